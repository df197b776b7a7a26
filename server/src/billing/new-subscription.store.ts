import { sql } from 'kysely'
import type { FirmTransaction } from '../platform/database/database.ts'

export interface FirstSubscription {
  account_id: string
  uuid: string
  status: 'DIRECT_BILLING_PENDING' | 'ACTIVE_TRIAL'
  /** None where no trial runs. */
  trialHours: number | undefined
  created_at: Date
}

/** The subscription that an account begins with. */
export const newSubscriptionStore = {
  insert: (tx: FirmTransaction, { trialHours, ...subscription }: FirstSubscription) =>
    tx
      .insertInto('subscription')
      .values({
        ...subscription,
        trial_ends_at:
          trialHours === undefined ? null : sql<Date>`business_now() + make_interval(hours => ${trialHours})`,
      })
      .execute(),
}
