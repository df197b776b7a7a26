import { sql } from 'kysely'
import { expect } from 'vitest'
import { moveClock } from '../../testing/business-clock.ts'
import { hubTest as test } from '../../testing/test.ts'
import { nextReminder, passedReminders } from './reminder-plan.ts'

const DAY_MS = 86_400_000
const dueAfterMs = [3, 7, 14, 25].map((days) => days * DAY_MS)

/** Daylight saving changes in both hemispheres, the leap day, ends of months and of the year. */
const moments = [
  '2027-03-14T07:30:00Z',
  '2027-11-07T06:30:00Z',
  '2027-04-04T02:30:00Z',
  '2028-02-29T23:59:59Z',
  '2028-03-01T00:00:00Z',
  '2027-01-31T23:59:59Z',
  '2027-12-31T23:59:59Z',
  '2028-01-01T10:00:00Z',
]
const zones = ['Pacific/Kiritimati', 'Etc/GMT+12', 'America/Halifax', 'Australia/Lord_Howe']

/** Sent at various moments of the last 31 days, many of them exactly at a reminder. */
const sentBefore = (now: number): Date[] =>
  Array.from({ length: 32 }, (_, place) => {
    const edge = dueAfterMs[place % 4] ?? 0
    const [random, near] = [Math.floor(Math.random() * 31 * DAY_MS), ((place % 3) - 1) * 1000]
    return new Date(now - (place < 16 ? edge + near : random))
  })

test('DEC-22 a thousand anchors: reminders fall on days of 24 hours, whatever the calendar and the firm’s clock do', async ({
  hub,
}) => {
  let compared = 0
  for (const moment of moments) {
    await moveClock(hub.clone.ownerUrl, `${(Date.parse(moment) - Date.now()) / 1000} seconds`)
    for (const zone of zones)
      await hub.parts.database.shared(async (tx) => {
        await sql`select set_config('timezone', ${zone}, true)`.execute(tx)
        const { rows: times } = await sql<{ now: Date }>`select business_now() as now`.execute(tx)
        const now = times[0]?.now.getTime() ?? 0
        const sent = sentBefore(now)
        const sentAt = sql<Date>`sent.at`
        const { rows } = await sql<{ next: Date | null; passed: number }>`select ${nextReminder(sentAt)} as next,
          ${passedReminders(sentAt)} as passed from unnest(${sent}::timestamptz[]) with ordinality as sent(at, place)
          order by sent.place`.execute(tx)
        const expected = sent.map((at) => {
          const due = dueAfterMs.map((after) => at.getTime() + after)
          const next = due.find((each) => each > now)
          return {
            next: next === undefined ? null : new Date(next),
            passed: due.filter((each) => each <= now).length,
          }
        })
        expect(rows).toEqual(expected)
        compared += rows.length
      })
  }
  expect(compared).toBe(1_024)
})
