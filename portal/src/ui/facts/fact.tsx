import type { LucideIcon } from 'lucide-react'
import { Icon } from '../marks/icon.tsx'

/** One thing to know before an answer: what it is, and what that means. Inside a list. */
export function Fact({ icon, title, text }: { icon: LucideIcon; title: string; text: string }) {
  return (
    <li className="flex gap-3.5 border-t border-border py-3">
      <Icon of={icon} size={18} className="mt-0.5 text-accent-text" />
      <span className="min-w-0">
        <span className="block font-strong wrap-anywhere">{title}</span>
        <span className="block text-small text-pretty text-text-muted">{text}</span>
      </span>
    </li>
  )
}
