import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { tv } from 'tailwind-variants/lite'
import { Icon } from '../marks/icon.tsx'

const look = tv({
  base: 'inline-flex h-6 items-center gap-[5px] rounded-pill pr-2 pl-1.5 text-pill whitespace-nowrap tabular-nums inset-ring',
  variants: {
    tone: {
      success: 'bg-success-bg text-success-text inset-ring-success-border/55 [&>svg]:text-success-icon',
      info: 'bg-info-bg text-info-text inset-ring-info-border/55 [&>svg]:text-info-icon',
      warning: 'bg-warning-bg text-warning-text inset-ring-warning-border/55 [&>svg]:text-warning-icon',
      danger: 'bg-danger-bg text-danger-text inset-ring-danger-border/55 [&>svg]:text-danger-icon',
      neutral: 'bg-neutral-bg text-neutral-text inset-ring-neutral-border/55 [&>svg]:text-neutral-icon',
      quiet: 'text-text-muted inset-ring-border [&>svg]:text-success-icon',
      outline: 'text-text-muted inset-ring-border-strong [&>svg]:text-neutral-icon',
    },
  },
})

export type PillTone = 'success' | 'info' | 'warning' | 'danger' | 'neutral' | 'quiet' | 'outline'

type Props = {
  tone: PillTone
  icon?: LucideIcon
  /** A custom drawing instead of an icon, such as the trial dial. */
  mark?: ReactNode
  children: ReactNode
}

/** A status in a word, never by color alone. `quiet` means settled and fine, `outline` not there yet. */
export function Pill({ tone, icon, mark, children }: Props) {
  return (
    <span className={look({ tone })}>
      {icon ? <Icon of={icon} size={14} /> : mark}
      {children}
    </span>
  )
}
