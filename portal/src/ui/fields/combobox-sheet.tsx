import { ChevronsUpDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Icon } from '../marks/icon.tsx'
import { words } from '../words.ts'
import type { ComboboxProps } from './combobox-props.ts'
import { FieldFoot } from './field-foot.tsx'
import { boxLook, boxState, labelLook } from './field-look.ts'
import { OptionSheet } from './option-sheet.tsx'

/** The combobox on a phone: a field that opens its options in a sheet over the whole page. */
export function ComboboxSheet({ label, options, value, onChange, placeholder, ...field }: ComboboxProps) {
  const { isInvalid = false, isDisabled = false, hint, errorMessage, onBlur, name, className, ref } = field
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const chosen = options.find((option) => option.value === value)
  const error = isInvalid && errorMessage ? `${id}-error` : undefined
  const close = () => {
    setOpen(false)
    onBlur?.()
  }
  return (
    <div className={`min-w-0 ${className ?? ''}`}>
      <span id={`${id}-label`} className={labelLook}>
        {label}
      </span>
      <button
        ref={ref}
        type="button"
        name={name}
        id={`${id}-value`}
        disabled={isDisabled}
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}-value`}
        aria-describedby={[hint && `${id}-hint`, error].filter(Boolean).join(' ') || undefined}
        onClick={() => setOpen(true)}
        className={boxLook({ state: boxState(isInvalid, isDisabled), focus: 'self' })}
      >
        <span className={`min-w-0 flex-1 truncate ${chosen ? '' : 'text-text-subtle'}`}>
          {chosen?.label ?? placeholder ?? words.selectOne}
        </span>
        <Icon of={ChevronsUpDown} className="text-text-subtle" />
      </button>
      <FieldFoot
        hintId={`${id}-hint`}
        used={0}
        {...(hint && { hint })}
        {...(error && errorMessage && { errorId: error, error: errorMessage })}
      />
      {isOpen && (
        <OptionSheet
          label={label}
          options={options}
          chosen={chosen}
          onChoose={(option) => {
            onChange(option.value)
            close()
          }}
          onClose={close}
        />
      )}
    </div>
  )
}
