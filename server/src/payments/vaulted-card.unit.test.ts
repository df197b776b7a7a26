import { expect, test } from 'vitest'
import { gatewayAddress, vaultedCard } from './vaulted-card.ts'

const card = {
  customerId: 'payer',
  token: 'token',
  cardType: 'Visa',
  last4: '1111',
  expirationMonth: '9',
  expirationYear: '2030',
}
const address = {
  firstName: 'Maya',
  lastName: 'Lindqvist',
  streetAddress: '12 Hollis Street',
  locality: 'Halifax',
  region: 'Nova Scotia',
  postalCode: 'B3J 1V1',
  countryName: 'Canada',
}

test('PAY-61 a saved card is kept as the migrated payment method, with codes for country and state', () => {
  expect(vaultedCard({ ...card, billingAddress: address })).toEqual({
    gateway_customer: 'payer',
    gateway_token: 'token',
    brand_code: 'visa',
    last_4: '1111',
    expiration_month: '09',
    expiration_year: '2030',
    billing_address: {
      first_name: 'Maya',
      last_name: 'Lindqvist',
      company: '',
      address_line_1: '12 Hollis Street',
      address_line_2: '',
      admin_area_2: 'Halifax',
      admin_area_1: 'NS',
      country_code: 'CA',
      postal_code: 'B3J 1V1',
      phone_number: '',
    },
  })
})

test('PAY-61 brands without a logo of their own are called other', () => {
  const brandOf = (cardType: string) => vaultedCard({ ...card, cardType }).brand_code
  expect(['American Express', 'MasterCard', 'Visa', 'Discover', 'Unknown'].map(brandOf)).toEqual([
    'american-express',
    'master-card',
    'visa',
    'other',
    'other',
  ])
})

test('a country or state that is not in the lists is kept as the provider has it', () => {
  const inNorway = { ...address, countryCodeAlpha2: 'NO', countryName: 'Norway', region: 'Vestland' }
  const { country_code, admin_area_1 } = vaultedCard({ ...card, billingAddress: inNorway }).billing_address
  expect([country_code, admin_area_1]).toEqual(['NO', 'Vestland'])
  const nowhere = { ...address, countryName: 'Atlantis', region: null }
  expect(vaultedCard({ ...card, billingAddress: nowhere }).billing_address).toMatchObject({
    country_code: '',
    admin_area_1: '',
  })
})

test('a card without an address has the names of its holder', () => {
  const { billing_address } = vaultedCard({ ...card, cardholderName: 'Maya Sofia Lindqvist' })
  expect(billing_address).toMatchObject({ first_name: 'Maya Sofia', last_name: 'Lindqvist', address_line_1: '' })
  expect(vaultedCard(card).billing_address).toMatchObject({ first_name: '', last_name: '' })
})

test('an address is sent to the provider without its empty fields', () => {
  const { billing_address } = vaultedCard({ ...card, billingAddress: address })
  expect(gatewayAddress(billing_address)).toEqual({
    firstName: 'Maya',
    lastName: 'Lindqvist',
    streetAddress: '12 Hollis Street',
    locality: 'Halifax',
    region: 'NS',
    postalCode: 'B3J 1V1',
    countryCodeAlpha2: 'CA',
  })
})
