import type { InvitationView } from '@partner-hub/contracts/invitations/acceptance.ts'
import { MailCheck } from 'lucide-react'
import type { ComponentProps } from 'react'
import { asking } from '../../texts/accept.ts'
import { Button } from '../../ui/actions/button.tsx'
import { atMoment } from '../../ui/dates/at-moment.ts'
import { MessageCard } from '../../ui/notices/message-card.tsx'
import { FailureBanner } from './open-invitation.tsx'
import type { Acceptance } from './use-acceptance.ts'

type Card = Pick<ComponentProps<typeof MessageCard>, 'icon' | 'tone' | 'title' | 'text'>
type Props = {
  card: Card
  firm: { name: string; logoUrl: string | null }
  view: InvitationView
  /** The firm sent the invitation again after the last request. */
  isAnswered: boolean
  ask: Acceptance['ask']
}

const askedToday = (
  <Button size="touch" isDisabled>
    {asking.done.button}
  </Button>
)

/** Notifies the firm, once a day (DEC-88). The reader gets no mail until the firm sends one. */
export function AskAgain({ card, firm, view, isAnswered, ask }: Props) {
  const asked_at = ask.data?.asked_at ?? (isAnswered ? null : view.asked_at)
  if (asked_at !== null)
    return (
      <MessageCard
        key="asked"
        icon={MailCheck}
        tone="success"
        title={asking.done.title(firm.name)}
        text={asking.done.text(atMoment(asked_at))}
        firm={firm}
      >
        {askedToday}
      </MessageCard>
    )
  return (
    <MessageCard key="asking" {...card} firm={firm}>
      {ask.error && !ask.isPending && <FailureBanner failure={ask.error} />}
      {isAnswered ? (
        askedToday
      ) : (
        <Button tone="primary" size="touch" isPending={ask.isPending} onPress={() => ask.mutate()}>
          {asking.button}
        </Button>
      )}
    </MessageCard>
  )
}
