import type { InvitationView } from '@partner-hub/contracts/invitations/acceptance.ts'
import { Clock, type LucideIcon, MailPlus, Unlink, X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { pageData } from '../../api/page-data.ts'
import { deadLinks } from '../../texts/accept.ts'
import { LinkButton } from '../../ui/actions/link.tsx'
import { onDay } from '../../ui/dates/on-day.ts'
import { MessageCard } from '../../ui/notices/message-card.tsx'
import { AskAgain } from './ask-again.tsx'
import type { Acceptance } from './use-acceptance.ts'

type Dead = Exclude<InvitationView['state'], 'open' | 'accepted'>
type Look = { icon: LucideIcon; tone: ComponentProps<typeof MessageCard>['tone'] }

const looks: Readonly<Record<Dead, Look>> = {
  expired: { icon: Clock, tone: 'warning' },
  replaced: { icon: MailPlus, tone: 'neutral' },
  withdrawn: { icon: Unlink, tone: 'neutral' },
  declined: { icon: X, tone: 'neutral' },
}

const isAnswered = ({ asked_at, sent_at }: InvitationView): boolean =>
  asked_at !== null && Date.parse(asked_at) <= Date.parse(sent_at)

const textOf = (state: Dead, view: InvitationView): string => {
  const { firm_name: firm, client_name: client } = view
  switch (state) {
    case 'expired':
      return deadLinks.expired.text(firm, client, onDay(view.expires_at))
    case 'replaced':
      return deadLinks.replaced.text(firm, onDay(view.sent_at), !isAnswered(view))
    case 'withdrawn':
      return deadLinks.withdrawn.text(firm, onDay(view.withdrawn_at ?? view.sent_at))
    case 'declined':
      return deadLinks.declined.text(firm)
  }
}

type Props = { state: Dead; view: InvitationView; ask: Acceptance['ask'] }

/** Why the link no longer works, and the one next step: ask for another, or write to the firm. */
export function DeadLinkCard({ state, view, ask }: Props) {
  const { firm_name, firm_logo_url, firm_email } = view
  const card = { ...looks[state], title: deadLinks[state].title, text: textOf(state, view) }
  const firm = { name: firm_name, logoUrl: firm_logo_url }
  if (state === 'expired' || state === 'replaced')
    return <AskAgain card={card} firm={firm} view={view} isAnswered={isAnswered(view)} ask={ask} />
  return (
    <MessageCard {...card} firm={firm}>
      {firm_email && (
        <LinkButton href={`mailto:${firm_email}`} size="touch" className="h-auto! min-h-11 py-2 whitespace-normal!">
          <span className="wrap-anywhere">{deadLinks.email(firm_name)}</span>
        </LinkButton>
      )}
    </MessageCard>
  )
}

export function UnknownLinkCard() {
  const { title, text, support } = deadLinks.unknown
  return (
    <MessageCard icon={Unlink} tone="neutral" title={title} text={text}>
      <LinkButton href={pageData().support_url} size="touch">
        {support}
      </LinkButton>
    </MessageCard>
  )
}
