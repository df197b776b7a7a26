import { type ReactNode, useId } from 'react'

type Props<Value extends string> = {
  legend: string
  options: readonly { value: Value; label: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
  isDisabled?: boolean
  className?: string
}

/** Two or three short options that change the view at once. */
export function Segmented<Value extends string>(props: Props<Value>) {
  const { legend, options, value, onChange, isDisabled = false, className = '' } = props
  const name = useId()
  return (
    <fieldset className={`inline-flex gap-0.5 rounded-control bg-surface-pressed p-[3px] ${className}`}>
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex h-7.5 cursor-pointer items-center gap-1.5 rounded-pill px-3.5 text-small font-strong whitespace-nowrap text-text-muted has-checked:bg-[light-dark(#ffffff,#333c41)] has-checked:text-text has-checked:shadow-xs has-disabled:cursor-default has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={value === option.value}
            disabled={isDisabled}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
