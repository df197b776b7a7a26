import type { PlanChoice } from '@partner-hub/contracts/billing/billing-account.ts'

type BillingInterval = PlanChoice['billing_interval']

/** 'YYYY-MM-DD', a day of the calendar in no particular time zone. */
export type CalendarDate = string

/** `until` is the day after the last one, and the first day of the next period. */
export interface Period {
  from: CalendarDate
  until: CalendarDate
}

const DAY_MS = 86_400_000

const dateOf = (day: number): CalendarDate => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** Days since 1970-01-01. */
const dayOf = (date: CalendarDate): number => {
  const day = Date.parse(`${date}T00:00:00Z`) / DAY_MS
  if (Number.isNaN(day) || dateOf(day) !== date) throw new RangeError(`'${date}' is not a calendar date`)
  return day
}

/** Months since January of the year 0. */
const monthOf = (date: CalendarDate): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1

export const monthsIn = (interval: BillingInterval): number => (interval === 'Yearly' ? 12 : 1)

export const addDays = (date: CalendarDate, days: number): CalendarDate => dateOf(dayOf(date) + days)

export const daysBetween = (from: CalendarDate, until: CalendarDate): number => dayOf(until) - dayOf(from)

const firstDayOf = (month: number): CalendarDate =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`

/** The same day of another month, or that month's last day if it is shorter. */
const addMonths = (date: CalendarDate, months: number): CalendarDate => {
  const month = monthOf(date) + months
  const lastDay = daysBetween(firstDayOf(month), firstDayOf(month + 1))
  return addDays(firstDayOf(month), Math.min(Number(date.slice(8)), lastDay) - 1)
}

/** Counted from the anchor, so that a period that ends on 28 February is followed by one that ends on 31 March. */
export const periodFrom = (anchor_on: CalendarDate, interval: BillingInterval, index: number): Period => {
  const months = monthsIn(interval)
  return { from: addMonths(anchor_on, index * months), until: addMonths(anchor_on, (index + 1) * months) }
}

/** The period that begins on a day on which another one of this anchor, of either interval, ends. */
export const periodAfter = (anchor_on: CalendarDate, interval: BillingInterval, from: CalendarDate): Period => ({
  from,
  until: addMonths(anchor_on, monthOf(from) - monthOf(anchor_on) + monthsIn(interval)),
})

/** DEC-57: the calendar date of an instant where the payer is. */
export const dateIn = (time_zone: string, instant: Date): CalendarDate => {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: time_zone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]))
  return `${parts.year}-${parts.month}-${parts.day}`
}
