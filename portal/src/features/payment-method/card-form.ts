import type { BillingAddress } from '@partner-hub/contracts/billing/payment-methods.ts'
import { cardMessages } from '../../texts/payment-method.ts'
import { countryName, stateName } from '../../texts/place-names.ts'
import { type CardDetails, type HostedState, hostedFieldNames } from './card-provider.ts'

/** What the form itself asks for; the card is the provider's. */
export interface CardAnswers {
  readonly firstName: string
  readonly lastName: string
  readonly street: string
  readonly city: string
  readonly state: string
  readonly postalCode: string
  readonly country: string
}

export type CardField = keyof typeof cardMessages
export type CardProblems = Readonly<Partial<Record<CardField, string>>>

const joined = (parts: readonly string[]): string => parts.filter(Boolean).join(', ')

/** The form has one field for the street, so a second line joins the first, as in the legacy form. */
export const answersFrom = (address: BillingAddress | undefined): CardAnswers => ({
  firstName: address?.first_name ?? '',
  lastName: address?.last_name ?? '',
  street: address ? joined([address.address_line_1, address.address_line_2]) : '',
  city: address?.admin_area_2 ?? '',
  state: address?.admin_area_1 ?? '',
  postalCode: address?.postal_code ?? '',
  country: address?.country_code ?? '',
})

export const hasWholeAddress = ({ street, city, state, postalCode, country }: CardAnswers): boolean =>
  [street, city, state, postalCode, country].every(Boolean)

export const addressLine = (address: BillingAddress): string =>
  joined([
    address.address_line_1,
    address.address_line_2,
    address.admin_area_2,
    address.admin_area_1,
    address.country_code,
    address.postal_code,
  ])

/** The fields in reading order, so that the first one with a problem gets the focus. */
const inOrder: readonly CardField[] = [
  'number',
  'cvv',
  'firstName',
  'lastName',
  'expirationDate',
  'street',
  'city',
  'state',
  'postalCode',
  'country',
]

const isHosted = (field: CardField): field is (typeof hostedFieldNames)[number] =>
  (hostedFieldNames as readonly string[]).includes(field)

/** A number that may still become valid is not valid yet: Visa numbers may have up to 19 digits. */
export const problemsOf = (answers: CardAnswers, hosted: HostedState | undefined): CardProblems => {
  const isRight = (field: CardField) =>
    isHosted(field) ? (hosted?.fields[field].isValid ?? false) : answers[field].trim() !== ''
  return Object.fromEntries(inOrder.filter((field) => !isRight(field)).map((field) => [field, cardMessages[field]]))
}

/** The brand to show: that of the number once only one is possible, until then the saved card's. */
export const shownBrand = (hosted: HostedState | undefined, saved: string | undefined): string =>
  hosted?.brands.length === 1 ? (hosted.brands[0] ?? '') : (saved ?? 'other')

export const detailsOf = (answers: CardAnswers): CardDetails => {
  const { firstName, lastName, street, city, state, postalCode, country } = answers
  return {
    cardholderName: `${firstName} ${lastName}`,
    billingAddress: {
      firstName,
      lastName,
      streetAddress: street,
      countryName: countryName(country),
      locality: city,
      region: stateName(country, state),
      postalCode,
    },
  }
}
