import { words } from '../words.ts'
import { StepDot } from './step-dot.tsx'

export type Step = { title: string; note?: string }

type Props = { steps: readonly Step[] /** Counted from 0. */; current: number }

/** The vertical line of steps beside a wizard's form. */
export function Stepper({ steps, current }: Props) {
  return (
    <ol>
      {steps.map(({ title, note }, index) => {
        const state = index < current ? 'done' : index === current ? 'now' : 'ahead'
        return (
          <li key={title} aria-current={state === 'now' ? 'step' : undefined} className="relative flex gap-3.5 pb-7">
            {index < steps.length - 1 && (
              <span
                aria-hidden
                className={`absolute top-7.5 bottom-1.5 left-[11.25px] w-[1.5px] ${state === 'done' ? 'bg-accent' : 'bg-border-strong'}`}
              />
            )}
            <StepDot number={index + 1} state={state} />
            <span className={`pt-0.5 ${state === 'now' ? 'font-semibold text-text' : 'font-medium text-text-muted'}`}>
              {title}
              {state === 'done' && <span className="sr-only"> ({words.stepDone})</span>}
              {note && <span className="mt-0.5 block text-small font-regular text-text-subtle">{note}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

/** The same on narrow screens: one line over a progress bar. */
export function StepLine({ steps, current }: Props) {
  const share = `${((current + 1) / steps.length) * 100}%`
  return (
    <div>
      <div className="mb-2 flex justify-between gap-2 text-small">
        <span className="font-strong">{steps[current]?.title}</span>
        <span className="shrink-0 text-text-subtle tabular-nums">{words.step(current + 1, steps.length)}</span>
      </div>
      <div className="h-1 overflow-hidden rounded-full bg-surface-pressed">
        <div className="h-full rounded-full bg-accent" style={{ width: share }} />
      </div>
    </div>
  )
}
