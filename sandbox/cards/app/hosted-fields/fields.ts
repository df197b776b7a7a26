/** The keys of the fields that a page can ask for. */
export type FieldKey =
  | 'number'
  | 'cvv'
  | 'expirationDate'
  | 'expirationMonth'
  | 'expirationYear'
  | 'cardholderName'
  | 'postalCode'

export interface FieldOptions {
  placeholder?: string
  prefill?: string
  type?: string
  maxlength?: number
  minlength?: number
}

/** What the page passed to `hostedFields.create`. */
export interface MerchantConfiguration {
  fields: Partial<Record<FieldKey, FieldOptions>>
  styles?: Record<string, Record<string, string>>
  preventAutofill?: boolean
}

export interface FieldState {
  isEmpty: boolean
  isValid: boolean
  isPotentiallyValid: boolean
  isFocused: boolean
}

export const isNumeric = (field: FieldKey): boolean => field !== 'cardholderName' && field !== 'postalCode'
