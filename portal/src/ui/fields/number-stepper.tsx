import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { Icon } from '../marks/icon.tsx'

type Props = {
  label: string
  fewer: string
  more: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
  isDisabled?: boolean
  isInvalid?: boolean
  /** The id of the field's error. */
  describedBy?: string | undefined
}

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

/** A small number with a button on either side; it can be typed too, and counts once it is left. */
export function NumberStepper(props: Props) {
  const { label, fewer, more, value, min, max, onChange, isDisabled = false, isInvalid = false, describedBy } = props
  const [typed, setTyped] = useState<string>()
  const set = (next: number) => {
    setTyped(undefined)
    const within = Math.min(max, Math.max(min, next))
    if (within !== value && !isDisabled) onChange(within)
  }
  const take = () => {
    if (typed !== undefined) set(Number.parseInt(typed, 10) || value)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step !== undefined) {
      event.preventDefault()
      set(value + step)
    } else if (event.key === 'Enter') take()
  }
  return (
    <div
      className={`inline-flex h-9 shrink-0 items-center rounded-control border bg-surface focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus max-md:h-11 ${isInvalid ? 'border-danger-icon inset-ring inset-ring-danger-icon' : 'border-border-control'}`}
    >
      <StepButton name={fewer} icon={Minus} isOff={isDisabled || value <= min} onPress={() => set(value - 1)} />
      <input
        role="spinbutton"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        inputMode="numeric"
        autoComplete="off"
        disabled={isDisabled}
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 4))}
        onBlur={take}
        onKeyDown={onKeyDown}
        className="h-full w-10 bg-transparent text-center font-strong tabular-nums outline-none"
      />
      <StepButton name={more} icon={Plus} isOff={isDisabled || value >= max} onPress={() => set(value + 1)} />
    </div>
  )
}

type StepProps = { name: string; icon: typeof Plus; isOff: boolean; onPress: () => void }

/** Stays focusable at the end of the range, so that the focus is not lost there. */
function StepButton({ name, icon, isOff, onPress }: StepProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onPress()}
      className="grid h-full w-9 place-items-center rounded-control text-text-muted transition-colors hover:text-text aria-disabled:text-text-disabled max-md:w-11"
    >
      <Icon of={icon} />
    </button>
  )
}
