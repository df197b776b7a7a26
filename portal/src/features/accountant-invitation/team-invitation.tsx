import type { AccountantInvitation } from '@partner-hub/contracts/books/accountant-invitations.ts'
import type { Organization } from '@partner-hub/contracts/firms/organization.ts'
import { ArrowLeftRight, Ban, KeyRound, ListPlus, UserPlus, Users, Wallet } from 'lucide-react'
import { may } from '../../api/may.ts'
import { accountantInvitation as texts } from '../../texts/accountant-invitation.ts'
import { withNames } from '../../texts/names.ts'
import { onDay } from '../../ui/dates/on-day.ts'
import { DefinitionList } from '../../ui/facts/definition-list.tsx'
import { Fact } from '../../ui/facts/fact.tsx'
import { Initials } from '../../ui/facts/initials.tsx'
import { Panel } from '../../ui/facts/panel.tsx'
import { FirmMark } from '../../ui/marks/firm-mark.tsx'
import { Icon } from '../../ui/marks/icon.tsx'

type Props = { invitation: AccountantInvitation; organization: Organization | undefined }

/** Who invites the firm, to which team, and what accepting means, or what to do if the reader cannot accept. */
export function TeamInvitation({ invitation, organization }: Props) {
  const { uuid, business_name, owner_name, owner_email, expires_at } = invitation
  return (
    <main className="mx-auto grid w-full max-w-260 flex-1 grid-cols-[minmax(0,560px)_320px] content-start items-start justify-between gap-16 px-8 pt-12 pb-16 max-lg:grid-cols-[minmax(0,640px)] max-lg:justify-center max-lg:gap-6 max-md:px-4 max-md:pt-6 max-md:pb-10">
      <div>
        <div className="mb-6 flex items-center gap-2.5">
          <Initials name={business_name} uuid={uuid} size={48} />
          {organization && (
            <>
              <Icon of={ArrowLeftRight} className="text-text-subtle" />
              <FirmMark name={organization.name} logoUrl={organization.signed_url} size={48} />
            </>
          )}
        </div>
        <h1 tabIndex={-1} className="type-display text-balance wrap-anywhere">
          {texts.heading(owner_name, business_name)}
        </h1>
        <p className="mt-2.5 text-pretty text-text-muted">{withNames(texts.intro)}</p>
        <ul className="mt-6">{organization && !may('create_clients') ? <NoAnswer owner={owner_name} /> : <Gains />}</ul>
      </div>
      <Panel title={<span className="wrap-anywhere">{business_name}</span>}>
        <div className="px-5 pb-5 max-md:px-4">
          <DefinitionList
            empty=""
            facts={[
              { label: texts.facts.invitedBy, value: <Inviter name={owner_name} email={owner_email} /> },
              { label: texts.facts.role, value: texts.role },
              { label: texts.facts.validUntil, value: onDay(expires_at) },
            ]}
          />
        </div>
      </Panel>
    </main>
  )
}

function Gains() {
  return (
    <>
      <Fact icon={ListPlus} {...texts.gets.list} />
      <Fact icon={KeyRound} {...texts.gets.account} />
      <Fact icon={Wallet} {...texts.gets.money} />
    </>
  )
}

/** Instead of promises to someone whose role cannot accept (DEC-97). */
function NoAnswer({ owner }: { owner: string }) {
  const { accept, ask, whom } = texts.cannot
  const { title, text } = ask(owner)
  return (
    <>
      <Fact icon={Ban} {...accept} />
      <Fact icon={UserPlus} title={title} text={withNames(text)} />
      <Fact icon={Users} {...whom} />
    </>
  )
}

function Inviter({ name, email }: { name: string; email: string | null }) {
  if (!name) return email
  return (
    <>
      {texts.ownerOf(name)}
      {email && <span className="block text-small text-text-subtle">{email}</span>}
    </>
  )
}
