import type { AccountantInvitation } from '@partner-hub/contracts/books/accountant-invitations.ts'
import { Building2 } from 'lucide-react'
import { waitingInvitations as texts } from '../../texts/waiting-invitations.ts'
import { RouteLink, RouteLinkButton } from '../../ui/actions/route-link.tsx'
import { Banner } from '../../ui/notices/banner.tsx'

type Props = { invitations: readonly AccountantInvitation[]; toInvitation: (uuid: string) => string }

/** Names a single business; several are counted, with a link each. */
export function WaitingInvitationsNotice({ invitations, toInvitation }: Props) {
  const [only] = invitations.length === 1 ? invitations : []
  return (
    <section aria-label={texts.name} className="mt-4">
      <Banner
        tone="info"
        icon={Building2}
        title={only ? texts.one(only.business_name) : texts.many(invitations.length)}
        text={only ? texts.text : <Businesses invitations={invitations} toInvitation={toInvitation} />}
        action={
          only && (
            <RouteLinkButton to={toInvitation(only.uuid)} size="sm">
              {texts.see}
            </RouteLinkButton>
          )
        }
      />
    </section>
  )
}

function Businesses({ invitations, toInvitation }: Props) {
  return (
    <>
      {texts.text}
      <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        {invitations.map(({ uuid, business_name }) => (
          <li key={uuid} className="min-w-0">
            <RouteLink to={toInvitation(uuid)}>{business_name}</RouteLink>
          </li>
        ))}
      </ul>
    </>
  )
}
