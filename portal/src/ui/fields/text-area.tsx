import { type Ref, useId } from 'react'
import { FieldFoot } from './field-foot.tsx'
import { boxLook, boxState, labelLook } from './field-look.ts'

type Props = {
  label: string
  /** Hides the label visually, if a heading above says the same. */
  isLabelHidden?: boolean
  value: string
  onChange: (value: string) => void
  /** Shows a counter; exceeding it is an error, and nothing is cut off. */
  limit?: number
  rows?: number
  /** Tall enough for a letter. */
  isTall?: boolean
  name?: string
  onBlur?: () => void
  hint?: string
  autoFocus?: boolean
  isInvalid?: boolean
  errorMessage?: string
  ref?: Ref<HTMLTextAreaElement>
}

/** A multi-line field that grows with its text. */
export function TextArea({
  label,
  isLabelHidden = false,
  value,
  onChange,
  limit,
  rows = 4,
  isTall = false,
  hint,
  isInvalid = false,
  errorMessage,
  ...input
}: Props) {
  const id = useId()
  const error = isInvalid && errorMessage ? `${id}-error` : undefined
  return (
    <div className="min-w-0">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : labelLook}>
        {label}
      </label>
      <div className={boxLook({ state: boxState(isInvalid, false), className: 'h-auto!' })}>
        <textarea
          {...input}
          id={id}
          rows={rows}
          value={value}
          aria-invalid={isInvalid || undefined}
          aria-describedby={[hint && `${id}-hint`, error].filter(Boolean).join(' ') || undefined}
          onChange={(event) => onChange(event.target.value)}
          className={`field-sizing-content min-w-0 flex-1 resize-none bg-transparent py-2.25 outline-none ${isTall ? 'min-h-75' : 'max-h-96 min-h-24'}`}
        />
      </div>
      <FieldFoot
        hintId={`${id}-hint`}
        hint={hint}
        errorId={error}
        error={error && errorMessage}
        used={[...value].length}
        limit={limit}
      />
    </div>
  )
}
