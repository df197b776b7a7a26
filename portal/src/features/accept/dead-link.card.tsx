import type { InvitationView } from '@partner-hub/contracts/acceptance.ts'
import { Clock, type LucideIcon, MailPlus, Unlink, X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { deadLinks } from '../../texts/accept.ts'
import { withNames } from '../../texts/names.ts'
import { MessageCard } from './message.card.tsx'

type Dead = Exclude<InvitationView['state'], 'open' | 'accepted'>
type Look = { icon: LucideIcon; tone: ComponentProps<typeof MessageCard>['tone'] }

const looks: Readonly<Record<Dead, Look>> = {
  expired: { icon: Clock, tone: 'warning' },
  replaced: { icon: MailPlus, tone: 'neutral' },
  declined: { icon: X, tone: 'neutral' },
}

export function DeadLinkCard({ state, firm }: { state: Dead; firm: string }) {
  const { title, text } = deadLinks[state]
  return <MessageCard {...looks[state]} title={title} text={withNames(text(firm))} />
}

export function UnknownLinkCard() {
  return <MessageCard icon={Unlink} tone="neutral" {...deadLinks.unknown} />
}
