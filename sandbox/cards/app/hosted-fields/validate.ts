import constants from 'braintree-web/hosted-fields/shared/constants.js'
import getCardTypes from 'braintree-web/hosted-fields/shared/get-card-types.js'
import cardValidator from 'card-validator'
import type { FieldKey, FieldOptions } from './fields.ts'

export type Values = Partial<Record<FieldKey, string>>

const digits = (text = ''): string => text.replace(/\D/g, '')

/** The brands that a number may still become. */
export const cardTypesOf = (values: Values) => getCardTypes(digits(values.number))

const codeSizes = (values: Values): number[] => {
  const sizes = cardTypesOf(values).map(({ code }) => code.size)
  return sizes.length === 0 || !digits(values.number) ? [3, 4] : [...new Set(sizes)]
}

/** Whether a field is valid, or may become so. The security code depends on the number. */
export const validate = (field: FieldKey, values: Values, { minlength }: FieldOptions) => {
  const value = values[field] ?? ''
  const years = constants.maxExpirationYearAge
  switch (field) {
    case 'number':
      return cardValidator.number(digits(value))
    case 'cvv':
      return cardValidator.cvv(value, codeSizes(values))
    case 'expirationDate':
      return cardValidator.expirationDate(value, years)
    case 'expirationMonth':
      return cardValidator.expirationMonth(value)
    case 'expirationYear':
      return cardValidator.expirationYear(value, years)
    case 'cardholderName':
      return cardValidator.cardholderName(value)
    case 'postalCode':
      return cardValidator.postalCode(value, minlength === undefined ? {} : { minLength: minlength })
  }
}

/** Month and year, from one field or from two. */
export const expirationOf = (values: Values): { month: string; year: string } => {
  const both = values.expirationDate === undefined ? undefined : cardValidator.expirationDate(values.expirationDate)
  const month = both?.month ?? values.expirationMonth ?? ''
  const year = both?.year ?? values.expirationYear ?? ''
  return { month: month.padStart(2, '0'), year: year.length === 2 ? `20${year}` : year }
}
