import { type ReactNode, useId } from 'react'
import { FieldError } from './field-error.tsx'
import { OptionalMark } from './optional-mark.tsx'
import { RequiredAsterisk } from './required-asterisk.tsx'

const legendLooks = {
  label: 'mb-2.5 text-label text-text',
  section: 'mb-2.5 text-section text-text',
  hidden: 'sr-only',
} as const

type Props = {
  legend: string
  /** Shows the asterisk, red once `isInvalid`. */
  isRequired?: boolean
  isOptional?: boolean
  isInvalid?: boolean
  errorMessage?: string
  /** 'section' for a question that deserves a section heading; 'hidden' if the page's heading already asks it. */
  legendSize?: keyof typeof legendLooks
  children: ReactNode
  className?: string
}

/** Several inputs that answer one question. */
export function FieldGroup({
  legend,
  isRequired,
  isOptional,
  isInvalid = false,
  errorMessage,
  legendSize = 'label',
  children,
  className,
}: Props) {
  const id = useId()
  const error = isInvalid && errorMessage ? id : undefined
  return (
    <fieldset className={`min-w-0 ${className ?? ''}`} aria-describedby={error}>
      <legend className={legendLooks[legendSize]}>
        {legend}
        {isRequired && <RequiredAsterisk isMissing={isInvalid} />}
        {isOptional && <OptionalMark />}
      </legend>
      {children}
      {error && <FieldError id={error}>{errorMessage ?? ''}</FieldError>}
    </fieldset>
  )
}
