import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CardsInTests, codeOn, ordersWith, sell, startCardsInTests } from './cards-in-tests.ts'

let cards: CardsInTests
beforeAll(async () => {
  cards = await startCardsInTests()
})
afterAll(() => cards.close())

test('a charge says its amount and currency, and is in the ledger', async () => {
  const paymentMethodToken = await cards.savedCard()
  const { success, transaction } = await sell(cards.sdk, {
    amount: '19.50',
    orderId: 'order-1',
    paymentMethodToken,
    merchantAccountId: 'northwind_cad',
    apiRequestKey: 'key-1',
  })
  expect(success).toBe(true)
  expect(transaction).toMatchObject({
    status: 'submitted_for_settlement',
    amount: '19.50',
    currencyIsoCode: 'CAD',
    orderId: 'order-1',
    processorResponseCode: '1000',
    creditCard: { token: paymentMethodToken, last4: '1111' },
  })
  expect((await cards.ledger('order-1')).results).toMatchObject([
    { act: 'charge', api_request_key: 'key-1', amount_minor: 1950, currency: 'CAD', transaction_id: transaction.id },
  ])
})

test('an amount has the decimals of its currency', async () => {
  const paymentMethodToken = await cards.savedCard()
  const yen = await sell(cards.sdk, { amount: '1900', paymentMethodToken, merchantAccountId: 'northwind_jpy' })
  expect(yen.transaction).toMatchObject({ amount: '1900', currencyIsoCode: 'JPY' })
  const codeOf = async (amount: string, merchantAccountId = 'northwind_usd') =>
    (await sell(cards.sdk, { amount, paymentMethodToken, merchantAccountId })).errors.deepErrors()[0]?.code
  expect(await codeOf('19.50', 'northwind_jpy')).toBe('81503')
  expect(await codeOf('19.505')).toBe('81503')
  expect(await codeOf('-1')).toBe('81503')
  expect(await codeOf('0.00')).toBe('81531')
  expect(await codeOf('1.00', 'northwind_xyz')).toBe('91513')
})

test('the same key and request give the first answer; another request under the key is refused', async () => {
  const paymentMethodToken = await cards.savedCard()
  const request = { amount: '5.00', orderId: 'order-2', paymentMethodToken, apiRequestKey: 'key-2' }
  const first = await sell(cards.sdk, request)
  const second = await sell(cards.sdk, request)
  expect(second.transaction.id).toBe(first.transaction.id)
  const other = await sell(cards.sdk, { ...request, amount: '6.00' })
  expect(codeOn(other, 'transaction', 'apiRequestKey')).toBe('915232')
  const long = await sell(cards.sdk, { ...request, apiRequestKey: 'x'.repeat(256) })
  expect(codeOn(long, 'transaction', 'apiRequestKey')).toBe('915230')
  expect((await cards.ledger('order-2')).count).toBe(1)
})

test('without a key the same request charges twice', async () => {
  const paymentMethodToken = await cards.savedCard()
  const request = { amount: '5.00', orderId: 'order-3', paymentMethodToken }
  await sell(cards.sdk, request)
  await sell(cards.sdk, request)
  expect((await cards.ledger('order-3')).count).toBe(2)
  expect(await ordersWith(cards.sdk, 'order-3')).toHaveLength(2)
})

test('a declined charge has a transaction but no ledger entry, and the same key declines again', async () => {
  const paymentMethodToken = await cards.savedCard('declined_when_charged')
  const request = { amount: '5.00', orderId: 'order-4', paymentMethodToken, apiRequestKey: 'key-4' }
  const first = await sell(cards.sdk, request)
  expect(first).toMatchObject({ success: false, message: 'Insufficient Funds' })
  expect(first.transaction).toMatchObject({ status: 'processor_declined', processorResponseCode: '2001' })
  expect((await sell(cards.sdk, request)).transaction.id).toBe(first.transaction.id)
  expect((await cards.ledger('order-4')).count).toBe(0)
  expect(await ordersWith(cards.sdk, 'order-4')).toMatchObject([{ status: 'processor_declined' }])
})

test('a saved card can start to be declined and recover', async () => {
  const paymentMethodToken = await cards.savedCard()
  const behave = (outcome: string) => cards.admin('PUT', `/api/cards/${paymentMethodToken}`, { outcome })
  const charge = () => sell(cards.sdk, { amount: '5.00', paymentMethodToken })
  await behave('processor_down')
  expect((await charge()).transaction).toMatchObject({ status: 'failed', processorResponseCode: '3000' })
  await behave('success')
  expect((await charge()).success).toBe(true)
})

test('a card is declined as expired after the last day of its month', async () => {
  const paymentMethodToken = await cards.savedCard()
  const chargeAt = async (now: string | null) => {
    await cards.admin('PUT', '/api/clock', { now })
    return (await sell(cards.sdk, { amount: '5.00', paymentMethodToken })).transaction.processorResponseCode
  }
  expect(await chargeAt('2039-12-31T23:59:00Z')).toBe('1000')
  expect(await chargeAt('2040-01-01T00:00:00Z')).toBe('2004')
  expect(await chargeAt(null)).toBe('1000')
})

test('validation errors have no transaction, and do not use up the key', async () => {
  const paymentMethodToken = await cards.savedCard()
  const apiRequestKey = 'key-5'
  const refused = await sell(cards.sdk, { amount: '5.00', paymentMethodToken: 'unknown', apiRequestKey })
  expect(codeOn(refused, 'transaction', 'paymentMethodToken')).toBe('91518')
  expect(refused.transaction).toBeUndefined()
  expect((await sell(cards.sdk, { amount: '5.00', paymentMethodToken, apiRequestKey })).success).toBe(true)
})

test('an authorized charge is submitted, settled and refunded in parts, never above its amount', async () => {
  const paymentMethodToken = await cards.savedCard()
  const options = { submitForSettlement: false }
  const { transaction } = await sell(cards.sdk, { amount: '9.00', orderId: 'order-6', paymentMethodToken, options })
  expect(transaction.status).toBe('authorized')
  expect((await cards.sdk.transaction.submitForSettlement(transaction.id)).success).toBe(true)
  const early = await cards.sdk.transaction.refund(transaction.id, '1.00')
  expect(early.errors.deepErrors()[0]?.code).toBe('91506')
  await cards.sdk.testing.settle(transaction.id)
  const part = await cards.sdk.transaction.refund(transaction.id, '4.00')
  expect(part.transaction).toMatchObject({ type: 'credit', amount: '4.00', refundedTransactionId: transaction.id })
  const tooMuch = await cards.sdk.transaction.refund(transaction.id, '5.01')
  expect(tooMuch.errors.deepErrors()[0]?.code).toBe('91521')
  expect((await cards.sdk.transaction.refund(transaction.id)).transaction.amount).toBe('5.00')
  const again = await cards.sdk.transaction.refund(transaction.id)
  expect(again.errors.deepErrors()[0]?.code).toBe('91512')
  expect((await cards.sdk.transaction.find(transaction.id)).refundIds).toHaveLength(2)
  expect((await cards.ledger('order-6')).results.map(({ act, amount_minor }) => [act, amount_minor])).toEqual([
    ['charge', 900],
    ['refund', -400],
    ['refund', -500],
  ])
  expect((await ordersWith(cards.sdk, 'order-6')).map(({ type }) => type)).toEqual(['credit', 'credit', 'sale'])
})

test('a void gives the money back once, also under a repeated key', async () => {
  const paymentMethodToken = await cards.savedCard()
  const { transaction } = await sell(cards.sdk, { amount: '9.00', orderId: 'order-7', paymentMethodToken })
  const undo = (apiRequestKey: string) =>
    (cards.sdk.transaction.void as (id: string, options: object) => ReturnType<typeof cards.sdk.transaction.void>)(
      transaction.id,
      { apiRequestKey },
    )
  expect((await undo('void-7')).transaction.status).toBe('voided')
  expect((await undo('void-7')).success).toBe(true)
  expect((await undo('void-8')).errors.deepErrors()[0]?.code).toBe('91504')
  expect((await cards.ledger('order-7')).results.map(({ act, amount_minor }) => [act, amount_minor])).toEqual([
    ['charge', 900],
    ['void', -900],
  ])
})

test('a search finds every transaction of an order, beyond one page, and nothing else', async () => {
  const paymentMethodToken = await cards.savedCard()
  for (let count = 0; count < 55; count++)
    await sell(cards.sdk, { amount: '1.00', orderId: 'many', paymentMethodToken })
  expect(new Set((await ordersWith(cards.sdk, 'many')).map(({ id }) => id)).size).toBe(55)
  expect(await ordersWith(cards.sdk, 'none')).toEqual([])
  const byCard = cards.sdk.transaction.search((search) => search.creditCardNumber().endsWith('1111'))
  await expect(byCard[Symbol.asyncIterator]().next()).rejects.toMatchObject({ type: 'serverError' })
})

test('all submitted charges can be settled at once', async () => {
  const paymentMethodToken = await cards.savedCard()
  const { transaction } = await sell(cards.sdk, { amount: '9.00', paymentMethodToken })
  await cards.admin('POST', '/api/settle')
  expect((await cards.sdk.transaction.find(transaction.id)).status).toBe('settled')
})
