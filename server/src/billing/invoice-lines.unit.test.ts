import type { PlanChoice } from '@partner-hub/contracts/billing/billing-account.ts'
import { type Money, money } from '@partner-hub/contracts/billing/money.ts'
import { LineKind } from '@partner-hub/contracts/billing/plans.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { untaxed, wholePeriods } from '../../testing/arbitrary-plans.ts'
import { figuresOf } from '../../testing/billed-subscription.ts'
import type { Coupon } from './coupon.ts'
import { billOf, lineOf, linesOf, sumOf, type TaxHook } from './invoice-lines.ts'

const usd = (minor: number): Money => money.of(minor, 'USD')
const plan: PlanChoice = { display_name: 'Plus', billing_interval: 'Monthly', staff_limits: 3 }
const tenOff: Coupon = { code: 'TEN', discount: { amounts: { USD: 10_00 } }, duration: 'once', expires_at: null }
const linesFor = (change: Partial<Parameters<typeof linesOf>[0]> = {}) =>
  linesOf({ plan, currency: 'USD', is_certified: false, coupon: null, ...change })

test('DEC-31 DEC-71 DEC-100 the 15 % come off plan and seats, and the coupon off what is left', () => {
  expect(figuresOf(linesFor())).toEqual(['plan 1 33.00', 'seats 2 22.00'])
  const percent: Coupon = { ...tenOff, discount: { percent: 20 } }
  expect(figuresOf(linesFor({ is_certified: true, coupon: percent }))).toEqual([
    'plan 1 33.00',
    'seats 2 22.00',
    'certification 1 -8.25',
    'coupon 1 -9.35',
  ])
  expect(figuresOf(linesFor({ plan: { ...plan, staff_limits: 1 }, coupon: tenOff }))).toEqual([
    'plan 1 33.00',
    'coupon 1 -10.00',
  ])
})

test('DEC-100 a coupon above the price makes the bill free and never negative', () => {
  const large: Coupon = { ...tenOff, discount: { amounts: { USD: 500_00 } } }
  const lines = linesFor({ is_certified: true, coupon: large })
  expect(figuresOf(lines).at(-1)).toEqual('coupon 1 -46.75')
  expect(sumOf(lines, 'USD')).toEqual(usd(0))
})

test('DEC-99 unused days and credit pay for a bill, and the rest is carried over', () => {
  const bill = (unused: number, credit: number) => {
    const { lines, total, credit_left } = billOf({
      lines: linesFor(),
      unused: { plan, days: 12, value: usd(unused) },
      credit: usd(credit),
      taxation: untaxed,
    })
    return [...figuresOf(lines).slice(2), money.toAmount(total), money.toAmount(credit_left)]
  }
  expect(bill(7_60, 1_00)).toEqual(['credit 1 -7.60 for 12 days', 'credit 1 -1.00', '46.40', '0.00'])
  expect(bill(0, 0)).toEqual(['55.00', '0.00'])
  expect(bill(50_00, 20_00)).toEqual(['credit 1 -50.00 for 12 days', 'credit 1 -5.00', '0.00', '15.00'])
  expect(bill(60_00, 20_00)).toEqual(['credit 1 -55.00 for 12 days', '0.00', '25.00'])
})

test('DEC-101 the tax hook gets seller, buyer and lines, and its lines are on the bill', () => {
  const seller = { ...untaxed.seller, legal_name: 'Northwind Inc.', country: 'CA' }
  const buyer = { ...untaxed.buyer, legal_name: 'Alder & Finch LLP', country: 'CA', state: 'ON' }
  const asked: unknown[] = []
  const taxLinesOf: TaxHook = (sale) => {
    asked.push(sale)
    return [lineOf({ kind: 'tax', amount: money.share(sumOf(sale.lines, 'USD'), 13, 100) })]
  }
  const bill = billOf({ lines: linesFor(), unused: null, credit: usd(5_00), taxation: { seller, buyer, taxLinesOf } })
  expect(figuresOf(bill.lines).slice(2)).toEqual(['credit 1 -5.00', 'tax 1 6.50'])
  expect(bill.total).toEqual(usd(56_50))
  expect(asked).toEqual([{ seller, buyer, lines: bill.lines.slice(0, -1) }])
})

test('DEC-31 DEC-100 any bill adds up, is not negative, keeps its order and loses no credit', () => {
  const amounts = fc.nat(20_000_00)
  fc.assert(
    fc.property(wholePeriods, amounts, amounts, fc.boolean(), (of, unused, credit, hasUnused) => {
      const period = linesOf(of)
      const value = money.of(hasUnused ? unused : 0, of.currency)
      const { lines, total, credit_left } = billOf({
        lines: period,
        unused: hasUnused ? { plan: of.plan, days: 9, value } : null,
        credit: money.of(credit, of.currency),
        taxation: untaxed,
      })
      expect(lines.reduce((sum, { amount }) => sum + amount.minor, 0)).toBe(total.minor)
      expect(total.minor).toBeGreaterThanOrEqual(0)
      expect(credit_left.minor).toBeGreaterThanOrEqual(0)
      expect(total.minor - credit_left.minor).toBe(sumOf(period, of.currency).minor - value.minor - credit)
      const places = lines.map(({ kind }) => LineKind.options.indexOf(kind))
      expect(places).toEqual(places.toSorted((one, other) => one - other))
      const uncredited = lines.filter(({ kind }) => kind !== 'credit')
      expect(new Set(uncredited.map(({ kind }) => kind)).size).toBe(uncredited.length)
      for (const { kind, amount } of lines) expect(amount.minor > 0).toBe(kind === 'plan' || kind === 'seats')
    }),
    { numRuns: 500 },
  )
})
