import { Check, Minus } from 'lucide-react'
import type { Ref } from 'react'
import { tv } from 'tailwind-variants/lite'

const look = tv({
  base: 'peer col-start-1 row-start-1 size-[18px] cursor-[inherit] appearance-none rounded-box border-[1.5px] bg-surface transition-colors checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent disabled:border-border-strong disabled:bg-surface-sunken',
  variants: { isInvalid: { true: 'border-danger-icon', false: 'border-border-control' } },
})

export type CheckBoxProps = {
  id?: string
  name?: string
  value?: string
  isSelected?: boolean
  defaultSelected?: boolean
  /** Some of its items are selected, but not all. */
  isMixed?: boolean
  onChange?: (isSelected: boolean) => void
  onBlur?: () => void
  isDisabled?: boolean
  isInvalid?: boolean
  describedBy?: string
  /** Only if no label surrounds it, as in a table. */
  'aria-label'?: string
  className?: string
  ref?: Ref<HTMLInputElement>
}

/** The bare box with its tick; Checkbox and CheckCard add the label. */
export function CheckBox({
  isSelected,
  defaultSelected,
  isMixed = false,
  onChange,
  isDisabled,
  isInvalid = false,
  describedBy,
  className,
  ref,
  ...input
}: CheckBoxProps) {
  return (
    <span className={`grid shrink-0 place-items-center ${className ?? ''}`}>
      <input
        {...input}
        ref={(box) => {
          if (box) box.indeterminate = isMixed
          if (typeof ref === 'function') ref(box)
          else if (ref) ref.current = box
        }}
        type="checkbox"
        checked={isSelected}
        defaultChecked={defaultSelected}
        disabled={isDisabled}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => onChange?.(event.target.checked)}
        className={look({ isInvalid })}
      />
      {(isSelected ?? true) || isMixed ? (
        <span className="pointer-events-none col-start-1 row-start-1 text-on-accent opacity-0 peer-checked:opacity-100 peer-indeterminate:opacity-100 peer-disabled:text-text-disabled">
          {isMixed ? <Minus size={12} strokeWidth={3} aria-hidden /> : <Check size={12} strokeWidth={3} aria-hidden />}
        </span>
      ) : null}
    </span>
  )
}
