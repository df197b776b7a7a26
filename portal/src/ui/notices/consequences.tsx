import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../marks/icon.tsx'

/** `isGrave`: cannot be undone, so it is not in the gray of the rest. */
export type Consequence = { key: string; icon: LucideIcon; text: ReactNode; isGrave?: boolean }

/** What an action will do, line by line, before it is confirmed. */
export function Consequences({ lines }: { lines: readonly Consequence[] }) {
  return (
    <ul className="grid gap-3 pt-1 text-text-muted">
      {lines.map(({ icon, text, key, isGrave }) => (
        <li key={key} className="grid grid-cols-[1rem_minmax(0,1fr)] gap-3">
          <Icon of={icon} className={`mt-0.5 ${isGrave ? 'text-danger-icon' : 'text-text-subtle'}`} />
          <span className={`text-pretty wrap-break-word ${isGrave ? 'text-text' : ''}`}>{text}</span>
        </li>
      ))}
    </ul>
  )
}
