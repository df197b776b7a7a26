import { type ReactNode, type Ref, useId } from 'react'
import { CheckBox } from './check-box.tsx'
import { FieldError } from './field-error.tsx'

export type CheckboxProps = {
  children: ReactNode
  name?: string
  value?: string
  isSelected?: boolean
  defaultSelected?: boolean
  onChange?: (isSelected: boolean) => void
  onBlur?: () => void
  isDisabled?: boolean
  isInvalid?: boolean
  errorMessage?: string
  ref?: Ref<HTMLInputElement>
}

/** Takes effect with the form's Save. The whole label is the target. */
export function Checkbox({ children, isInvalid = false, errorMessage, ...box }: CheckboxProps) {
  const id = useId()
  const error = isInvalid && errorMessage ? `${id}-error` : undefined
  return (
    <div>
      <label
        htmlFor={id}
        className="flex w-fit cursor-pointer items-start gap-2.5 py-1 has-disabled:cursor-default has-disabled:text-text-disabled"
      >
        <CheckBox {...box} id={id} isInvalid={isInvalid} describedBy={error} className="mt-px" />
        <span className="min-w-0">{children}</span>
      </label>
      {error && <FieldError id={error}>{errorMessage ?? ''}</FieldError>}
    </div>
  )
}
