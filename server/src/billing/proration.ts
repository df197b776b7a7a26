import { type Money, money } from '@partner-hub/contracts/billing/money.ts'
import type { Term } from './billed-subscription.ts'
import { type CalendarDate, daysBetween, type Period } from './billing-period.ts'
import type { InvoiceLine, UnusedDays } from './invoice-lines.ts'

/** Today counts as unused: a plan that replaces another one has the whole day. */
export const unusedDaysOf = ({ from, until }: Period, today: CalendarDate): number =>
  Math.min(Math.max(daysBetween(today, until), 0), daysBetween(from, until))

/** DEC-70: by whole days, half up. */
export const unusedValueOf = (paid: Money, period: Period, today: CalendarDate): Money =>
  money.share(paid, unusedDaysOf(period, today), daysBetween(period.from, period.until))

export const unusedOf = (
  { plan, period, paid }: Pick<Term, 'plan' | 'period' | 'paid'>,
  today: CalendarDate,
): UnusedDays => ({
  plan,
  days: unusedDaysOf(period, today),
  value: unusedValueOf(paid, period, today),
})

/** The unused days' part of each line. The parts add up to the unused value of the lines' sum. */
export const unusedLinesOf = (lines: readonly InvoiceLine[], period: Period, today: CalendarDate): InvoiceLine[] => {
  const days = unusedDaysOf(period, today)
  let sum: Money | undefined
  return lines.map((line) => {
    const before = sum ?? money.of(0, line.amount.currency)
    sum = money.plus(before, line.amount)
    const amount = money.minus(unusedValueOf(sum, period, today), unusedValueOf(before, period, today))
    return { ...line, days, amount }
  })
}
