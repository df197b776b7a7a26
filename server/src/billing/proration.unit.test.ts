import { type Money, money } from '@partner-hub/contracts/billing/money.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dates, intervals, wholePeriods } from '../../testing/arbitrary-plans.ts'
import { addDays, periodFrom } from './billing-period.ts'
import { linesOf, sumOf } from './invoice-lines.ts'
import { unusedDaysOf, unusedLinesOf, unusedValueOf } from './proration.ts'

const usd = (minor: number): Money => money.of(minor, 'USD')
const april = { from: '2027-04-01', until: '2027-05-01' }

test('DEC-70 DEC-99 the unused days are whole days, with today among them, within the period', () => {
  const days = ['2027-03-01', '2027-04-01', '2027-04-02', '2027-04-30', '2027-05-01', '2027-06-01']
  expect(days.map((today) => unusedDaysOf(april, today))).toEqual([30, 30, 29, 1, 0, 0])
  expect(unusedDaysOf({ from: '2028-02-29', until: '2028-03-31' }, '2028-03-01')).toBe(30)
})

test('DEC-70 DEC-99 their value is a share of what was paid, half up', () => {
  expect(unusedValueOf(usd(33_00), april, '2027-04-21')).toEqual(usd(11_00))
  expect(unusedValueOf(usd(19_00), april, '2027-04-30')).toEqual(usd(63))
  expect(unusedValueOf(usd(1_01), april, '2027-04-16')).toEqual(usd(51))
  expect(unusedValueOf(usd(0), april, '2027-04-01')).toEqual(usd(0))
})

const periods = fc.tuple(dates, intervals, fc.nat(12)).map((of) => periodFrom(...of))
/** A period and a day from ten days before it to ten days after. */
const moments = fc.tuple(periods, fc.integer({ min: -10, max: 400 })).map(([period, days]) => ({
  period,
  today: addDays(period.from, days),
}))

test('DEC-70 the unused value is never negative, never above what was paid, and never rises with time', () => {
  fc.assert(
    fc.property(moments, fc.nat(200_000_00), ({ period, today }, paid) => {
      const { minor } = unusedValueOf(usd(paid), period, today)
      expect(minor).toBeGreaterThanOrEqual(0)
      expect(minor).toBeLessThanOrEqual(paid)
      expect(unusedValueOf(usd(paid), period, addDays(today, 1)).minor).toBeLessThanOrEqual(minor)
    }),
  )
  expect(unusedValueOf(usd(7_77), april, april.from)).toEqual(usd(7_77))
})

test('DEC-70 prorated lines add up to the prorated total, each within a minor unit of its own share', () => {
  fc.assert(
    fc.property(wholePeriods, moments, (of, { period, today }) => {
      const whole = linesOf(of)
      const parts = unusedLinesOf(whole, period, today)
      expect(sumOf(parts, of.currency)).toEqual(unusedValueOf(sumOf(whole, of.currency), period, today))
      for (const [place, { kind, amount }] of parts.entries()) {
        expect(kind).toBe(whole[place]?.kind)
        const own = unusedValueOf(whole[place]?.amount ?? usd(0), period, today)
        expect(Math.abs(amount.minor - own.minor)).toBeLessThanOrEqual(1)
      }
    }),
  )
})
