import cardValidator from 'card-validator'

export const fieldNames = ['number', 'cvv', 'name', 'expiry', 'country', 'province', 'street', 'city', 'code'] as const
export type FieldName = (typeof fieldNames)[number]
export type Typed = Record<FieldName, string>
export type FieldErrors = Partial<Record<FieldName, string>>

const required: FieldErrors = {
  number: 'Enter the card number.',
  cvv: 'Enter the security code.',
  name: 'Enter the name on the card.',
  expiry: 'Enter the expiry date.',
  country: 'Enter the country.',
  street: 'Enter the street.',
  city: 'Enter the city.',
  code: 'Enter the ZIP or postal code.',
}

const invalid = ({ number, cvv, expiry }: Typed): FieldErrors => {
  const card = cardValidator.number(number)
  return {
    ...(!card.isValid && { number: 'Check the card number.' }),
    ...(!cardValidator.cvv(cvv, card.card?.code.size ?? [3, 4]).isValid && { cvv: 'Check the security code.' }),
    ...(!cardValidator.expirationDate(expiry).isValid && { expiry: 'Check the expiry date.' }),
  }
}

/** What is wrong with the fields, before they are sent. */
export const errorsOf = (typed: Typed): FieldErrors => {
  const missing = Object.entries(required).filter(([name]) => typed[name as FieldName].trim() === '')
  return { ...invalid(typed), ...Object.fromEntries(missing) }
}

export interface Outcome {
  status: string
  avs_error: boolean
  cvv_error: boolean
  error_code: number | null
}

const EXPIRY_DATE = 4008

/** The fields to correct after the provider refused the card. */
export const errorsAfter = ({ status, avs_error, cvv_error, error_code }: Outcome): FieldErrors => {
  if (status === 'success') return {}
  if (error_code === EXPIRY_DATE) return { expiry: 'Check the expiry date.' }
  return {
    ...(error_code !== null && { number: 'The card was not accepted.' }),
    ...(cvv_error && { cvv: 'Check the security code.' }),
    ...(avs_error && { street: 'Check the address.', code: 'Check the ZIP or postal code.' }),
  }
}
