import type { BillingAddress, BrandCode } from '@partner-hub/contracts/billing/payment-methods.ts'
import { countries } from '@partner-hub/contracts/places/countries.ts'
import { statesOf } from '@partner-hub/contracts/places/states.ts'
import type { VaultedCard } from './cards.ts'

type Text = string | null | undefined

/** What the gateway tells of a card, as far as we keep it. */
export interface GatewayCard {
  customerId: string
  token: string
  cardType: string
  last4: string
  expirationMonth?: Text
  expirationYear?: Text
  cardholderName?: Text
  billingAddress?: GatewayAddress | null | undefined
}

export interface GatewayAddress {
  firstName?: Text
  lastName?: Text
  company?: Text
  streetAddress?: Text
  extendedAddress?: Text
  locality?: Text
  region?: Text
  postalCode?: Text
  countryCodeAlpha2?: Text
  countryName?: Text
}

const brandCodes: Record<string, BrandCode> = {
  'American Express': 'american-express',
  MasterCard: 'master-card',
  Visa: 'visa',
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

/** The card form sends a country's and a state's labels; they are stored as codes. */
const countryOf = ({ countryCodeAlpha2, countryName }: GatewayAddress): string =>
  countryCodeAlpha2 || (countries.find(({ alpha_2 }) => countryNames.of(alpha_2) === countryName)?.alpha_2 ?? '')
const stateOf = (country: string, region: Text): string =>
  statesOf(country).find(({ name }) => name === region)?.code ?? region ?? ''

/** Without names in the address, those on the card: the last word is the last name. */
const namesOf = ({ firstName, lastName }: GatewayAddress, cardholderName: Text) => {
  if (firstName || lastName) return { first_name: firstName ?? '', last_name: lastName ?? '' }
  const words = (cardholderName ?? '').split(' ')
  return { first_name: words.slice(0, -1).join(' '), last_name: words.at(-1) ?? '' }
}

const addressOf = ({ billingAddress, cardholderName }: GatewayCard): BillingAddress => {
  const address = billingAddress ?? {}
  const country_code = countryOf(address)
  return {
    ...namesOf(address, cardholderName),
    company: address.company ?? '',
    address_line_1: address.streetAddress ?? '',
    address_line_2: address.extendedAddress ?? '',
    admin_area_2: address.locality ?? '',
    admin_area_1: stateOf(country_code, address.region),
    country_code,
    postal_code: address.postalCode ?? '',
    phone_number: '',
  }
}

export const vaultedCard = (card: GatewayCard): VaultedCard => ({
  gateway_customer: card.customerId,
  gateway_token: card.token,
  brand_code: brandCodes[card.cardType] ?? 'other',
  last_4: card.last4,
  expiration_month: (card.expirationMonth ?? '').padStart(2, '0'),
  expiration_year: card.expirationYear ?? '',
  billing_address: addressOf(card),
})

/** An address as the gateway takes it; empty fields are left out. */
export const gatewayAddress = (address: BillingAddress) =>
  Object.fromEntries(
    Object.entries({
      firstName: address.first_name,
      lastName: address.last_name,
      company: address.company,
      streetAddress: address.address_line_1,
      extendedAddress: address.address_line_2,
      locality: address.admin_area_2,
      region: address.admin_area_1,
      postalCode: address.postal_code,
      countryCodeAlpha2: address.country_code,
    }).filter(([, value]) => value !== ''),
  )
