import type { SubscriptionStatus } from '@partner-hub/contracts/clients/business-clients.ts'
import type { Start } from '@partner-hub/contracts/states/state-table.ts'
import { sql } from 'kysely'
import type { FirmTransaction } from '../platform/database/database.ts'

export interface NewSubscription {
  account_id: string
  uuid: string
  created_at: Date
}

/** The subscription an account starts with. */
export const newSubscriptionStore = {
  /** `trialHours` is undefined without a trial. */
  insert: (
    tx: FirmTransaction,
    subscription: NewSubscription,
    { to }: Start<SubscriptionStatus>,
    trialHours: number | undefined,
  ) =>
    tx
      .insertInto('subscription')
      .values({
        ...subscription,
        status: to,
        trial_ends_at:
          trialHours === undefined ? null : sql<Date>`business_now() + make_interval(hours => ${trialHours})`,
      })
      .execute(),
}
