import { TRIAL_DAYS } from '@partner-hub/contracts/plan-state.ts'
import { type RawBuilder, sql } from 'kysely'

/** Days of a trial, a begun one counted whole; never under none nor over all of them, whatever the clock does. */
export const daysLeft = (endsAt: RawBuilder<Date>, now: RawBuilder<Date> = sql<Date>`business_now()`) =>
  sql<number>`greatest(0, least(${sql.lit(TRIAL_DAYS)}, ceil(extract(epoch from ${endsAt} - ${now}) / 86400)))::int`
