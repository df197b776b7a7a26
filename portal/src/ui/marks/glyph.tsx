import type { LucideIcon } from 'lucide-react'
import { tv } from 'tailwind-variants/lite'
import { Icon } from './icon.tsx'

const look = tv({
  base: 'grid size-12 shrink-0 place-items-center rounded-panel inset-ring',
  variants: {
    tone: {
      accent: 'bg-accent-soft text-accent-text inset-ring-accent-border',
      neutral: 'bg-neutral-bg text-neutral-text inset-ring-border',
      warning: 'bg-warning-bg text-warning-icon inset-ring-warning-border',
      success: 'bg-success-bg text-success-icon inset-ring-success-border',
      danger: 'bg-danger-bg text-danger-icon inset-ring-danger-border',
    },
  },
})

type Props = { icon: LucideIcon; tone?: 'accent' | 'neutral' | 'warning' | 'success' | 'danger'; className?: string }

/** The icon at the top of a page without a form. */
export function Glyph({ icon, tone = 'accent', className }: Props) {
  return (
    <span className={look({ tone, className })}>
      <Icon of={icon} size={24} />
    </span>
  )
}
