import type { ReactNode } from 'react'
import { tv } from 'tailwind-variants/lite'

const frame = tv({
  base: 'tabular-nums',
  variants: { isWell: { true: 'rounded-panel border border-border bg-surface-sunken px-4 py-2' } },
})

/** Amounts one under another. */
export function MoneyLines({
  isWell,
  className,
  children,
}: {
  isWell?: boolean
  className?: string
  children: ReactNode
}) {
  return <dl className={frame({ isWell, className })}>{children}</dl>
}

const look = tv({
  slots: {
    line: 'flex items-baseline justify-between gap-4 py-1.75',
    name: 'min-w-0',
    figure: 'text-right whitespace-nowrap',
  },
  variants: {
    kind: {
      plain: { name: 'text-text-muted' },
      less: { name: 'text-text-muted', figure: 'text-success-text' },
      total: {
        line: 'mt-1.5 border-t border-border pt-3.5',
        name: 'font-semibold text-text',
        figure: 'text-[1.25rem]/6 font-semibold tracking-[-.015em]',
      },
      after: { line: 'mt-2 border-t border-border pt-3.5', name: 'text-text-muted' },
    },
  },
  defaultVariants: { kind: 'plain' },
})

type Props = {
  label: ReactNode
  value: ReactNode
  /** Small, under the label and under the value. */
  labelNote?: ReactNode
  valueNote?: ReactNode
  /** `less`: a credit or discount. `total`: the sum of the lines above. `after`: what comes later. */
  kind?: 'plain' | 'less' | 'total' | 'after'
}

export function MoneyLine({ label, value, labelNote, valueNote, kind }: Props) {
  const { line, name, figure } = look({ kind })
  return (
    <div className={line()}>
      <dt className={name()}>
        {label}
        {labelNote && <Note>{labelNote}</Note>}
      </dt>
      <dd className={figure()}>
        {value}
        {valueNote && <Note>{valueNote}</Note>}
      </dd>
    </div>
  )
}

function Note({ children }: { children: ReactNode }) {
  return <span className="block text-small font-regular tracking-normal text-text-subtle">{children}</span>
}

/** The figure of a total, with its currency in small print. */
export function Total({ figure, currency }: { figure: string; currency: string }) {
  return (
    <>
      {figure} <span className="text-small font-medium tracking-normal text-text-muted">{currency}</span>
    </>
  )
}
