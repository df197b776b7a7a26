import { useId } from 'react'

type Props = { label: string; hint?: string; isOn: boolean; onChange: (isOn: boolean) => void }

/** Acts at once, unlike a checkbox, which waits for Save. */
export function Switch({ label, hint, isOn, onChange }: Props) {
  const id = useId()
  return (
    <label htmlFor={id} className="flex w-fit cursor-pointer items-center gap-3">
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        className="relative h-5.5 w-9 shrink-0 cursor-[inherit] appearance-none rounded-full border border-border-control bg-surface transition-colors before:absolute before:top-[2px] before:left-[2px] before:size-4 before:rounded-full before:bg-border-control before:transition-transform checked:border-accent checked:bg-accent checked:before:translate-x-3.5 checked:before:bg-on-accent forced-colors:before:bg-[CanvasText]"
      />
      <span className="text-small">
        {label} {hint && <span className="text-text-subtle">{hint}</span>}
      </span>
    </label>
  )
}
