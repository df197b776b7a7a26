import { Eye, EyeOff } from 'lucide-react'
import { type HTMLAttributes, type HTMLInputTypeAttribute, type Ref, useId, useState } from 'react'
import { Icon } from '../marks/icon.tsx'
import { words } from '../words.ts'
import { FieldFoot } from './field-foot.tsx'
import { boxLook, boxState, labelLook } from './field-look.ts'
import { OptionalMark } from './optional-mark.tsx'

export type TextFieldProps = {
  label: string
  name?: string
  /** Controlled with `value`; with `defaultValue` the browser holds the text, as in plain forms. */
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  onBlur?: () => void
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'password' | 'tel'>
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  autoComplete?: string
  autoFocus?: boolean
  placeholder?: string
  hint?: string
  /** Shows a counter; exceeding it is an error, and nothing is cut off. */
  limit?: number
  isOptional?: boolean
  isRequired?: boolean
  isDisabled?: boolean
  /** Shown and submitted, but not editable. */
  isReadOnly?: boolean
  isInvalid?: boolean
  errorMessage?: string
  className?: string
  ref?: Ref<HTMLInputElement>
}

export function TextField({
  label,
  value,
  defaultValue,
  onChange,
  type = 'text',
  hint,
  limit,
  isOptional = false,
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  isInvalid = false,
  errorMessage,
  className,
  ...input
}: TextFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState(defaultValue ?? '')
  const [isShown, setShown] = useState(false)
  const error = isInvalid && errorMessage ? `${id}-error` : undefined
  const describedBy = [hint && `${id}-hint`, error].filter(Boolean).join(' ') || undefined
  return (
    <div className={`min-w-0 ${className ?? ''}`}>
      <label htmlFor={id} className={labelLook}>
        {label}
        {isOptional && <OptionalMark />}
      </label>
      <div className={boxLook({ state: boxState(isInvalid, isDisabled || isReadOnly) })}>
        <input
          {...input}
          id={id}
          type={type === 'password' && isShown ? 'text' : type}
          value={value}
          defaultValue={defaultValue}
          required={isRequired}
          disabled={isDisabled}
          readOnly={isReadOnly}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy}
          onChange={(event) => {
            setTyped(event.target.value)
            onChange?.(event.target.value)
          }}
          className="h-full min-w-0 flex-1 bg-transparent outline-none"
        />
        {type === 'password' && <ShowButton isShown={isShown} onPress={() => setShown(!isShown)} />}
      </div>
      <FieldFoot
        hintId={`${id}-hint`}
        hint={hint}
        errorId={error}
        error={error && errorMessage}
        used={[...(value ?? typed)].length}
        limit={limit}
      />
    </div>
  )
}

function ShowButton({ isShown, onPress }: { isShown: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={isShown ? words.hidePassword : words.showPassword}
      onClick={onPress}
      className="-mr-1.5 grid size-7 place-items-center rounded-pill text-text-subtle transition-colors hover:bg-surface-hover hover:text-text"
    >
      <Icon of={isShown ? EyeOff : Eye} />
    </button>
  )
}
