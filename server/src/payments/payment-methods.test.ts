import * as calls from '@partner-hub/contracts/billing/payment-methods.ts'
import { expect } from 'vitest'
import { hasColleague } from '../../testing/colleague.ts'
import { type Caller, type FirmCaller, type Hub, startAnotherHub } from '../../testing/hub.ts'
import { hasOpenInvoice } from '../../testing/open-invoice.ts'
import { identityOf, saveCard } from '../../testing/saved-card.ts'
import { cardsTest } from '../../testing/test.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { newUuid } from '../platform/ids/ids.ts'
import { beginPayment } from './begin-payment.ts'
import type { CardPort } from './cards.ts'

/** Switched by the test that needs it: the process ends after the provider has answered. */
const process = { dies: false }

const mortal = (own: CardPort): CardPort => ({
  ...own,
  saveCard: async (card) => {
    const saved = await own.saveCard(card)
    if (process.dies) throw new Error('killed')
    return saved
  },
})

const test = cardsTest
  .extend('overrides', { scope: 'file' }, () => ({ cards: mortal }))
  .extend('identity', ({ hub, ownFirm }) => identityOf(hub, ownFirm))

const MASTERCARD = '5555555555554444'
const AMEX = '378282246310005'
const DECLINED = '4000111111111115'

const read = (caller: Caller, identity_uuid: string) =>
  caller.call(calls.getPaymentMethod, { params: { identity_uuid } })
const last4 = async (caller: Caller, identity_uuid: string) => (await read(caller, identity_uuid)).body.last_4
const storedToken = async (hub: Hub, { organization_uuid: payer }: FirmCaller) =>
  hub.parts.database.inFirm(wholeFirm(payer), async (tx) => {
    const { gateway_token } = await tx.selectFrom('payment_method').select('gateway_token').executeTakeFirstOrThrow()
    return gateway_token
  })

test('CALL-88 CALL-89 PAY-61 a saved card is returned in the migrated form, and no number is kept', async ({
  hub,
  cards,
  ownFirm,
  identity,
}) => {
  const none = await read(ownFirm, identity)
  expect([none.status, none.body]).toMatchObject([404, { code: 'card_missing' }])
  const { status, body } = await ownFirm.call(calls.savePaymentMethod, {
    params: { identity_uuid: identity },
    body: {
      identity_uuid: identity,
      single_use_token: await cards.nonceOf({ number: MASTERCARD }),
      billing_address: {
        first_name: 'Maya',
        last_name: 'Lindqvist',
        address_line_1: '12 Hollis Street',
        admin_area_2: 'Halifax',
        admin_area_1: 'NS',
        country_code: 'CA',
        postal_code: 'B3J 1V1',
      },
    },
  })
  expect([status, body]).toEqual([
    200,
    {
      brand_code: 'master-card',
      last_4: '4444',
      expiration_month: '12',
      expiration_year: '2039',
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
    },
  ])
  expect((await read(ownFirm, identity)).body).toEqual(body)
  const rows = await hub.parts.database.inFirm(wholeFirm(ownFirm.organization_uuid), (tx) =>
    tx.selectFrom('payment_method').selectAll().execute(),
  )
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(MASTERCARD)
})

test('DEC-48 an Owner, an Admin and a Billing member share one card, named by the identity of any of them', async ({
  hub,
  cards,
  ownFirm,
  identity,
}) => {
  const [admin, billing] = [await hasColleague(hub, ownFirm, 'admin'), await hasColleague(hub, ownFirm, 'billing')]
  const theirs = await identityOf(hub, billing)
  expect((await saveCard(hub, admin, await cards.nonceOf(), { identity: identity })).status).toBe(200)
  expect(await last4(billing, theirs)).toBe('1111')
  expect((await saveCard(hub, billing, await cards.nonceOf({ number: AMEX }), { identity: theirs })).status).toBe(200)
  expect([await last4(ownFirm, identity), await last4(admin, theirs)]).toEqual(['0005', '0005'])
})

test('DEC-48 M4 the identity of anyone else is unknown, and the card provider is not asked', async ({
  hub,
  cards,
  ownFirm,
  identity,
}) => {
  const other = await hub.firm()
  const strangers = [
    await identityOf(hub, other),
    await identityOf(hub, await hub.person()),
    await identityOf(hub, await hasColleague(hub, ownFirm, 'member')),
    newUuid(),
  ]
  const nonce = await cards.nonceOf()
  await cards.fault({ calls: ['vault', 'read'], fail_times: 1 })
  for (const stranger of strangers) {
    const answers = [await saveCard(hub, ownFirm, nonce, { identity: stranger }), await read(ownFirm, stranger)]
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
  }
  expect((await saveCard(hub, other, nonce, { identity: identity })).status).toBe(404)
  const body = { identity_uuid: strangers[0] ?? '', single_use_token: nonce }
  const mixed = await ownFirm.call(calls.savePaymentMethod, { params: { identity_uuid: identity }, body })
  expect([mixed.status, mixed.body]).toMatchObject([422, { code: 'uuid_mismatch' }])
  expect((await cards.faultsLeft()).fail_times).toBe(1)
  await cards.fault({})
})

test('PAY-18 a saved card is charged for every client that the firm pays for', async ({
  hub,
  cards,
  ownFirm,
  identity,
}) => {
  const invoices = [await hasOpenInvoice(hub, ownFirm), await hasOpenInvoice(hub, ownFirm)]
  await saveCard(hub, ownFirm, await cards.nonceOf(), { identity: identity })
  await saveCard(hub, ownFirm, await cards.nonceOf({ number: AMEX }), { identity: identity })
  const token = await storedToken(hub, ownFirm)
  const { database } = hub.parts
  for (const due of invoices) await database.inFirm(wholeFirm(due.payer), (tx) => beginPayment(tx, due))
  const charged = await database.inFirm(wholeFirm(ownFirm.organization_uuid), (tx) =>
    tx.selectFrom('payment').select('gateway_token').execute(),
  )
  expect(charged).toEqual([{ gateway_token: token }, { gateway_token: token }])
})

test.for([
  [DECLINED, 'declined'],
  ['4000000000000010', 'avs'],
  ['4000000000000127', 'cvv'],
  ['4000000000000069', 'expired'],
] as const)(
  'F17 a refused card leaves the old one and is never sent again: %s %s',
  async ([number, reason], { hub, cards, ownFirm, identity }) => {
    await saveCard(hub, ownFirm, await cards.nonceOf(), { identity: identity })
    const [nonce, key] = [await cards.nonceOf({ number }), newUuid()]
    const first = await saveCard(hub, ownFirm, nonce, { identity: identity, key })
    expect([first.status, first.body]).toMatchObject([422, { code: 'card_refused', fields: { card: reason } }])
    await cards.fault({ calls: ['vault', 'read'], fail_times: 1 })
    expect((await saveCard(hub, ownFirm, nonce, { identity: identity, key })).body).toEqual(first.body)
    expect((await cards.faultsLeft()).fail_times).toBe(1)
    await cards.fault({})
    expect(await last4(ownFirm, identity)).toBe('1111')
  },
)

test('F17 while the provider is down the old card stays, and the same request succeeds afterwards', async ({
  hub,
  cards,
  ownFirm,
  identity,
}) => {
  await saveCard(hub, ownFirm, await cards.nonceOf(), { identity: identity })
  const [nonce, key, token] = [await cards.nonceOf({ number: AMEX }), newUuid(), await storedToken(hub, ownFirm)]
  await cards.fault({ is_down: true })
  const refused = await saveCard(hub, ownFirm, nonce, { identity: identity, key })
  expect([refused.status, refused.body]).toMatchObject([503, { code: 'card_not_updated' }])
  expect([await last4(ownFirm, identity), await storedToken(hub, ownFirm)]).toEqual(['1111', token])
  await cards.fault({})
  expect((await hub.parts.cards.findDefaultCard(ownFirm.organization_uuid))?.gateway_token).toBe(token)
  expect((await saveCard(hub, ownFirm, nonce, { identity: identity, key })).body.last_4).toBe('0005')
})

test('a card saved by a process that then died is found by the repeated request', async ({
  hub,
  cards,
  ownFirm,
  identity,
}) => {
  const [nonce, key] = [await cards.nonceOf(), newUuid()]
  process.dies = true
  expect((await saveCard(hub, ownFirm, nonce, { identity: identity, key })).status).toBe(500)
  process.dies = false
  expect((await read(ownFirm, identity)).status).toBe(404)
  expect((await saveCard(hub, ownFirm, nonce, { identity: identity, key })).status).toBe(200)
  const saved = await hub.parts.cards.findDefaultCard(ownFirm.organization_uuid)
  expect(await storedToken(hub, ownFirm)).toBe(saved?.gateway_token)
})

test('the same request twice at once saves one card and records one act', async ({ hub, cards, ownFirm, identity }) => {
  const [nonce, key] = [await cards.nonceOf(), newUuid()]
  const both = await Promise.all([
    saveCard(hub, ownFirm, nonce, { identity: identity, key }),
    saveCard(hub, ownFirm, nonce, { identity: identity, key }),
  ])
  for (const { status } of both) expect([200, 409]).toContain(status)
  expect((await saveCard(hub, ownFirm, nonce, { identity: identity, key })).status).toBe(200)
  const acts = await hub.parts.database.inFirm(wholeFirm(ownFirm.organization_uuid), (tx) =>
    tx.selectFrom('activity').select('act').where('act', '=', 'payment_method_updated').execute(),
  )
  expect(acts).toHaveLength(1)
})

test('DEC-110 each opening of the card form gets a client token of its own', async ({ cards, ownFirm }) => {
  const open = async () => (await ownFirm.call(calls.openCardForm, {})).body.authorization
  const tokens = [await open(), await open()]
  expect(new Set(tokens).size).toBe(2)
  for (const token of tokens)
    expect(JSON.parse(Buffer.from(token, 'base64').toString())).toMatchObject({ merchantId: 'northwind' })
  await cards.fault({ is_down: true })
  const { status, body } = await ownFirm.call(calls.openCardForm, {})
  expect([status, body]).toMatchObject([503, { code: 'unavailable' }])
  await cards.fault({})
})

test('DEC-110 a configured tokenization key is given in place of a client token', async () => {
  const key = 'sandbox_only_for_this_test'
  const hub = await startAnotherHub({ CARDS_TOKENIZATION_KEY: key, CARDS_INTERNAL_URL: 'http://127.0.0.1:9' })
  const firm = await hub.firm()
  expect((await firm.call(calls.openCardForm, {})).body).toEqual({ authorization: key })
})
