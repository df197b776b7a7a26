import type { RefCallback } from 'react'
import type { Option } from './options.ts'

/** The props of a combobox, as a field or as a sheet. */
export type ComboboxProps = {
  label: string
  options: readonly Option[]
  value: string | null
  onChange: (value: string | null) => void
  onBlur?: () => void
  name?: string
  placeholder?: string
  hint?: string
  isDisabled?: boolean
  isInvalid?: boolean
  errorMessage?: string
  className?: string
  ref?: RefCallback<HTMLElement>
}
