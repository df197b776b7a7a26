import type { PaymentMethod } from '@partner-hub/contracts/billing/payment-methods.ts'
import { statesOf } from '@partner-hub/contracts/places/states.ts'
import { brandNames } from '../../texts/billing.ts'

/** A payment method as it is shown, whichever form it was read in (spec §3 Payment method). */
export interface ShownCard {
  readonly payment_method: 'Tokenized Credit Card'
  readonly brand: string
  readonly exp_month: string
  readonly exp_year: string
  readonly last4: string
  readonly first_name: string
  readonly last_name: string
  readonly billing_contact: {
    readonly first_name: string
    readonly last_name: string
    readonly company_name: string
    readonly address1: string
    readonly address2: string
    readonly city: string
    readonly state: string
    readonly country: string
    readonly zip: string
    readonly phone: string
    readonly email: string
    readonly tax_id: string
  }
}

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })

const countryName = (code: string): string => (/^[A-Z]{2}$/.test(code) ? (countryNames.of(code) ?? code) : code)

const stateName = (country: string, state: string): string =>
  statesOf(country).find(({ code }) => code === state)?.name ?? state

export const shownCard = (method: PaymentMethod): ShownCard => {
  const { billing_address: address } = method
  const { first_name, last_name, country_code } = address
  return {
    payment_method: 'Tokenized Credit Card',
    brand: brandNames[method.brand_code],
    exp_month: method.expiration_month,
    exp_year: method.expiration_year,
    last4: method.last_4,
    first_name,
    last_name,
    billing_contact: {
      first_name,
      last_name,
      company_name: address.company,
      address1: address.address_line_1,
      address2: address.address_line_2,
      city: address.admin_area_2,
      state: stateName(country_code, address.admin_area_1),
      country: countryName(country_code),
      zip: address.postal_code,
      phone: address.phone_number,
      email: '',
      tax_id: '',
    },
  }
}

const capitalized = (name: string): string => name.replace(/^./u, (letter) => letter.toLocaleUpperCase('en'))

/** The second line of the card box. */
export const holderLine = ({ first_name, last_name, exp_month, exp_year }: ShownCard): string =>
  `${[first_name, last_name].filter(Boolean).map(capitalized).join(' ')} | ${exp_month}/${exp_year}`

export const addressLine = ({ billing_contact: contact }: ShownCard): string =>
  [contact.address1, contact.address2, contact.city, contact.state, contact.country, contact.zip]
    .filter(Boolean)
    .join(', ')
