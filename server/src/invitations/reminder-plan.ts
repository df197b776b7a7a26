import { REMINDER_DAYS } from '@partner-hub/contracts/invitations/invitations.ts'
import { type RawBuilder, sql } from 'kysely'

const days = sql`unnest(${sql.lit(`{${REMINDER_DAYS}}`)}::int[]) day`

/** Days of exactly 24 hours, regardless of daylight saving time. */
export const inDays = (count: RawBuilder<number>) => sql<Date>`make_interval(hours => 24 * ${count})`

const reminderAt = (sentAt: RawBuilder<Date>) => sql<Date>`${sentAt} + ${inDays(sql`day`)}`

/** The next reminder day (DEC-22); null after the last. */
export const nextReminder = (sentAt: RawBuilder<Date>) =>
  sql<Date | null>`(select min(${reminderAt(sentAt)}) from ${days} where ${reminderAt(sentAt)} > business_now())`

/** How many reminder days have passed. */
export const passedReminders = (sentAt: RawBuilder<Date>) =>
  sql<number>`(select count(*)::int from ${days} where ${reminderAt(sentAt)} <= business_now())`
