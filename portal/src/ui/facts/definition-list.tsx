import type { CSSProperties, ReactNode } from 'react'
import { tv } from 'tailwind-variants/lite'

const look = tv({
  base: 'grid grid-cols-1 gap-y-3.5',
  variants: { isPair: { true: 'md:grid-cols-2 md:gap-x-6 md:gap-y-4.5' } },
})

export type Fact = {
  label: string
  /** Null, undefined or an empty text shows as `empty`. */
  value: ReactNode
}

type Props = {
  facts: readonly Fact[]
  /** A second column, read after the first. */
  beside?: readonly Fact[]
  empty: string
  /** On a phone, one line that replaces all empty facts. */
  emptyLine?: (labels: string) => string
  className?: string
}

/** Labels over values, read column by column; on a phone in one column. */
export function DefinitionList({ facts, beside = [], empty, emptyLine, className }: Props) {
  const missing = [...facts, ...beside].filter(({ value }) => isEmpty(value)).map(({ label }) => label)
  return (
    <div className={className}>
      <dl className={look({ isPair: beside.length > 0 })}>
        {[facts, beside].map((column, index) =>
          column.map(({ label, value }, row) => (
            <div
              key={label}
              style={{ '--column': index + 1, '--row': row + 1 } as CSSProperties}
              className={`min-w-0 md:[grid-column:var(--column)] md:[grid-row:var(--row)] ${emptyLine && isEmpty(value) ? 'max-md:hidden' : ''}`}
            >
              <dt className="mb-0.5 text-small text-text-subtle">{label}</dt>
              <dd className="wrap-anywhere">{valueOr(value, empty)}</dd>
            </div>
          )),
        )}
      </dl>
      {emptyLine && missing.length > 0 && (
        <p className="text-small text-text-subtle not-first:mt-3.5 md:hidden">{emptyLine(missing.join(', '))}</p>
      )}
    </div>
  )
}

/** One line per fact, for the parts of one value. */
export function PartsList({ facts, empty }: { facts: readonly Fact[]; empty: string }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className={`col-span-2 grid grid-cols-subgrid items-baseline ${isEmpty(value) ? 'max-md:hidden' : ''}`}
        >
          <dt className="text-small text-text-subtle">{label}</dt>
          <dd className="wrap-anywhere">{valueOr(value, empty)}</dd>
        </div>
      ))}
    </dl>
  )
}

const isEmpty = (value: ReactNode): boolean => value === null || value === undefined || value === ''

const valueOr = (value: ReactNode, empty: string): ReactNode =>
  isEmpty(value) ? <span className="text-text-subtle">{empty}</span> : value
