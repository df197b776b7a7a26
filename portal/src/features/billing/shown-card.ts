import type { LegacyPaymentMethod, PaymentMethod } from '@partner-hub/contracts/billing/payment-methods.ts'
import { brandNames } from '../../texts/billing.ts'
import { countryName, stateName } from '../../texts/place-names.ts'

interface ShownContact {
  readonly address1: string
  readonly address2: string
  readonly city: string
  readonly state: string
  readonly country: string
  readonly zip: string
}

/** A payment method as it is shown, whichever form it was read in (spec §3 Payment method). */
export interface ShownCard {
  readonly brand: string
  readonly exp_month: string
  readonly exp_year: string
  readonly last4: string
  readonly first_name: string
  readonly last_name: string
  readonly billing_contact: ShownContact
}

interface TokenizedCard extends ShownCard {
  readonly payment_method: 'Tokenized Credit Card'
  readonly billing_contact: ShownContact & {
    readonly first_name: string
    readonly last_name: string
    readonly company_name: string
    readonly phone: string
    readonly email: string
    readonly tax_id: string
  }
}

export const shownCard = (method: PaymentMethod): TokenizedCard => {
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

/** Null without a card. */
export const shownLegacyCard = (method: LegacyPaymentMethod): ShownCard | null => {
  if (method.last4 === null) return null
  const { address1 = '', address2 = '', city = '', state = '', country = '', zip = '' } = method.billing_contact ?? {}
  return {
    brand: method.brand ?? '',
    exp_month: method.exp_month ?? '',
    exp_year: method.exp_year ?? '',
    last4: method.last4,
    first_name: method.first_name ?? '',
    last_name: method.last_name ?? '',
    billing_contact: {
      address1,
      address2,
      city,
      state: stateName(country, state),
      country: countryName(country),
      zip,
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
