import type { ReactNode } from 'react'

type Step = { when: string; what: ReactNode }

/** Dated steps; the first is today's. */
export function Timeline({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="grid gap-3">
      {steps.map(({ when, what }) => (
        <li
          key={when}
          className="relative pl-6.5 before:absolute before:top-1.5 before:left-[3px] before:size-[9px] before:rounded-full before:border-2 before:border-border-control before:bg-surface-raised after:absolute after:top-[18px] after:-bottom-[15px] after:left-[7px] after:w-px after:bg-border-strong first:before:border-accent first:before:bg-accent last:after:hidden"
        >
          <b className="block font-strong tabular-nums">{when}</b>
          <span className="block text-small text-pretty text-text-muted">{what}</span>
        </li>
      ))}
    </ol>
  )
}
