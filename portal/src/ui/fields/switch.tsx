import { useId } from 'react'
import { mayOnlyLook } from '../actions/button.tsx'
import { Tooltip } from '../overlays/tooltip.tsx'
import { words } from '../words.ts'

type Props = {
  label: string
  hint?: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  /** Stores a setting of this browser only, so it works during support visits too. */
  changesNothing?: boolean
}

const frame =
  'relative h-5.5 w-9 shrink-0 cursor-[inherit] appearance-none rounded-full border transition-colors before:absolute before:top-[2px] before:left-[2px] before:size-4 before:rounded-full before:transition-transform checked:before:translate-x-3.5 forced-colors:before:bg-[CanvasText]'
const live =
  'border-border-control bg-surface before:bg-border-control checked:border-accent checked:bg-accent checked:before:bg-on-accent'
const off = 'border-border-strong bg-surface-pressed before:bg-border-strong'

/** Takes effect at once, unlike a checkbox, which waits for Save. */
export function Switch({ label, hint, isOn, onChange, changesNothing = false }: Props) {
  const id = useId()
  const textId = `${id}text`
  const isOff = !changesNothing && mayOnlyLook()
  const input = (
    <input
      id={id}
      type="checkbox"
      role="switch"
      checked={isOn}
      aria-checked={isOn}
      // The tooltip with the reason is rendered inside the label, but is not part of the name.
      aria-labelledby={textId}
      aria-disabled={isOff || undefined}
      onChange={(event) => isOff || onChange(event.target.checked)}
      className={`${frame} ${isOff ? off : live}`}
    />
  )
  return (
    <label htmlFor={id} className="flex w-fit cursor-pointer items-center gap-3">
      {isOff ? <Tooltip text={words.onlyLook}>{input}</Tooltip> : input}
      <span id={textId} className="text-small">
        {label} {hint && <span className="text-text-subtle">{hint}</span>}
      </span>
    </label>
  )
}
