import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dateIn, daysBetween, periodAfter, periodFrom } from './billing-period.ts'

const FIRST_YEAR = 2023
const LAST_YEAR = 2062

/** Every day of forty years, counted out by the rule of leap years, without Date. */
const calendar: string[] = []
for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) {
  const february = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  for (const [month, days] of [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].entries())
    for (let day = 1; day <= days; day++)
      calendar.push([year, month + 1, day].map((part) => String(part).padStart(2, '0')).join('-'))
}
const placeOf = new Map(calendar.map((date, place) => [date, place]))
const months = [...Map.groupBy(calendar, (date) => date.slice(0, 7)).values()]

/** Looked up: the last day of the month that is not after the anchor's day. */
const inLaterMonth = (anchor: string, count: number): string | undefined =>
  months[months.findIndex((month) => month.includes(anchor)) + count]?.findLast(
    (date) => date.slice(8) <= anchor.slice(8),
  )

const anchors = fc.constantFrom(...calendar.filter((date) => date < '2040'))
const THOUSAND = { numRuns: 1_000 }

test('DEC-57 periods from 1,000 random anchors are those counted out on a calendar', () => {
  fc.assert(
    fc.property(anchors, fc.nat(120), (anchor, index) => {
      expect(periodFrom(anchor, 'Monthly', index)).toEqual({
        from: inLaterMonth(anchor, index),
        until: inLaterMonth(anchor, index + 1),
      })
      const year = index % 20
      expect(periodFrom(anchor, 'Yearly', year)).toEqual({
        from: inLaterMonth(anchor, 12 * year),
        until: inLaterMonth(anchor, 12 * year + 12),
      })
    }),
    THOUSAND,
  )
})

test('DEC-57 days between 1,000 random pairs of dates are those counted out on a calendar', () => {
  fc.assert(
    fc.property(anchors, anchors, (from, until) => {
      const days = (placeOf.get(until) ?? 0) - (placeOf.get(from) ?? 0)
      expect(daysBetween(from, until)).toBe(days)
      expect(addDays(from, days)).toBe(until)
    }),
    THOUSAND,
  )
})

test('DEC-57 an anchor on the 31st falls on the last day of a shorter month and returns to the 31st', () => {
  const ends = (anchor: string, interval: 'Monthly' | 'Yearly', count: number) =>
    Array.from({ length: count }, (_, index) => periodFrom(anchor, interval, index).until)
  expect(ends('2027-01-31', 'Monthly', 3)).toEqual(['2027-02-28', '2027-03-31', '2027-04-30'])
  expect(ends('2028-01-31', 'Monthly', 2)).toEqual(['2028-02-29', '2028-03-31'])
  expect(ends('2026-12-31', 'Monthly', 2)).toEqual(['2027-01-31', '2027-02-28'])
  expect(ends('2028-02-29', 'Yearly', 4)).toEqual(['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'])
})

test('DEC-57 DEC-99 the period after another one is counted from the same anchor, whatever the intervals', () => {
  expect(periodAfter('2027-01-31', 'Monthly', '2027-02-28')).toEqual({ from: '2027-02-28', until: '2027-03-31' })
  expect(periodAfter('2028-02-29', 'Monthly', '2029-02-28')).toEqual({ from: '2029-02-28', until: '2029-03-29' })
  fc.assert(
    fc.property(anchors, fc.nat(100), (anchor, index) => {
      const { until } = periodFrom(anchor, 'Monthly', index)
      expect(periodAfter(anchor, 'Monthly', until)).toEqual(periodFrom(anchor, 'Monthly', index + 1))
      expect(periodAfter(anchor, 'Yearly', until).until).toBe(inLaterMonth(anchor, index + 13))
    }),
    THOUSAND,
  )
})

test('consecutive periods leave no day out and share none', () => {
  fc.assert(
    fc.property(
      anchors,
      fc.nat(100),
      fc.constantFrom('Monthly' as const, 'Yearly' as const),
      (anchor, count, interval) => {
        const index = count % 19
        expect(periodFrom(anchor, interval, index).until).toBe(periodFrom(anchor, interval, index + 1).from)
      },
    ),
    THOUSAND,
  )
})

test('DEC-57 an instant has the date of its zone, up to 14 hours before and after UTC', () => {
  const around = (zone: string, instant: string) =>
    [-1, 0].map((seconds) => dateIn(zone, new Date(Date.parse(instant) + seconds * 1000)))
  expect(around('Etc/GMT-14', '2027-02-28T10:00:00Z')).toEqual(['2027-02-28', '2027-03-01'])
  expect(around('Pacific/Kiritimati', '2028-02-28T10:00:00Z')).toEqual(['2028-02-28', '2028-02-29'])
  expect(around('Etc/GMT+12', '2027-03-01T12:00:00Z')).toEqual(['2027-02-28', '2027-03-01'])
  expect(around('Asia/Kathmandu', '2026-12-31T18:15:00Z')).toEqual(['2026-12-31', '2027-01-01'])
  expect(around('UTC', '2028-02-29T00:00:00Z')).toEqual(['2028-02-28', '2028-02-29'])
})

test('DEC-57 midnight is where the zone puts it on both sides of a daylight saving change', () => {
  const midnights = [
    ['America/New_York', '2027-03-14', '2027-03-14T05:00:00Z'],
    ['America/New_York', '2027-03-15', '2027-03-15T04:00:00Z'],
    ['America/New_York', '2027-11-07', '2027-11-07T04:00:00Z'],
    ['America/New_York', '2027-11-08', '2027-11-08T05:00:00Z'],
    ['Europe/Berlin', '2027-03-28', '2027-03-27T23:00:00Z'],
    ['Europe/Berlin', '2027-03-29', '2027-03-28T22:00:00Z'],
    ['Australia/Lord_Howe', '2027-04-05', '2027-04-04T13:30:00Z'],
    // Clocks go from 00:00 to 01:00, so that the day begins at 01:00.
    ['Africa/Cairo', '2027-04-30', '2027-04-29T22:00:00Z'],
  ] as const
  for (const [zone, date, instant] of midnights) {
    expect([zone, dateIn(zone, new Date(instant))]).toEqual([zone, date])
    expect([zone, dateIn(zone, new Date(Date.parse(instant) - 1))]).toEqual([zone, addDays(date, -1)])
  }
})

test('DEC-57 at 1,000 random instants a zone of a fixed offset has the date of the shifted instant', () => {
  const instants = fc.date({ min: new Date('2024-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(instants, fc.integer({ min: -14 * 60, max: 14 * 60 }), (instant, offset) => {
      const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60]
      const clock = [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':')
      const days = Math.floor((instant.getTime() - Date.parse('2023-01-01T00:00:00Z') + offset * 60_000) / 86_400_000)
      expect(dateIn(`${offset < 0 ? '-' : '+'}${clock}`, instant)).toBe(calendar[days])
    }),
    THOUSAND,
  )
})

test('text that is not a calendar date is refused', () => {
  for (const text of ['2027-02-29', '2027-2-1', '2027-13-01', '01/02/2027', '2027-02-28T00:00:00Z', ''])
    expect(() => daysBetween(text, '2027-03-01')).toThrow('is not a calendar date')
})
