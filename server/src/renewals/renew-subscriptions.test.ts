import { money } from '@partner-hub/contracts/billing/money.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { dates } from '../../testing/arbitrary-plans.ts'
import { couponOf, planChoice } from '../../testing/billed-subscription.ts'
import { standingAt } from '../../testing/business-clock.ts'
import type { FirmCaller, Hub } from '../../testing/hub.ts'
import { actsOf, type OneClient } from '../../testing/one-client.ts'
import { hasFirmPaidClient, isCertified } from '../../testing/paid-plan.ts'
import { invoicesOf, planOf, select, yearly } from '../../testing/plan-calls.ts'
import { renewAt, sweepRenewals } from '../../testing/renewals.ts'
import { hasRunningPlan } from '../../testing/running-plan.ts'
import { hasCard } from '../../testing/saved-card.ts'
import { hubTest as test } from '../../testing/test.ts'
import { periodAfter, periodFrom } from '../billing/billing-period.ts'
import { verifyClientRows } from '../client-list/rebuild-client-rows.ts'
import { wholeFirm } from '../platform/database/scope.ts'

const billsOf = async (hub: Hub, firm: FirmCaller, client: OneClient) =>
  (await invoicesOf(hub, firm, client)).map(({ period_from, period_until, total }) => [
    period_from,
    period_until,
    total,
  ])

const linesOf = (hub: Hub, firm: FirmCaller, { account_id }: OneClient) =>
  hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), async (tx) => {
    const lines = await tx
      .selectFrom('invoice as i')
      .innerJoin('invoice_line as l', (on) => on.onRef('l.payer', '=', 'i.payer').onRef('l.invoice', '=', 'i.uuid'))
      .select(['i.period_from', 'l.kind', 'l.display_name', 'l.quantity', 'l.amount'])
      .where('i.account_id', '=', account_id)
      .orderBy('i.invoice_number')
      .orderBy('l.position')
      .execute()
    return lines.map((line) => [line.period_from, line.kind, line.quantity, line.amount])
  })

const renewalsOf = async (hub: Hub, firm: FirmCaller, { uuid }: OneClient) =>
  (await actsOf(hub, firm, uuid)).map(({ act }) => act).filter((act) => act.startsWith('plan_'))

test('DEC-57 DEC-66 a plan renews at midnight where its payer is, once, however many sweeps run', async ({
  hub,
  ownFirm,
}) => {
  const client = await hasRunningPlan(hub, ownFirm, { anchor_on: '2027-01-15' })
  const midnight = { instant: '2027-02-15T04:00:00Z' }
  await standingAt(hub.clone.ownerUrl, { ...midnight, seconds: -1 }, () => sweepRenewals(hub))
  expect(await billsOf(hub, ownFirm, client)).toEqual([])
  await standingAt(hub.clone.ownerUrl, { ...midnight, seconds: 0 }, async () => {
    await Promise.all([sweepRenewals(hub), sweepRenewals(hub), sweepRenewals(hub)])
    await sweepRenewals(hub)
    expect(await planOf(ownFirm, client)).toMatchObject({ status: 'ACTIVE', next_bill_on: '2027-03-15' })
  })
  expect(await invoicesOf(hub, ownFirm, client)).toMatchObject([
    { status: 'OPEN', due_on: '2027-02-15', period_from: '2027-02-15', period_until: '2027-03-15', total: 44_00 },
  ])
  expect(await linesOf(hub, ownFirm, client)).toEqual([
    ['2027-02-15', 'plan', 1, 33_00],
    ['2027-02-15', 'seats', 1, 11_00],
  ])
  expect(await renewalsOf(hub, ownFirm, client)).toEqual(['plan_renewed'])
})

test('DEC-57 DEC-67 a jump over two renewals bills each period once, in order, from the anchor', async ({
  hub,
  ownFirm,
}) => {
  const client = await hasRunningPlan(hub, ownFirm, { anchor_on: '2027-01-31' })
  await renewAt(hub, '2027-04-14T12:00:00Z')
  await renewAt(hub, '2027-03-01T12:00:00Z')
  expect(await billsOf(hub, ownFirm, client)).toEqual([
    ['2027-02-28', '2027-03-31', 44_00],
    ['2027-03-31', '2027-04-30', 44_00],
  ])
  await renewAt(hub, '2027-04-30T12:00:00Z')
  expect((await billsOf(hub, ownFirm, client)).at(-1)).toEqual(['2027-04-30', '2027-05-31', 44_00])
})

test('DEC-57 a yearly plan renews after a year, and 29 February ends its leap year', async ({ hub, ownFirm }) => {
  const client = await hasRunningPlan(hub, ownFirm, { plan: yearly('Starter', 1), anchor_on: '2024-02-29' })
  await renewAt(hub, '2025-02-28T03:59:59Z')
  expect(await billsOf(hub, ownFirm, client)).toEqual([])
  await renewAt(hub, '2028-03-01T12:00:00Z')
  expect(await billsOf(hub, ownFirm, client)).toEqual([
    ['2025-02-28', '2026-02-28', 190_00],
    ['2026-02-28', '2027-02-28', 190_00],
    ['2027-02-28', '2028-02-29', 190_00],
    ['2028-02-29', '2029-02-28', 190_00],
  ])
})

test('DEC-57 batches count periods as the rule does, for 1,000 random anchors', async ({ hub }) => {
  const anchors = fc.tuple(dates, fc.constantFrom('Monthly' as const, 'Yearly' as const), fc.nat({ max: 30 }))
  const cases = fc.sample(anchors, 1_000).map(([anchor_on, interval, index]) => {
    const { from } = periodFrom(anchor_on, interval, index)
    return { anchor_on, interval, from }
  })
  const { rows } = await sql<{ until: string }>`select period_end(anchor_on, billing_interval, period_from) as until
    from unnest(${cases.map((each) => each.anchor_on)}::date[], ${cases.map((each) => each.interval)}::text[],
      ${cases.map((each) => each.from)}::date[]) with ordinality as t (anchor_on, billing_interval, period_from, n)
    order by n`.execute(hub.parts.database.once)
  expect(rows.map(({ until }) => until)).toEqual(
    cases.map(({ anchor_on, interval, from }) => periodAfter(anchor_on, interval, from).until),
  )
})

test('DEC-31 DEC-71 a firm that became certified gets the 15 % from the next renewal on', async ({ hub, ownFirm }) => {
  const client = await hasRunningPlan(hub, ownFirm, { anchor_on: '2027-01-15' })
  await isCertified(hub, ownFirm)
  await renewAt(hub, '2027-03-15T12:00:00Z')
  expect(await linesOf(hub, ownFirm, client)).toEqual(
    ['2027-02-15', '2027-03-15'].flatMap((from) => [
      [from, 'plan', 1, 33_00],
      [from, 'seats', 1, 11_00],
      [from, 'certification', 1, -6_60],
    ]),
  )
})

test('DEC-100 a coupon for two months discounts two renewals', async ({ hub, ownFirm, databaseOwner }) => {
  await databaseOwner.query("insert into coupon (code, percent, months) values ('TWO-MONTHS', 20, 2)")
  const coupon = { coupon: couponOf({ code: 'TWO-MONTHS', duration: { months: 2 } }), months_left: 2 }
  const client = await hasRunningPlan(hub, ownFirm, { anchor_on: '2027-01-15' }, { coupon })
  await renewAt(hub, '2027-04-15T12:00:00Z')
  expect(await billsOf(hub, ownFirm, client)).toEqual([
    ['2027-02-15', '2027-03-15', 35_20],
    ['2027-03-15', '2027-04-15', 35_20],
    ['2027-04-15', '2027-05-15', 44_00],
  ])
})

test('DEC-99 credit pays for renewals until it is used up', async ({ hub, ownFirm }) => {
  const client = await hasRunningPlan(hub, ownFirm, { anchor_on: '2027-01-15' }, { credit: money.of(50_00, 'USD') })
  await renewAt(hub, '2027-04-15T12:00:00Z')
  expect((await invoicesOf(hub, ownFirm, client)).map(({ status, total }) => [status, total])).toEqual([
    ['PAID', 0],
    ['OPEN', 38_00],
    ['OPEN', 44_00],
  ])
})

test('DEC-99 a scheduled smaller plan starts at the renewal, and the list shows it', async ({ hub, ownFirm }) => {
  const scheduled = planChoice({ staff_limits: 1 })
  const client = await hasRunningPlan(hub, ownFirm, { anchor_on: '2027-01-15' }, { scheduled })
  await renewAt(hub, '2027-03-15T12:00:00Z')
  expect(await billsOf(hub, ownFirm, client)).toEqual([
    ['2027-02-15', '2027-03-15', 19_00],
    ['2027-03-15', '2027-04-15', 19_00],
  ])
  expect(await planOf(ownFirm, client)).toMatchObject({ status: 'ACTIVE', ...scheduled, scheduled_plan: null })
  expect(await renewalsOf(hub, ownFirm, client)).toEqual(['plan_changed', 'plan_renewed'])
  expect(await verifyClientRows({ database: hub.parts.database })).toEqual({ rows: 0, counts: 0 })
})

test('DEC-09 a plan that was cancelled for the end of its period ends then, and is not billed', async ({
  hub,
  ownFirm,
}) => {
  const client = await hasRunningPlan(hub, ownFirm, { anchor_on: '2027-01-15' }, { ends_on: '2027-02-15' })
  await renewAt(hub, '2027-02-15T03:59:59Z')
  expect(await planOf(ownFirm, client)).toMatchObject({ status: 'ACTIVE', ends_on: '2027-02-15' })
  await renewAt(hub, '2027-02-15T04:00:00Z')
  await renewAt(hub, '2027-04-15T12:00:00Z')
  expect(await planOf(ownFirm, client)).toMatchObject({ status: 'CANCELLED', ends_on: null, next_bill_on: null })
  expect(await billsOf(hub, ownFirm, client)).toEqual([])
  expect(await renewalsOf(hub, ownFirm, client)).toEqual(['plan_ended'])
  expect(await verifyClientRows({ database: hub.parts.database })).toEqual({ rows: 0, counts: 0 })
})

test('DEC-61 if the firm has lost its access, the plan it pays for ends with the paid period', async ({
  hub,
  ownFirm,
}) => {
  const client = await hasRunningPlan(hub, ownFirm, { anchor_on: '2027-01-15' }, {}, { status: 'NO_ACCESS' })
  await renewAt(hub, '2027-02-15T04:00:00Z')
  expect(await planOf(ownFirm, client)).toMatchObject({ status: 'CANCELLED' })
  expect(await billsOf(hub, ownFirm, client)).toEqual([])
})

test('DEC-98 a plan chosen in a trial starts with its first charge when the trial ends', async ({ hub, ownFirm }) => {
  await hasCard(hub, ownFirm)
  const client = await hasFirmPaidClient(hub, ownFirm, { subscription_status: 'ACTIVE_TRIAL', days_left: 30 })
  const instant = '2027-06-10T15:00:00Z'
  await hub.parts.database.acrossFirms('a test sets the end of a trial', (tx) =>
    tx.updateTable('subscription').set({ trial_ends_at: instant }).where('uuid', '=', client.subscription).execute(),
  )
  const chosen = await select(ownFirm, client, { ...planChoice(), charge_today: '0.00', starts: 'at_trial_end' })
  expect([chosen.status, chosen.body.outcome]).toEqual([200, 'scheduled'])
  await standingAt(hub.clone.ownerUrl, { instant, seconds: -1 }, () => sweepRenewals(hub))
  expect(await planOf(ownFirm, client)).toMatchObject({
    status: 'ACTIVE_TRIAL',
    deferred_upgrade_plan: { package: { active: true } },
  })
  await standingAt(hub.clone.ownerUrl, { instant, seconds: 0 }, () => sweepRenewals(hub))
  expect(await planOf(ownFirm, client)).toMatchObject({
    ...{ status: 'ACTIVE', ...planChoice(), next_bill_on: '2027-07-10' },
    deferred_upgrade_plan: { package: { active: false } },
  })
  expect(await billsOf(hub, ownFirm, client)).toEqual([['2027-06-10', '2027-07-10', 19_00]])
  expect((await renewalsOf(hub, ownFirm, client)).at(-1)).toBe('plan_started')
  expect(await verifyClientRows({ database: hub.parts.database })).toEqual({ rows: 0, counts: 0 })
})
