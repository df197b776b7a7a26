import type { LucideIcon } from 'lucide-react'
import { Icon } from '../marks/icon.tsx'

/** A list item with one thing to know before deciding: what it is, and what it means. */
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
