import { getOpenInvoices, payOpenInvoices } from '@partner-hub/contracts/billing/open-invoices.ts'
import { cancelPlan } from '@partner-hub/contracts/billing/plans.ts'
import { expect } from 'vitest'
import { onDay, settledOn } from '../../testing/dunning.ts'
import type { FirmCaller, Hub } from '../../testing/hub.ts'
import { actsOf } from '../../testing/one-client.ts'
import { chargesOf, invoicesOf, planOf, planTest as test } from '../../testing/plan-calls.ts'
import { saveTestCard } from '../../testing/saved-card.ts'
import { hasPlans, paymentsOf, settle, settlementsOf, tokenOf } from '../../testing/settlements.ts'
import { verifyClientRows } from '../client-list/rebuild-client-rows.ts'
import { wholeFirm } from '../platform/database/scope.ts'

const EXPIRED = 'expired'
const [DUE, LAST_TRY, END] = ['2027-02-15', '2027-03-01', '2027-03-08']

const dunningOf = (hub: Hub, { organization_uuid }: FirmCaller) =>
  hub.parts.database.inFirm(wholeFirm(organization_uuid), (tx) => tx.selectFrom('dunning').select('day').execute())

const openInvoices = async (firm: FirmCaller) => (await firm.call(getOpenInvoices, {})).body

test('DEC-66 DEC-67 DEC-103 unpaid renewals are tried on days 1, 3, 7 and 14, by one story per day', async ({
  hub,
  ownFirm,
  cards,
}) => {
  await saveTestCard(hub, ownFirm, cards)
  await cards.behave(await tokenOf(hub, ownFirm), EXPIRED)
  const [client] = await hasPlans(hub, ownFirm, 3)
  const tries: Record<string, number> = {}
  for (const day of [15, 16, 17, 18, 21, 22, 28, 29, 35]) {
    const date = new Date(Date.UTC(2027, 1, day)).toISOString().slice(0, 10)
    await settledOn(hub, ownFirm, date)
    tries[date] = (await settlementsOf(hub, ownFirm)).length
  }
  const days = Object.entries(tries).filter(([, count], index, all) => count !== (all[index - 1]?.[1] ?? 0))
  expect(days.map(([date, count]) => `${date} ${count}`)).toEqual([
    '2027-02-15 1',
    '2027-02-16 2',
    '2027-02-18 3',
    '2027-02-22 4',
    '2027-03-01 5',
  ])
  expect((await paymentsOf(hub, ownFirm)).filter(({ status }) => status === 'DECLINED')).toHaveLength(5)
  if (client) expect(await planOf(ownFirm, client)).toMatchObject({ status: 'ACTIVE' })
})

test('DEC-103 on day 21 the plan ends, its invoice is void, and history and list show it', async ({
  hub,
  ownFirm,
  cards,
}) => {
  await saveTestCard(hub, ownFirm, cards)
  await cards.behave(await tokenOf(hub, ownFirm), EXPIRED)
  const [client] = await hasPlans(hub, ownFirm, 1)
  if (!client) throw new Error('no client')
  for (const day of [DUE, '2027-02-16', LAST_TRY]) await settledOn(hub, ownFirm, day)
  await onDay(hub, '2027-03-07')
  expect(await planOf(ownFirm, client)).toMatchObject({ status: 'ACTIVE' })
  await onDay(hub, END)
  await onDay(hub, '2027-03-09')
  expect(await planOf(ownFirm, client)).toMatchObject({ status: 'CANCELLED', next_bill_on: null })
  expect(await invoicesOf(hub, ownFirm, client)).toMatchObject([{ status: 'VOID' }])
  const acts = (await actsOf(hub, ownFirm, client.uuid)).map(({ act }) => act)
  expect(acts.filter((act) => act === 'plan_ended')).toHaveLength(1)
  expect(await dunningOf(hub, ownFirm)).toEqual([])
  expect(await chargesOf(hub, ownFirm, cards, client)).toEqual([])
  expect(await verifyClientRows({ database: hub.parts.database })).toEqual({ rows: 0, counts: 0 })
})

test('DEC-103 F16 M1 a charge whose answer was lost is settled before the plan may end', async ({
  hub,
  ownFirm,
  cards,
}) => {
  await saveTestCard(hub, ownFirm, cards)
  await cards.behave(await tokenOf(hub, ownFirm), EXPIRED)
  const [client] = await hasPlans(hub, ownFirm, 1)
  if (!client) throw new Error('no client')
  for (const day of [DUE, '2027-02-16']) await settledOn(hub, ownFirm, day)
  await cards.behave(await tokenOf(hub, ownFirm), 'success')
  await cards.fault({ calls: ['money', 'read'], is_down: true })
  await onDay(hub, LAST_TRY)
  await onDay(hub, END)
  expect(await planOf(ownFirm, client)).toMatchObject({ status: 'ACTIVE' })
  expect(await openInvoices(ownFirm)).toMatchObject({ count: 1, is_charging: true })
  await cards.fault({})
  await settle(hub, ownFirm)
  await onDay(hub, '2027-03-09')
  expect(await planOf(ownFirm, client)).toMatchObject({ status: 'ACTIVE' })
  expect(await invoicesOf(hub, ownFirm, client)).toMatchObject([{ status: 'PAID' }])
  expect(await chargesOf(hub, ownFirm, cards, client)).toEqual(['19.00 USD'])
  expect(await dunningOf(hub, ownFirm)).toEqual([])
})

test('DEC-103 without a card the dates are the same, and the first card pays everything at once', async ({
  hub,
  ownFirm,
  cards,
}) => {
  const clients = await hasPlans(hub, ownFirm, 2)
  await settledOn(hub, ownFirm, DUE)
  expect(await openInvoices(ownFirm)).toMatchObject({
    ...{ count: 2, is_charging: false, open_since: DUE, declined: null, payment_method: null },
    retries_on: ['2027-02-16', '2027-02-18', '2027-02-22', LAST_TRY],
    ...{ ends_on: END, end_together: true, totals: [{ amount: '49.00', currency_code: 'USD' }] },
  })
  await saveTestCard(hub, ownFirm, cards)
  await settle(hub, ownFirm)
  expect(await openInvoices(ownFirm)).toMatchObject({ count: 0, results: [], ends_on: null })
  for (const client of clients) expect(await chargesOf(hub, ownFirm, cards, client)).toHaveLength(1)
})

test('DEC-103 a cancelled plan’s unpaid invoice is void and never tried again', async ({ hub, ownFirm, cards }) => {
  await saveTestCard(hub, ownFirm, cards)
  await cards.behave(await tokenOf(hub, ownFirm), EXPIRED)
  const [client] = await hasPlans(hub, ownFirm, 1)
  if (!client) throw new Error('no client')
  await settledOn(hub, ownFirm, DUE)
  const body = { when: 'now' } as const
  const { status } = await ownFirm.call(cancelPlan, { params: { uuid: client.subscription }, body })
  expect(status).toBe(200)
  expect(await invoicesOf(hub, ownFirm, client)).toMatchObject([{ status: 'VOID' }])
  await onDay(hub, LAST_TRY)
  expect(await settlementsOf(hub, ownFirm)).toHaveLength(1)
})

test('DEC-103 M1 Pay now charges all open invoices, once for each key', async ({ hub, ownFirm, cards }) => {
  await saveTestCard(hub, ownFirm, cards)
  const token = await tokenOf(hub, ownFirm)
  await cards.behave(token, EXPIRED)
  const clients = await hasPlans(hub, ownFirm, 3)
  await settledOn(hub, ownFirm, DUE)
  const pay = (key?: string) => ownFirm.call(payOpenInvoices, key ? { key } : {})
  const declined = await pay()
  expect([declined.status, declined.body.outcome, declined.body.open_invoices.count]).toEqual([200, 'declined', 3])
  expect(declined.body.open_invoices.declined?.reason).toBe('expired_card')
  await cards.behave(token, 'success')
  const key = 'f3b1cbe4-0d1c-4b83-9f5e-7f6f1b9a1c11'
  const outcomes = await Promise.all([pay(key), pay(key)])
  expect(outcomes.map(({ body }) => body.outcome)).toContain('paid')
  expect((await pay(key)).body).toMatchObject({ outcome: 'paid', open_invoices: { count: 0 } })
  for (const [index, client] of clients.entries())
    expect(await chargesOf(hub, ownFirm, cards, client)).toEqual([`${19 + index * 11}.00 USD`])
})

test('DEC-103 F17 while the card provider is down, Pay now says that it is still charging', async ({
  hub,
  ownFirm,
  cards,
}) => {
  await saveTestCard(hub, ownFirm, cards)
  const token = await tokenOf(hub, ownFirm)
  await cards.behave(token, EXPIRED)
  const [client] = await hasPlans(hub, ownFirm, 1)
  await settledOn(hub, ownFirm, DUE)
  await cards.behave(token, 'success')
  await cards.fault({ calls: ['money', 'read'], is_down: true })
  const { body } = await ownFirm.call(payOpenInvoices, {})
  expect(body).toMatchObject({ outcome: 'charging', open_invoices: { count: 1, is_charging: true } })
  await cards.fault({})
  await settle(hub, ownFirm)
  if (client) expect(await chargesOf(hub, ownFirm, cards, client)).toEqual(['19.00 USD'])
})

test('DEC-103 Pay now without a card is refused', async ({ hub, ownFirm }) => {
  await hasPlans(hub, ownFirm, 1)
  await settledOn(hub, ownFirm, DUE)
  const { status, body } = await ownFirm.call(payOpenInvoices, {})
  expect([status, body]).toMatchObject([409, { code: 'card_required' }])
})

test('DEC-103 a card saved while the old one is being charged pays what the old one did not', async ({
  hub,
  ownFirm,
  cards,
}) => {
  await saveTestCard(hub, ownFirm, cards)
  await cards.behave(await tokenOf(hub, ownFirm), EXPIRED)
  const clients = await hasPlans(hub, ownFirm, 2)
  await cards.fault({ calls: ['money', 'read'], holds: true })
  await onDay(hub, DUE)
  await saveTestCard(hub, ownFirm, cards)
  await cards.fault({})
  await cards.release()
  await settle(hub, ownFirm)
  expect(await openInvoices(ownFirm)).toMatchObject({ count: 0 })
  for (const client of clients) expect(await chargesOf(hub, ownFirm, cards, client)).toHaveLength(1)
})
