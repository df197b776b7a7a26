import type { PlanChoice } from '@partner-hub/contracts/billing/billing-account.ts'
import { money } from '@partner-hub/contracts/billing/money.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coupons, dates, plans, untaxed, wholePeriods } from '../../testing/arbitrary-plans.ts'
import { withPlan } from '../../testing/billed-subscription.ts'
import type { BilledSubscription } from './billed-subscription.ts'
import { addDays, daysBetween } from './billing-period.ts'
import { sumOf } from './invoice-lines.ts'
import { changeOf, type PlanChange } from './plan-change.ts'
import { nextBillOf } from './renewal.ts'

const redeemed = fc.option(fc.record({ coupon: coupons, months_left: fc.option(fc.integer({ min: 1, max: 36 })) }))

/** A subscription in a paid period, which was billed at other terms than today's, and a day in it. */
const situations = fc
  .record({
    whole: wholePeriods,
    anchor_on: dates,
    days: fc.nat(400),
    coupon: redeemed,
    credit: fc.oneof(fc.constant(0), fc.nat(300_00)),
    paid: fc.integer({ min: 0, max: 120 }),
  })
  .map(({ whole: { plan, currency, is_certified, coupon: used }, anchor_on, days, coupon, credit, paid }) => {
    const current = withPlan(
      { plan, anchor_on, coupon: used },
      { currency, is_certified, coupon, credit: money.of(credit, currency) },
    )
    current.term.paid = money.share(current.term.paid, paid, 100)
    const { from, until } = current.term.period
    return { current, today: addDays(from, days % daysBetween(from, until)) }
  })

const change = (current: BilledSubscription, wanted: PlanChoice, today: string): PlanChange | undefined => {
  const usage = { billable_clients: 0, seats: 0 }
  const outcome = changeOf({ current, wanted, coupon: null, today, usage, taxation: untaxed })
  return 'refused' in outcome ? undefined : outcome
}

const paidUp = (subscription: BilledSubscription) => ({ ...subscription, has_open_invoice: false })

test('DEC-99 DEC-108 any change charges what its lines add up to, and what comes next is what it leads to', () => {
  fc.assert(
    fc.property(situations, plans, ({ current, today }, wanted) => {
      const planned = change(current, wanted, today)
      if (!planned) return
      const { bill_today, charge_today, credit, after, next_bill } = planned
      expect(charge_today).toEqual(sumOf(bill_today?.bill.lines ?? [], current.currency))
      expect(charge_today.minor).toBeGreaterThanOrEqual(0)
      expect(credit.minor).toBeLessThanOrEqual(current.term.paid.minor)
      expect(after.credit.minor).toBeGreaterThanOrEqual(0)
      const next = nextBillOf(after, untaxed)
      expect(next_bill).toEqual({ on: next?.period.from, lines: next?.bill.lines, total: next?.bill.total })
      expect(next_bill.total).toEqual(sumOf(next_bill.lines, current.currency))
      if (planned.starts === 'now') expect(after.term?.plan).toEqual(wanted)
      else expect([after.term, after.scheduled, charge_today.minor]).toEqual([current.term, wanted, 0])
    }),
    { numRuns: 500 },
  )
})

/** Two plans on top of the first, each at least as large in every part. */
const risingFrom = (plan: PlanChoice) => {
  const step = (from: PlanChoice): fc.Arbitrary<PlanChoice> =>
    fc.record({
      display_name: fc.constantFrom(...(['Starter', 'Plus', 'Premium'] as const).slice(rank(from))),
      billing_interval:
        from.billing_interval === 'Yearly' ? fc.constant('Yearly') : plans.map((one) => one.billing_interval),
      staff_limits: fc.integer({ min: 0, max: 5 }).map((more) => from.staff_limits + more),
    })
  return step(plan).chain((second) => step(second).map((third) => [second, third] as const))
}
const rank = ({ display_name }: PlanChoice) => ['Starter', 'Plus', 'Premium'].indexOf(display_name)

test('DEC-70 DEC-99 at one instant, rising from A over B to C charges and leaves what A to C does', () => {
  const rises = situations.chain((from) => risingFrom(from.current.term.plan).map((to) => ({ ...from, to })))
  fc.assert(
    fc.property(rises, ({ current, today, to: [second, third] }) => {
      const first = change(current, second, today)
      const then = first && change(paidUp(first.after), third, today)
      const direct = change(current, third, today)
      if (!first || !then || !direct) return
      const charged = money.plus(first.charge_today, then.charge_today)
      expect(money.minus(charged, then.after.credit)).toEqual(money.minus(direct.charge_today, direct.after.credit))
      const { credit } = direct.after
      expect(paidUp({ ...then.after, credit })).toEqual(paidUp(direct.after))
      // A discounted year can cost less than the month before it, whose rest is then carried over.
      if (second.billing_interval !== third.billing_interval) return
      expect(charged).toEqual(direct.charge_today)
      expect(then.next_bill).toEqual(direct.next_bill)
    }),
    { numRuns: 1_000 },
  )
})

test('DEC-99 no money gets lost: what is charged and credited is what the new days cost', () => {
  fc.assert(
    fc.property(situations, plans, ({ current, today }, wanted) => {
      const planned = change(current, wanted, today)
      if (!planned?.bill_today) return
      const { bill_today, charge_today, credit, after } = planned
      const priced = bill_today.bill.lines.filter(({ kind }) => kind !== 'credit')
      const given = charge_today.minor + credit.minor + current.credit.minor
      expect(given - after.credit.minor).toBe(sumOf(priced, current.currency).minor)
    }),
  )
})
