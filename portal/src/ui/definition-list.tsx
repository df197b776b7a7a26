import type { ReactNode } from 'react'
import { tv } from 'tailwind-variants/lite'

const look = tv({
  base: 'grid',
  variants: {
    columns: {
      1: 'grid-cols-1 gap-y-3.5',
      2: 'grid-cols-2 gap-x-6 gap-y-4.5 max-md:grid-cols-1 max-md:gap-y-3.5',
    },
  },
})

export type Fact = {
  label: string
  /** Nothing, or an empty text, shows as `empty`. */
  value: ReactNode
  /** Digits of the same width, as for phones and money. */
  isNumber?: boolean
}

type Props = { facts: readonly Fact[]; empty: string; columns?: 1 | 2; className?: string }

/** Labels over values, read in rows. */
export function DefinitionList({ facts, empty, columns = 2, className }: Props) {
  return (
    <dl className={look({ columns, className })}>
      {facts.map(({ label, value, isNumber }) => (
        <div key={label} className="min-w-0">
          <dt className="mb-0.5 text-small text-text-subtle">{label}</dt>
          <dd className={`wrap-anywhere ${isNumber && value ? 'tabular-nums' : ''}`}>{valueOr(value, empty)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The same on one line each, for the parts of one value. */
export function PartsList({ facts, empty }: { facts: readonly Fact[]; empty: string }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      {facts.map(({ label, value }) => (
        <div key={label} className="col-span-2 grid grid-cols-subgrid items-baseline">
          <dt className="text-small text-text-subtle">{label}</dt>
          <dd className="wrap-anywhere">{valueOr(value, empty)}</dd>
        </div>
      ))}
    </dl>
  )
}

const valueOr = (value: ReactNode, empty: string): ReactNode =>
  value === null || value === undefined || value === '' ? <span className="text-text-subtle">{empty}</span> : value
