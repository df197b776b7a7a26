import {
  Archive,
  Check,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleQuestionMark,
  Clock,
  Lock,
  type LucideIcon,
  Mail,
  Send,
  X,
} from 'lucide-react'
import { Tooltip } from '../overlays/tooltip.tsx'
import { Pill, type PillTone } from './pill.tsx'
import { TrialDial } from './trial-dial.tsx'

const icons = {
  settled: CircleCheck,
  accepted: Check,
  missing: CircleDashed,
  alert: CircleAlert,
  locked: Lock,
  sent: Send,
  late: Clock,
  refused: X,
  unsent: Mail,
  unknown: CircleQuestionMark,
  archived: Archive,
} as const satisfies Record<string, LucideIcon>

type Props = {
  look: {
    readonly text: string
    readonly tone: PillTone
    readonly mark: keyof typeof icons | 'trial'
    readonly daysLeft?: number
    readonly note?: string
  }
}

/** A status as a pill; its note opens on hover and on focus. */
export function StatusPill({ look: { text, tone, mark, daysLeft, note } }: Props) {
  const pill = (
    <Pill
      tone={tone}
      {...(mark === 'trial' ? { mark: <TrialDial daysLeft={daysLeft ?? 0} /> } : { icon: icons[mark] })}
    >
      {text}
    </Pill>
  )
  if (!note) return pill
  return (
    <Tooltip text={note}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the note must be reachable by keyboard */}
      <span tabIndex={0} className="relative z-1 inline-flex rounded-pill">
        {pill}
      </span>
    </Tooltip>
  )
}
