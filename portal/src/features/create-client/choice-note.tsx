import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/marks/icon.tsx'

type Props = { icon: LucideIcon; children: ReactNode }

/** What a choice implies, shown inside its card. */
export function ChoiceNote({ icon, children }: Props) {
  return (
    <span className="mt-2.5 flex items-start gap-2 border-t border-accent-border pt-2.5 text-text">
      <Icon of={icon} className="mt-0.5 text-info-icon" />
      {children}
    </span>
  )
}
