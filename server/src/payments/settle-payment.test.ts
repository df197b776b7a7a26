import { money } from '@partner-hub/contracts/billing/money.ts'
import { expect } from 'vitest'
import type { OwnCards } from '../../testing/cards.ts'
import type { FirmCaller, Hub } from '../../testing/hub.ts'
import { hasOpenInvoice } from '../../testing/open-invoice.ts'
import { hasCard } from '../../testing/saved-card.ts'
import { cardsTest } from '../../testing/test.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { newUuid } from '../platform/ids/ids.ts'
import { beginPayment } from './begin-payment.ts'
import { resolveUnknown } from './resolve-unknown.ts'
import { ChargeUnknown, settlePayment } from './settle-payment.ts'

interface Begun {
  payer: string
  uuid: string
  token: string
}

const test = cardsTest
  /** Begins the payment of a new invoice with a card that the provider knows. */
  .extend(
    'begin',
    ({ hub, cards, ownFirm }) =>
      () =>
        begin(hub, cards, ownFirm),
  )

const begin = async (hub: Hub, cards: OwnCards, firm: FirmCaller): Promise<Begun> => {
  const { database, cards: port } = hub.parts
  const due = await hasOpenInvoice(hub, firm)
  const saved = await port.saveCard({ payer: due.payer, token: newUuid(), nonce: await cards.nonceOf() })
  if (saved.outcome !== 'saved') throw new Error(`the card was not saved: ${saved.reason}`)
  const token = saved.card.gateway_token
  await hasCard(hub, firm, token)
  const uuid = await database.inFirm(wholeFirm(due.payer), (tx) => beginPayment(tx, due))
  return { payer: due.payer, uuid: uuid ?? '', token }
}

const settle = (hub: Hub, { payer, uuid }: Begun) => settlePayment(hub.parts)(payer, uuid)
const resolve = (hub: Hub, windowMs = 0) => resolveUnknown({ ...hub.parts, windowMs })(50)
const stored = (hub: Hub, { payer, uuid }: Begun) =>
  hub.parts.database.inFirm(wholeFirm(payer), (tx) =>
    tx.selectFrom('payment').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow(),
  )
/** As a story does it: until there is an answer. */
const settleUntilKnown = async (hub: Hub, begun: Begun) => {
  for (let tries = 0; tries < 100; tries++) {
    const settled = await settle(hub, begun).catch((error: unknown) => {
      if (!(error instanceof ChargeUnknown)) throw error
    })
    if (settled) return settled
    await new Promise((later) => setTimeout(later, 20))
  }
  throw new Error('it is still unknown')
}

const paid = { status: 'PAID', code: null, is_hard_decline: false }

test('a payment is charged to its card and recorded, once however often it is settled', async ({
  hub,
  cards,
  begin,
}) => {
  const begun = await begin()
  expect([await settle(hub, begun), await settle(hub, begun)]).toEqual([paid, paid])
  const { results } = await cards.ledger(begun.uuid)
  expect(results).toMatchObject([{ act: 'charge', api_request_key: begun.uuid, amount_minor: 33_00, currency: 'USD' }])
  expect(await stored(hub, begun)).toMatchObject({
    status: 'PAID',
    gateway_id: results[0]?.transaction_id,
    settled_at: expect.any(Date),
  })
})

test('M1 two processes that settle a payment at once charge it once', async ({ hub, cards, begin }) => {
  const begun = await begin()
  await cards.fault({ delay_ms: 100 })
  const both = await Promise.all([settleUntilKnown(hub, begun), settleUntilKnown(hub, begun)])
  await cards.fault({})
  expect(both).toEqual([paid, paid])
  expect((await cards.ledger(begun.uuid)).results).toHaveLength(1)
})

type Faults = Parameters<OwnCards['fault']>[0]

test.for<[string, Faults]>([
  ['never reached the provider', { lose_before_times: 1 }],
  ['was executed without an answer', { lose_after_times: 1 }],
  ['is executed late', { late_times: 1, late_ms: 100 }],
  ['is executed late, twice', { late_times: 2, late_ms: 100 }],
  ['was executed without an answer, and cannot be looked up', { calls: ['money', 'read'], lose_after_times: 3 }],
])('M1 a charge that %s is asked for again and made once', async ([, faults], { hub, cards, begin }) => {
  const begun = await begin()
  await cards.fault(faults)
  expect(await settleUntilKnown(hub, begun)).toEqual(paid)
  await expect.poll(async () => (await cards.ledger()).late_calls).toBe(0)
  await cards.fault({})
  expect((await cards.ledger(begun.uuid)).results).toHaveLength(1)
  expect(await stored(hub, begun)).toMatchObject({ status: 'PAID' })
})

test('M1 a payment that another process has settled keeps its answer', async ({ hub, begin }) => {
  const begun = await begin()
  const late = settlePayment({
    ...hub.parts,
    cards: {
      ...hub.parts.cards,
      charge: async () => {
        await settle(hub, begun)
        return { outcome: 'declined', gateway_id: null, code: '2000', is_hard_decline: false }
      },
    },
  })
  expect(await late(begun.payer, begun.uuid)).toEqual(paid)
  expect(await stored(hub, begun)).toMatchObject({ status: 'PAID', code: null })
})

test('M1 while the provider is down a payment stays UNKNOWN, and its story is told to ask again', async ({
  hub,
  cards,
  begin,
}) => {
  const begun = await begin()
  await cards.fault({ is_down: true })
  await expect(settle(hub, begun)).rejects.toThrow(ChargeUnknown)
  expect(await stored(hub, begun)).toMatchObject({ status: 'UNKNOWN', settled_at: null })
  await cards.fault({})
  expect(await settle(hub, begun)).toEqual(paid)
})

test.for([
  ['declined_when_charged', { status: 'DECLINED', code: '2001', is_hard_decline: false }],
  ['expired', { status: 'DECLINED', code: '2004', is_hard_decline: true }],
  ['processor_down', { status: 'FAILED', code: '3000', is_hard_decline: false }],
] as const)(
  'a payment that is not made leaves its invoice open for the next: %s',
  async ([behaviour, outcome], { hub, cards, begin }) => {
    const begun = await begin()
    await cards.behave(begun.token, behaviour)
    expect([await settle(hub, begun), await settle(hub, begun)]).toEqual([outcome, outcome])
    const { payer, invoice } = await stored(hub, begun)
    await cards.behave(begun.token, 'success')
    const next = await hub.parts.database.inFirm(wholeFirm(payer), (tx) =>
      beginPayment(tx, { payer, invoice, amount: money.of(33_00, 'USD') }),
    )
    expect(await settle(hub, { ...begun, uuid: next ?? '' })).toEqual(paid)
    expect((await cards.ledger(begun.uuid)).results).toEqual([])
  },
)

test('a new card does not change what is asked for again', async ({ hub, cards, ownFirm, begin }) => {
  const begun = await begin()
  await cards.fault({ is_down: true })
  await expect(settle(hub, begun)).rejects.toThrow(ChargeUnknown)
  await cards.fault({})
  await hasCard(hub, ownFirm, 'another-card')
  expect(await settle(hub, begun)).toEqual(paid)
})

test('M1 F16 a charge whose worker died is found at the provider and not made again', async ({ hub, cards, begin }) => {
  const begun = await begin()
  await hub.parts.cards.charge({ key: begun.uuid, token: begun.token, amount: money.of(33_00, 'USD') })
  expect(await resolve(hub, 60_000)).toBe(0)
  expect(await stored(hub, begun)).toMatchObject({ status: 'UNKNOWN' })
  expect(await resolve(hub)).toBe(1)
  expect(await stored(hub, begun)).toMatchObject({ status: 'PAID' })
  expect((await cards.ledger(begun.uuid)).results).toHaveLength(1)
  expect(await resolve(hub)).toBe(0)
})

test('M1 F16 after an outage the sweep settles each payment once, with two workers at a time', async ({
  hub,
  cards,
  begin,
}) => {
  const all = await Promise.all(Array.from({ length: 6 }, begin))
  await cards.fault({ is_down: true })
  expect(await resolve(hub)).toBe(0)
  await cards.fault({ lose_after_share: 0.3, late_share: 0.3, late_ms: 30 })
  await expect
    .poll(async () => {
      await Promise.all([resolve(hub), resolve(hub)])
      return (await Promise.all(all.map((begun) => stored(hub, begun)))).map(({ status }) => status)
    })
    .toEqual(Array(6).fill('PAID'))
  await expect.poll(async () => (await cards.ledger()).late_calls).toBe(0)
  await cards.fault({})
  for (const { uuid } of all) expect((await cards.ledger(uuid)).results).toHaveLength(1)
})
