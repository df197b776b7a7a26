import { Check } from 'lucide-react'
import { tv } from 'tailwind-variants/lite'

const look = tv({
  base: 'grid size-6 shrink-0 place-items-center rounded-full border-[1.5px] text-[0.75rem]/none font-semibold tabular-nums',
  variants: {
    state: {
      done: 'border-accent bg-accent text-on-accent',
      now: 'border-accent bg-surface text-accent-text ring-3 ring-accent-soft',
      ahead: 'border-border-control bg-surface text-text-muted',
    },
  },
})

/** A numbered step: a tick when done, a ring while current. */
export function StepDot({ number, state }: { number: number; state: 'done' | 'now' | 'ahead' }) {
  return (
    <span className={look({ state })} aria-hidden>
      {state === 'done' ? <Check size={14} strokeWidth={2.5} /> : number}
    </span>
  )
}
