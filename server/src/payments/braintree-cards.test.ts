import { money } from '@partner-hub/contracts/billing/money.ts'
import { expect } from 'vitest'
import type { OwnCards } from '../../testing/cards.ts'
import { hubTest } from '../../testing/test.ts'
import { newUuid } from '../platform/ids/ids.ts'
import { braintreeCards } from './braintree-cards.ts'
import type { CardPort, ChargeOutcome } from './cards.ts'

const TIMEOUT_MS = 700
const WRONG_DATE = '4000000000000069'

const portTo = ({ environment }: OwnCards, privateKey = environment.CARDS_PRIVATE_KEY): CardPort =>
  braintreeCards({
    url: environment.CARDS_INTERNAL_URL,
    merchantId: environment.CARDS_MERCHANT_ID,
    publicKey: environment.CARDS_PUBLIC_KEY,
    privateKey,
    timeoutMs: TIMEOUT_MS,
  })

/** No hub and no database: only the port and the provider. */
const test = hubTest
  .extend('port', { scope: 'file' }, ({ cards }) => portTo(cards))
  .extend('save', ({ cards, port }) => async (card: Parameters<OwnCards['nonceOf']>[0] = {}) => {
    const [payer, token] = [newUuid(), newUuid()]
    return port.saveCard({ payer, token, nonce: await cards.nonceOf(card) })
  })
  .extend('savedToken', async ({ save }) => {
    const saved = await save()
    if (saved.outcome !== 'saved') throw new Error(`the card was not saved: ${saved.reason}`)
    return saved.card.gateway_token
  })

const chargeOf = (token: string, key = newUuid()) => ({ key, token, amount: money.of(33_00, 'CAD') })

test('a card is verified and kept in the vault under the token that was asked for', async ({ cards, port }) => {
  const [payer, token] = [newUuid(), newUuid()]
  const saved = await port.saveCard({ payer, token, nonce: await cards.nonceOf({ expiration_month: '9' }) })
  expect(saved).toMatchObject({
    outcome: 'saved',
    card: {
      gateway_customer: payer,
      gateway_token: token,
      brand_code: 'visa',
      last_4: '1111',
      expiration_month: '09',
      expiration_year: '2039',
    },
  })
  const second = { payer, token: newUuid(), nonce: await cards.nonceOf({ number: '378282246310005' }) }
  expect(await port.saveCard(second)).toMatchObject({ outcome: 'saved', card: { brand_code: 'american-express' } })
})

test.for([
  ['avs', { number: '4000000000000010' }],
  ['cvv', { number: '4000000000000127' }],
  ['expired', { number: WRONG_DATE }],
  ['declined', { number: '4000111111111115' }],
  ['other', { number: '4000000000000119' }],
  ['cvv', { cvv: '200' }],
] as const)('a card that is refused says why: %s', async ([reason, card], { save }) => {
  expect(await save(card)).toEqual({ outcome: 'refused', reason })
})

test('a nonce that was used or never given is refused', async ({ cards, port, save }) => {
  const card = { payer: newUuid(), nonce: await cards.nonceOf() }
  expect((await port.saveCard({ ...card, token: newUuid() })).outcome).toBe('saved')
  expect(await port.saveCard({ ...card, token: newUuid() })).toEqual({ outcome: 'refused', reason: 'other' })
  expect(await port.saveCard({ ...card, nonce: 'never-given', token: newUuid() })).toMatchObject({ reason: 'other' })
  expect((await save()).outcome).toBe('saved')
})

/** By lot, the second of the next three calls: after the customer comes the card. */
const SECOND_CALL = 0.5

test('F17 a card whose answer was lost is found by its token', async ({ cards, save }) => {
  await cards.fault({ calls: ['vault'], lose_after_share: SECOND_CALL })
  expect((await save()).outcome).toBe('saved')
  await cards.fault({})
})

test('F17 a card that is saved late is found by the next try with its nonce', async ({ cards, port }) => {
  const card = { payer: newUuid(), token: newUuid(), nonce: await cards.nonceOf() }
  await cards.fault({ calls: ['vault'], late_share: SECOND_CALL, late_ms: 50 })
  expect((await port.saveCard(card)).outcome).toBe('unknown')
  await cards.fault({})
  await expect.poll(async () => (await cards.ledger()).late_calls).toBe(0)
  expect(await port.saveCard(card)).toMatchObject({ outcome: 'saved', card: { gateway_token: card.token } })
})

test('F17 while the provider is down nothing is known, and no client token is given', async ({ cards, port, save }) => {
  await cards.fault({ is_down: true })
  expect((await save()).outcome).toBe('unknown')
  expect((await port.charge(chargeOf('token'))).outcome).toBe('unknown')
  expect((await port.findCharge(newUuid())).outcome).toBe('unknown')
  await expect(port.clientToken()).rejects.toThrow()
  await cards.fault({})
  const token = JSON.parse(Buffer.from(await port.clientToken(), 'base64').toString())
  expect(token).toMatchObject({ merchantId: 'northwind', authorizationFingerprint: expect.any(String) })
})

test('a charge moves the amount in its currency, under its key and order id', async ({ cards, port, savedToken }) => {
  const charge = chargeOf(savedToken)
  const paid = await port.charge(charge)
  expect(paid).toEqual({ outcome: 'paid', gateway_id: expect.any(String) })
  expect(await port.charge(charge)).toEqual(paid)
  expect(await port.findCharge(charge.key)).toEqual(paid)
  expect((await cards.ledger(charge.key)).results).toMatchObject([
    { act: 'charge', api_request_key: charge.key, order_id: charge.key, amount_minor: 33_00, currency: 'CAD' },
  ])
})

test('a currency without decimals is charged in whole units', async ({ cards, port, savedToken }) => {
  const charge = { ...chargeOf(savedToken), amount: money.of(9500, 'JPY') }
  expect((await port.charge(charge)).outcome).toBe('paid')
  expect((await cards.ledger(charge.key)).results).toMatchObject([{ amount_minor: 9500, currency: 'JPY' }])
})

test.for([
  ['declined_when_charged', { outcome: 'declined', code: '2001', is_hard_decline: false }],
  ['expired', { outcome: 'declined', code: '2004', is_hard_decline: true }],
  ['processor_down', { outcome: 'failed', code: '3000' }],
] as const)('a charge that is not paid says why: %s', async ([behaviour, outcome], { cards, port, savedToken }) => {
  await cards.behave(savedToken, behaviour)
  const charge = chargeOf(savedToken)
  expect(await port.charge(charge)).toMatchObject(outcome)
  expect(await port.findCharge(charge.key)).toMatchObject(outcome)
  expect((await cards.ledger(charge.key)).results).toEqual([])
})

test('a card that is gone cannot be charged', async ({ port }) => {
  const charge = chargeOf('gone')
  expect(await port.charge(charge)).toEqual({ outcome: 'failed', gateway_id: null, code: '91518' })
  expect(await port.findCharge(charge.key)).toEqual({ outcome: 'none' })
})

type Faults = Parameters<OwnCards['fault']>[0]

test.for<[string, Faults]>([
  ['is lost before', { lose_before_times: 1 }],
  ['is lost after', { lose_after_times: 1 }],
  ['is executed late', { late_times: 1, late_ms: 50 }],
  ['is refused for now', { fail_times: 1 }],
  ['takes too long', { delay_ms: 2 * TIMEOUT_MS }],
])('M1 a charge that %s is unknown, and asking again charges once', async ([, faults], { cards, port, savedToken }) => {
  const charge = chargeOf(savedToken)
  await cards.fault(faults)
  expect((await port.charge(charge)).outcome).toBe('unknown')
  await cards.fault({})
  expect(await untilKnown(() => port.charge(charge))).toMatchObject({ outcome: 'paid' })
  await expect.poll(async () => (await cards.ledger()).late_calls).toBe(0)
  expect((await cards.ledger(charge.key)).results).toHaveLength(1)
})

test('M1 another request under the same key is unknown, since the first may have been executed', async ({
  cards,
  port,
  savedToken,
}) => {
  const charge = chargeOf(savedToken)
  const paid = await port.charge(charge)
  expect((await port.charge({ ...charge, amount: money.of(1, 'CAD') })).outcome).toBe('unknown')
  expect(await port.findCharge(charge.key)).toEqual(paid)
  expect((await cards.ledger(charge.key)).results).toHaveLength(1)
})

test('M1 with a wrong key nothing is known', async ({ cards }) => {
  const stranger = portTo(cards, 'not the key of this merchant')
  expect((await stranger.charge(chargeOf('token'))).outcome).toBe('unknown')
  expect((await stranger.findCharge(newUuid())).outcome).toBe('unknown')
})

test('a charge is voided before it settles and refunded after, each once per key', async ({
  cards,
  port,
  savedToken,
}) => {
  const [voided, refunded] = [chargeOf(savedToken), chargeOf(savedToken)]
  const toVoid = { key: newUuid(), gateway_id: idOf(await port.charge(voided)) }
  const amount = money.of(10_00, 'CAD')
  const toRefund = { key: newUuid(), gateway_id: idOf(await port.charge(refunded)), amount }
  expect(await port.refund(toRefund)).toEqual({ outcome: 'refused', code: '91506' })
  expect([await port.voidCharge(toVoid), await port.voidCharge(toVoid)]).toEqual([
    { outcome: 'done', gateway_id: toVoid.gateway_id },
    { outcome: 'done', gateway_id: toVoid.gateway_id },
  ])
  await cards.settle()
  await cards.fault({ lose_after_times: 1 })
  expect((await port.refund(toRefund)).outcome).toBe('unknown')
  expect((await port.refund(toRefund)).outcome).toBe('done')
  expect((await port.voidCharge({ ...toRefund, key: newUuid() })).outcome).toBe('refused')
  const moved = async ({ key }: { key: string }) =>
    (await cards.ledger(key)).results.map(({ act, amount_minor }) => [act, amount_minor])
  expect(await moved(voided)).toEqual([
    ['charge', 33_00],
    ['void', -33_00],
  ])
  expect(await moved(refunded)).toEqual([
    ['charge', 33_00],
    ['refund', -10_00],
  ])
})

const idOf = (charged: ChargeOutcome): string => {
  if (charged.outcome !== 'paid') throw new Error(`it was ${charged.outcome}`)
  return charged.gateway_id
}

/** While the first request is still being executed, the same key gets no answer. */
const untilKnown = async (ask: () => Promise<ChargeOutcome>): Promise<ChargeOutcome> => {
  for (;;) {
    const answer = await ask()
    if (answer.outcome !== 'unknown') return answer
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
