import * as plans from '@partner-hub/contracts/billing/plans.ts'
import { expect, vi } from 'vitest'
import { actsOf } from '../../testing/one-client.ts'
import { hasFirmPaidClient, hasPaidClient, isCertified } from '../../testing/paid-plan.ts'
import {
  chargesOf,
  invoicesOf,
  onDay,
  paidPlus,
  planOf,
  preview,
  select,
  planTest as test,
  yearly,
} from '../../testing/plan-calls.ts'
import { saveTestCard } from '../../testing/saved-card.ts'
import { verifyClientRows } from '../client-list/rebuild-client-rows.ts'
import { newUuid } from '../platform/ids/ids.ts'

const DECLINED_WHEN_CHARGED = '4000000000000341'

test('DEC-12 DEC-16 DEC-31 DEC-99 DEC-108 an upgrade charges what its preview shows, and only once', async ({
  hub,
  ownFirm,
  cards,
}) => {
  const client = await hasPaidClient(hub, ownFirm, paidPlus, { client_name: `Kestrel ${newUuid()}` })
  await isCertified(hub, ownFirm)
  await saveTestCard(hub, ownFirm, cards)
  const wish = yearly('Premium', 6)
  const { preview: shown, selected } = await onDay(hub, async () => ({
    preview: (await preview(ownFirm, client, wish)).body,
    selected: await select(ownFirm, client, { ...wish, charge_today: '124.38' }),
  }))
  const ofPlan = { display_name: 'Premium', billing_interval: 'Yearly' }
  const ofNone = { display_name: null, billing_interval: null, quantity: 1, days: 109 }
  expect(shown).toMatchObject({
    ...{ currency_code: 'USD', is_certified: true, current: yearly('Plus', 4), starts: 'now', starts_on: '2026-11-15' },
    period: { from: '2026-03-04', last_paid_on: '2027-03-03', days: 365, days_left: 109 },
    lines: [
      { kind: 'plan', ...ofPlan, quantity: 1, days: 109, amount: '179.18' },
      { kind: 'seats', ...ofPlan, quantity: 5, days: 109, amount: '164.24' },
      { kind: 'certification', ...ofNone, amount: '-51.51' },
      { kind: 'credit', display_name: 'Plus', billing_interval: 'Yearly', days: 109, amount: '-167.53' },
    ],
    ...{ charge_today: '124.38', credit: '167.53' },
    next_bill: { on: '2027-03-04', amount: '977.50', previous_amount: '561.00', discount: 'kept' },
    payment_method: { brand_code: 'visa', last_4: '1111' },
  })
  expect(shown.plans.map(({ display_name, starts, starts_on }) => [display_name, starts, starts_on])).toEqual([
    ['Starter', 'at_renewal', '2027-03-04'],
    ['Plus', 'now', '2026-11-15'],
    ['Premium', 'now', '2026-11-15'],
  ])
  expect([selected.status, selected.body]).toMatchObject([
    200,
    {
      outcome: 'done',
      subscription: { ...{ status: 'ACTIVE', ...wish }, next_bill_on: '2027-03-04', scheduled_plan: null },
    },
  ])
  expect(await chargesOf(hub, ownFirm, cards, client)).toEqual(['124.38 USD'])
  expect(await invoicesOf(hub, ownFirm, client)).toMatchObject([
    { status: 'PAID', total: 124_38, due_on: '2026-11-15', period_from: '2026-11-15', period_until: '2027-03-04' },
  ])
  const after = await onDay(hub, async () => (await preview(ownFirm, client)).body)
  expect(after).toMatchObject({ starts: null, charge_today: '0.00', next_bill: { amount: '977.50' } })
  expect(await actsOf(hub, ownFirm, client.uuid)).toMatchObject([
    {
      act: 'plan_changed',
      actor_id: String(ownFirm.user_id),
      detail: {
        changes: [
          {
            field: 'plan',
            before: 'Plus Yearly, 4 Team Member Seats',
            after: 'Premium Yearly, 6 Team Member Seats',
          },
        ],
      },
    },
  ])
  expect(await verifyClientRows({ database: hub.parts.database })).toEqual({ rows: 0, counts: 0 })
})

test('BILL-11 DEC-34 PERM-13 a first plan needs a card, and starts once it is paid', async ({
  hub,
  ownFirm,
  cards,
}) => {
  const client = await hasFirmPaidClient(hub, ownFirm)
  const wish = yearly('Plus', 3)
  const before = (await preview(ownFirm, client, wish)).body
  expect(before).toMatchObject({
    ...{ current: null, period: null, payment_method: null, is_currency_fixed: false, starts: 'now' },
    lines: [
      { kind: 'plan', days: null, amount: '330.00' },
      { kind: 'seats', quantity: 2, amount: '220.00' },
    ],
    ...{ charge_today: '550.00', next_bill: { amount: '550.00', previous_amount: null, discount: 'none' } },
  })
  const refused = await select(ownFirm, client, { ...wish, charge_today: '550.00' })
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'card_required' }])
  expect([await invoicesOf(hub, ownFirm, client), (await planOf(ownFirm, client)).status]).toEqual([
    [],
    'DIRECT_BILLING_PENDING',
  ])
  await saveTestCard(hub, ownFirm, cards)
  const receivedKeys: string[] = []
  const leave = hub.parts.changes.follow(ownFirm.organization_uuid, (keys) => receivedKeys.push(...keys))
  const { body } = await select(ownFirm, client, { ...wish, charge_today: '550.00' })
  expect(body).toMatchObject({ outcome: 'done', subscription: { status: 'ACTIVE', ...wish } })
  expect(await chargesOf(hub, ownFirm, cards, client)).toEqual(['550.00 USD'])
  await vi.waitFor(() => expect(receivedKeys).toContain(`client:${client.uuid}`))
  leave()
  expect((await preview(ownFirm, client)).body).toMatchObject({ is_currency_fixed: true, current: wish })
})

test('DEC-108 a charge, currency or start other than those confirmed is refused, and nothing is written', async ({
  hub,
  ownFirm,
  cards,
}) => {
  const client = await hasFirmPaidClient(hub, ownFirm)
  await saveTestCard(hub, ownFirm, cards)
  const wish = { ...yearly('Plus', 3), charge_today: '550.00' }
  const others = [
    { charge_today: '549.99' },
    { charge_today: '0.00' },
    { currency_code: 'CAD' },
    { starts: 'at_renewal' },
  ]
  for (const other of others) {
    const { status, body } = await select(ownFirm, client, { ...wish, ...(other as object) })
    expect([status, body]).toMatchObject([409, { code: 'preview_changed' }])
  }
  await isCertified(hub, ownFirm)
  expect((await select(ownFirm, client, wish)).body).toMatchObject({ code: 'preview_changed' })
  expect(await invoicesOf(hub, ownFirm, client)).toEqual([])
  expect(await chargesOf(hub, ownFirm, cards, client)).toEqual([])
})

test('DEC-102 a declined card leaves the client without a plan and the invoice void; the next try is a new one', async ({
  hub,
  ownFirm,
  cards,
}) => {
  const client = await hasFirmPaidClient(hub, ownFirm)
  await saveTestCard(hub, ownFirm, cards, DECLINED_WHEN_CHARGED)
  const wish = { ...yearly('Starter', 1), charge_today: '190.00' }
  const key = newUuid()
  const declined = await select(ownFirm, client, wish, key)
  expect(declined.body).toMatchObject({ outcome: 'declined', subscription: { status: 'DIRECT_BILLING_PENDING' } })
  expect((await select(ownFirm, client, wish, key)).body).toEqual(declined.body)
  expect(await actsOf(hub, ownFirm, client.uuid)).toMatchObject([{ act: 'charge_declined' }])
  await saveTestCard(hub, ownFirm, cards)
  expect((await select(ownFirm, client, wish, newUuid())).body).toMatchObject({ outcome: 'done' })
  const invoices = await invoicesOf(hub, ownFirm, client)
  expect(invoices.map(({ status, total }) => [status, total])).toEqual([
    ['VOID', 190_00],
    ['PAID', 190_00],
  ])
  expect(new Set(invoices.map(({ invoice_number }) => invoice_number)).size).toBe(2)
  expect(await chargesOf(hub, ownFirm, cards, client)).toEqual(['190.00 USD'])
})

test('M1 the same key charges once, at the same time and later; so does a lost answer of the provider', async ({
  hub,
  ownFirm,
  cards,
}) => {
  const client = await hasFirmPaidClient(hub, ownFirm)
  await saveTestCard(hub, ownFirm, cards)
  // The charge and the look-up after it, so that the story asks again.
  await cards.fault({ calls: ['money', 'read'], lose_after_times: 2 })
  const wish = { ...yearly('Starter', 1), charge_today: '190.00' }
  const key = newUuid()
  const together = await Promise.all(Array.from({ length: 5 }, () => select(ownFirm, client, wish, key)))
  expect(together.filter(({ status }) => status !== 200).map(({ body }) => body)).toEqual(
    together.filter(({ status }) => status !== 200).map(() => expect.objectContaining({ code: 'still_running' })),
  )
  expect((await select(ownFirm, client, wish, key)).body).toMatchObject({ outcome: 'done' })
  expect(await cards.faultsLeft()).toMatchObject({ lose_after_times: 0 })
  expect(await chargesOf(hub, ownFirm, cards, client)).toEqual(['190.00 USD'])
  expect(await invoicesOf(hub, ownFirm, client)).toHaveLength(1)
})

test('while a change is being charged every other one is refused, and it ends when the provider answers', async ({
  hub,
  ownFirm,
  cards,
}) => {
  const client = await hasFirmPaidClient(hub, ownFirm)
  const { subscription: uuid } = client
  await saveTestCard(hub, ownFirm, cards)
  const wish = { ...yearly('Starter', 1), charge_today: '190.00' }
  await cards.fault({ holds: true })
  const charging = select(ownFirm, client, wish)
  await vi.waitFor(async () => expect(await invoicesOf(hub, ownFirm, client)).toHaveLength(1))
  const others = await Promise.all([
    select(ownFirm, client, { ...yearly('Plus', 1), charge_today: '330.00' }),
    ownFirm.call(plans.cancelPlan, { params: { uuid }, body: { uuid } }),
    ownFirm.call(plans.keepPlan, { params: { uuid } }),
  ])
  expect(others.map(({ body }) => (body as { code?: string }).code)).toEqual(Array(3).fill('change_in_progress'))
  expect((await preview(ownFirm, client)).body).toMatchObject({ is_changing: true })
  expect(await invoicesOf(hub, ownFirm, client)).toMatchObject([{ status: 'OPEN' }])
  await cards.fault({})
  await cards.release()
  expect((await charging).body).toMatchObject({ outcome: 'done', subscription: { status: 'ACTIVE' } })
})
