import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type CardsInTests, codeOn, ordersWith, sdkFor, sell, startCardsInTests } from './cards-in-tests.ts'

let cards: CardsInTests
let request: { amount: string; orderId: string; paymentMethodToken: string; apiRequestKey: string }
beforeEach(async () => {
  cards = await startCardsInTests()
  request = {
    amount: '7.00',
    orderId: 'order',
    paymentMethodToken: await cards.savedCard(),
    apiRequestKey: 'key',
  }
})
afterEach(() => cards.close())

const LOST = { type: 'unexpectedError', message: 'Unexpected request error: Error: socket hang up' }
const charges = async () => (await cards.ledger('order')).count
const isQuiet = () => vi.waitFor(async () => expect((await cards.ledger()).late_calls).toBe(0), { timeout: 5_000 })

test('a call lost before execution moves no money; the retry does', async () => {
  await cards.fault({ lose_before_times: 1 })
  await expect(sell(cards.sdk, request)).rejects.toMatchObject(LOST)
  expect(await charges()).toBe(0)
  expect((await sell(cards.sdk, request)).success).toBe(true)
  expect(await charges()).toBe(1)
})

test('a call whose answer is lost moved the money; a retry by key does not move it again', async () => {
  await cards.fault({ lose_after_times: 1 })
  await expect(sell(cards.sdk, request)).rejects.toMatchObject(LOST)
  expect(await charges()).toBe(1)
  expect((await sell(cards.sdk, request)).success).toBe(true)
  expect(await charges()).toBe(1)
})

test('a call executed late is charged once with its key, though the retry came first', async () => {
  await cards.fault({ late_times: 1, late_ms: 200 })
  await expect(sell(cards.sdk, request)).rejects.toMatchObject(LOST)
  expect(await charges()).toBe(0)
  const retry = await sell(cards.sdk, request)
  expect(await charges()).toBe(1)
  await isQuiet()
  expect((await cards.ledger('order')).results.map(({ transaction_id }) => transaction_id)).toEqual([
    retry.transaction.id,
  ])
})

test('without a key, a retry of a call that is executed late charges twice', async () => {
  await cards.fault({ late_times: 1, late_ms: 100 })
  const { apiRequestKey: _key, ...plain } = request
  await expect(sell(cards.sdk, plain)).rejects.toMatchObject(LOST)
  await sell(cards.sdk, plain)
  await isQuiet()
  expect(await charges()).toBe(2)
})

test('a held call is in flight: its key is refused meanwhile, and a timed-out caller is charged all the same', async () => {
  await cards.fault({ holds: true })
  const hasty = sdkFor(cards.port, { idleMs: 150 })
  await expect(sell(hasty, request)).rejects.toMatchObject({ message: 'Request timed out' })
  const second = await sell(cards.sdk, request)
  expect(codeOn(second, 'transaction', 'apiRequestKey')).toBe('915233')
  expect(await charges()).toBe(0)
  await cards.fault({})
  await cards.release()
  await vi.waitFor(async () => expect(await charges()).toBe(1))
  expect((await sell(cards.sdk, request)).success).toBe(true)
  expect(await charges()).toBe(1)
})

test('while the gateway is down every call is refused with 503', async () => {
  await cards.fault({ is_down: true })
  const down = { type: 'serviceUnavailableError' }
  await expect(sell(cards.sdk, request)).rejects.toMatchObject(down)
  await expect(cards.sdk.clientToken.generate({})).rejects.toMatchObject(down)
  await cards.fault({ fail_times: 1 })
  await expect(sell(cards.sdk, request)).rejects.toMatchObject(down)
  expect((await sell(cards.sdk, request)).success).toBe(true)
  expect(await charges()).toBe(1)
})

test('faults concern money alone, unless they name other calls', async () => {
  await cards.fault({ lose_after_times: 1 })
  const customerId = await cards.newCustomer()
  await cards.fault({ calls: ['vault'], lose_after_times: 1 })
  const paymentMethodNonce = await cards.nonceOf()
  await expect(cards.sdk.paymentMethod.create({ customerId, paymentMethodNonce })).rejects.toMatchObject(LOST)
  expect((await cards.sdk.customer.find(customerId)).creditCards).toHaveLength(1)
})

test('shares of the calls are lost; retries by key charge each order once, plain retries do not', async () => {
  const faults = { lose_before_share: 0.2, lose_after_share: 0.2, late_share: 0.2, late_ms: 50 }
  const chargeAll = async (name: string, isKeyed: boolean) => {
    await cards.fault({ ...faults, seed: 7 })
    const { apiRequestKey: _key, ...plain } = request
    for (let count = 0; count < 40; count++) {
      const orderId = `${name}-${count}`
      const charge = { ...plain, orderId, ...(isKeyed && { apiRequestKey: orderId }) }
      for (let isPaid = false; !isPaid; )
        isPaid = await sell(cards.sdk, charge).then(
          () => true,
          () => false,
        )
    }
    await isQuiet()
    const orders = (await cards.ledger()).results.map(({ order_id }) => order_id).filter((id) => id?.startsWith(name))
    return { orders: new Set(orders).size, charges: orders.length }
  }
  expect(await chargeAll('keyed', true)).toEqual({ orders: 40, charges: 40 })
  const plain = await chargeAll('plain', false)
  expect(plain.orders).toBe(40)
  expect(plain.charges).toBeGreaterThan(40)
})

test('the test card that loses the answer is charged once; the retry by key gets the answer', async () => {
  request.paymentMethodToken = await cards.savedCard('answer_lost')
  await expect(sell(cards.sdk, request)).rejects.toMatchObject(LOST)
  expect(await charges()).toBe(1)
  expect((await sell(cards.sdk, request)).transaction).toMatchObject({ status: 'submitted_for_settlement' })
  expect(await charges()).toBe(1)
})

test('the test card that is executed late is found by its order id afterwards', async () => {
  request.paymentMethodToken = await cards.savedCard('executed_late')
  await expect(sell(cards.sdk, request)).rejects.toMatchObject(LOST)
  const found = () => ordersWith(cards.sdk, 'order')
  expect(await found()).toEqual([])
  await isQuiet()
  expect(await found()).toMatchObject([{ status: 'submitted_for_settlement' }])
  expect((await sell(cards.sdk, request)).success).toBe(true)
  expect(await charges()).toBe(1)
})

test('the ledger adds up per currency, and only the admin token reads it', async () => {
  await sell(cards.sdk, { ...request, merchantAccountId: 'northwind_gbp' })
  const euros = await sell(cards.sdk, { ...request, merchantAccountId: 'northwind_eur', apiRequestKey: 'euros' })
  await cards.sdk.transaction.void(euros.transaction.id)
  expect((await cards.ledger()).totals).toEqual({ EUR: 0, GBP: 700 })
  expect((await fetch(`http://127.0.0.1:${cards.port}/api/ledger`)).status).toBe(401)
})
