import type { InvitationView } from '@partner-hub/contracts/invitations/acceptance.ts'
import { CircleCheck } from 'lucide-react'
import { accepted, acceptedBefore as texts } from '../../texts/accept.ts'
import { withNames } from '../../texts/names.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link.tsx'
import { MessageCard } from '../../ui/notices/message-card.tsx'
import { FailureBanner } from './open-invitation.tsx'
import type { Acceptance } from './use-acceptance.ts'

/** The account belongs to the reader: shows the way into it. */
export function AccountCard({ title, text, openUrl }: { title: string; text: string; openUrl: string | null }) {
  return (
    <MessageCard icon={CircleCheck} tone="success" title={title} text={text}>
      {openUrl === null ? (
        <p className="text-text-muted">{withNames(accepted.later)}</p>
      ) : (
        <LinkButton href={openUrl} tone="primary" size="touch">
          {withNames(accepted.open)}
        </LinkButton>
      )}
    </MessageCard>
  )
}

/** A used link: shows the account to the person who accepted. Anyone else only learns that it was accepted. */
export function AlreadyAccepted({ view, begin }: { view: InvitationView; begin: Acceptance['begin'] }) {
  const { is_yours, open_url, client_name, firm_name, firm_has_access, signed_in_as } = view
  if (is_yours)
    return (
      <AccountCard title={texts.title} text={texts.text(client_name, firm_name, firm_has_access)} openUrl={open_url} />
    )
  if (signed_in_as !== null)
    return <MessageCard icon={CircleCheck} tone="success" title={texts.someone} text={texts.notYou(firm_name)} />
  return (
    <MessageCard icon={CircleCheck} tone="success" title={texts.someone} text={withNames(texts.signedOut)}>
      {begin.error && !begin.isPending && <FailureBanner failure={begin.error} />}
      <Button
        tone="primary"
        size="touch"
        isPending={begin.isPending || begin.isSuccess}
        onPress={() => begin.mutate('sign_in')}
      >
        {texts.signIn}
      </Button>
    </MessageCard>
  )
}
