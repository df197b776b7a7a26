import { readFileSync } from 'node:fs'
import type braintree from 'braintree'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CardsInTests, codeOn, MERCHANT, numberOf, sdkFor, startCardsInTests } from './cards-in-tests.ts'
import { testCards } from './test-cards.ts'

let cards: CardsInTests
beforeAll(async () => {
  cards = await startCardsInTests()
})
afterAll(() => cards.close())

const address = {
  firstName: 'Grace',
  lastName: 'O’Hara & <Co>',
  streetAddress: '1 Quay',
  locality: 'Halifax',
  region: 'Nova Scotia',
  postalCode: 'B3H 1A1',
  countryName: 'Canada',
}

const verified = async (card: { number?: string; cvv?: string }, billingAddress = address) => {
  const customerId = await cards.newCustomer()
  const paymentMethodNonce = await cards.nonceOf(card)
  const result = await cards.sdk.paymentMethod.create({
    customerId,
    paymentMethodNonce,
    billingAddress,
    options: { verifyCard: true, makeDefault: true },
  })
  return { customerId, result, verification: (result as unknown as { verification?: object }).verification }
}

test('a customer is created, found, changed and deleted', async () => {
  const { customer, success } = await cards.sdk.customer.create({ id: 'firm-1', company: 'Alder & Finch LLP' })
  expect(success).toBe(true)
  expect(customer).toMatchObject({ id: 'firm-1', company: 'Alder & Finch LLP', creditCards: [] })
  await cards.sdk.customer.update('firm-1', { email: 'grace@alder.example' })
  expect(await cards.sdk.customer.find('firm-1')).toMatchObject({
    company: 'Alder & Finch LLP',
    email: 'grace@alder.example',
  })
  const again = await cards.sdk.customer.create({ id: 'firm-1' })
  expect(codeOn(again, 'customer', 'id')).toBe('91609')
  await cards.sdk.customer.delete('firm-1')
  await expect(cards.sdk.customer.find('firm-1')).rejects.toMatchObject({ type: 'notFoundError' })
})

test('a verified card is saved with its address and becomes the default card', async () => {
  const { customerId, result } = await verified({ number: numberOf('success') })
  expect(result.success).toBe(true)
  const card = result.paymentMethod as braintree.CreditCard
  expect(card).toMatchObject({
    bin: '411111',
    last4: '1111',
    cardType: 'Visa',
    maskedNumber: '411111******1111',
    expirationDate: '12/2039',
    default: true,
    expired: false,
    billingAddress: address,
    verification: { status: 'verified', cvvResponseCode: 'M', avsPostalCodeResponseCode: 'M' },
  })
  const other = await cards.sdk.paymentMethod.create({
    customerId,
    paymentMethodNonce: await cards.nonceOf({ number: '378282246310005', cvv: '1234' }),
    options: { makeDefault: true },
  })
  const customer = await cards.sdk.customer.find(customerId)
  expect(customer.creditCards?.map((each) => [each.cardType, each.default])).toEqual([
    ['Visa', false],
    ['American Express', true],
  ])
  await cards.sdk.paymentMethod.delete((other.paymentMethod as braintree.CreditCard).token)
  const left = await cards.sdk.customer.find(customerId)
  expect(left.creditCards?.map((each) => [each.cardType, each.default])).toEqual([['Visa', true]])
})

test('a card is found and changed by its token', async () => {
  const token = await cards.savedCard()
  const changed = await cards.sdk.paymentMethod.update(token, {
    billingAddress: { postalCode: '90210' },
    options: { verifyCard: true },
  })
  expect(changed.success).toBe(true)
  expect(await cards.sdk.paymentMethod.find(token)).toMatchObject({
    token,
    billingAddress: { postalCode: '90210' },
    verification: { status: 'verified' },
  })
  const refused = await cards.sdk.paymentMethod.update(token, {
    billingAddress: { postalCode: '20000' },
    options: { verifyCard: true },
  })
  expect(refused).toMatchObject({ success: false, verification: { gatewayRejectionReason: 'avs' } })
  expect(await cards.sdk.paymentMethod.find(token)).toMatchObject({ billingAddress: { postalCode: '90210' } })
  await expect(cards.sdk.paymentMethod.find('unknown')).rejects.toMatchObject({ type: 'notFoundError' })
})

test.each([
  ['declined', { status: 'processor_declined', processorResponseCode: '2000' }],
  ['expired', { status: 'processor_declined', processorResponseCode: '2004' }],
  ['processor_down', { status: 'failed', processorResponseCode: '3000' }],
  ['avs_mismatch', { status: 'gateway_rejected', gatewayRejectionReason: 'avs', avsPostalCodeResponseCode: 'N' }],
  ['cvv_wrong', { status: 'gateway_rejected', gatewayRejectionReason: 'cvv', cvvResponseCode: 'N' }],
] as const)('the test card %s is refused when it is verified, and not saved', async (outcome, expected) => {
  const { customerId, result, verification } = await verified({ number: numberOf(outcome) })
  expect(result.success).toBe(false)
  expect(verification).toMatchObject(expected)
  expect((await cards.sdk.customer.find(customerId)).creditCards).toEqual([])
})

test('a security code and a postal code stand for a mismatch too', async () => {
  const wrongBoth = await verified({ cvv: '200' }, { ...address, postalCode: '20000' })
  expect(wrongBoth.verification).toMatchObject({ gatewayRejectionReason: 'avs_and_cvv' })
})

test('a nonce is described, used once and expires after three hours', async () => {
  const customerId = await cards.newCustomer()
  const nonce = await cards.nonceOf({ number: '5555555555554444' })
  const described = (await cards.sdk.paymentMethodNonce.find(nonce)) as unknown as { details: object }
  expect(described).toMatchObject({ details: { bin: '555555', cardType: 'MasterCard' } })
  const create = (paymentMethodNonce: string) => cards.sdk.paymentMethod.create({ customerId, paymentMethodNonce })
  expect((await create(nonce)).success).toBe(true)
  const codeOf = async (given: string) => (await create(given)).errors.deepErrors()[0]?.code
  expect(await codeOf(nonce)).toBe('93107')
  expect(await codeOf('unknown')).toBe('93108')
  const old = await cards.nonceOf()
  await cards.admin('PUT', '/api/clock', { now: new Date(Date.now() + 3 * 3_600_000).toISOString() })
  expect(await codeOf(old)).toBe('93108')
  await cards.admin('PUT', '/api/clock', { now: null })
})

test('a card gets the token that the merchant chose, once', async () => {
  const customerId = await cards.newCustomer()
  const create = async () => {
    const request = { customerId, paymentMethodNonce: await cards.nonceOf(), token: 'chosen-1' }
    return cards.sdk.paymentMethod.create(request)
  }
  expect((await create()).paymentMethod).toMatchObject({ token: 'chosen-1' })
  expect(codeOn(await create(), 'creditCard', 'token')).toBe('91719')
  expect((await cards.sdk.customer.find(customerId)).creditCards).toHaveLength(1)
})

test('a duplicate card is refused if the merchant wants it', async () => {
  const [token, customerId] = [await cards.savedCard(), await cards.newCustomer()]
  const options = { failOnDuplicatePaymentMethod: true }
  const again = await cards.sdk.paymentMethod.create({ customerId, paymentMethodNonce: await cards.nonceOf(), options })
  expect(codeOn(again, 'creditCard', 'number')).toBe('81724')
  const known = (await cards.sdk.paymentMethod.find(token)) as braintree.CreditCard
  expect(known.uniqueNumberIdentifier).toMatch(/^[0-9a-f]{32}$/)
})

test('a client token names the addresses for the browser', async () => {
  const { clientToken } = await cards.sdk.clientToken.generate({})
  expect(JSON.parse(Buffer.from(clientToken, 'base64').toString())).toMatchObject({
    version: 2,
    configUrl: `${cards.url}/merchants/northwind/client_api/v1/configuration`,
    graphQL: { url: `${cards.url}/graphql`, date: '2018-05-08' },
  })
})

test('wrong keys, another merchant and unmodelled fields are refused', async () => {
  const wrong = sdkFor(cards.port, { privateKey: 'another key of some length' })
  await expect(wrong.customer.find('x')).rejects.toMatchObject({ type: 'authenticationError' })
  const basic = `Basic ${btoa(`${MERCHANT.publicKey}:${MERCHANT.privateKey}`)}`
  const other = await cards.app.inject({ url: '/merchants/other/customers/x', headers: { authorization: basic } })
  expect(other.statusCode).toBe(403)
  const customFields = { customFields: { color: 'red' } }
  await expect(cards.sdk.customer.create(customFields)).rejects.toMatchObject({ type: 'serverError' })
})

test('no card number is stored in clear', async () => {
  for (const { number } of testCards) await cards.nonceOf({ number })
  await cards.savedCard()
  const stored = [cards.file, `${cards.file}-wal`].map((file) => readFileSync(file, 'latin1')).join('')
  expect(stored).toContain('411111')
  expect(testCards.filter(({ number }) => stored.includes(number))).toEqual([])
})

test('only the listed test numbers are accepted', async () => {
  await expect(cards.nonceOf({ number: '4012888888881881' })).rejects.toThrow('81717')
  await expect(cards.nonceOf({ number: '4111' })).rejects.toThrow('81716')
})
