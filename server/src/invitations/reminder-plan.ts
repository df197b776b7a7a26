import { REMINDER_DAYS } from '@partner-hub/contracts/invitations/invitations.ts'
import { type RawBuilder, sql } from 'kysely'

const days = sql`unnest(${sql.lit(`{${REMINDER_DAYS}}`)}::int[]) day`

/** Days of 24 hours, whatever a clock on a wall does in between. */
export const inDays = (count: RawBuilder<number>) => sql<Date>`make_interval(hours => 24 * ${count})`

const reminderAt = (sentAt: RawBuilder<Date>) => sql<Date>`${sentAt} + ${inDays(sql`day`)}`

/** The first reminder day that is still to come (DEC-22); nothing after the last. */
export const nextReminder = (sentAt: RawBuilder<Date>) =>
  sql<Date | null>`(select min(${reminderAt(sentAt)}) from ${days} where ${reminderAt(sentAt)} > business_now())`

/** How many reminder days have passed. */
export const passedReminders = (sentAt: RawBuilder<Date>) =>
  sql<number>`(select count(*)::int from ${days} where ${reminderAt(sentAt)} <= business_now())`
