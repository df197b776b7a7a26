import type { ReactNode } from 'react'
import { words } from './words.ts'

const numbers = new Intl.NumberFormat()

type Props = { id?: string; children?: ReactNode; used?: number; limit?: number }

/** What helps to fill in a field, and from the start how much of its limit is used. */
export function FieldHint({ id, children, used, limit }: Props) {
  if (!children && limit === undefined) return null
  return (
    <div className="mt-1.5 flex justify-between gap-1.5 text-small text-text-subtle">
      <p id={id} className="min-w-0">
        {children}
      </p>
      {limit !== undefined && <Counter used={used ?? 0} limit={limit} />}
    </div>
  )
}

/** Spoken only when the limit is near: counting aloud from the first letter would drown the typing. */
function Counter({ used, limit }: { used: number; limit: number }) {
  const tone = used > limit ? 'font-medium text-danger-text' : ''
  return (
    <span aria-live={used >= limit * 0.9 ? 'polite' : 'off'} className={`shrink-0 tabular-nums ${tone}`}>
      {words.characters(numbers.format(used), numbers.format(limit))}
    </span>
  )
}
