import { sql } from 'kysely'
import type { AcrossTransaction } from '../platform/database/database.ts'

interface EndingTrial {
  organization_uuid: string
  business_client: string
  account_id: string
}

/** Trials and the business clock, a batch at a time. */
export const trialStore = {
  /** Every relation to an account whose trial is over. */
  findEnded: async (tx: AcrossTransaction, batch: number): Promise<EndingTrial[]> => {
    const { rows } = await sql<EndingTrial>`select c.organization_uuid, c.uuid as business_client, c.account_id
      from (select account_id from subscription where status = 'ACTIVE_TRIAL' and trial_ends_at <= business_now()
        order by trial_ends_at limit ${batch}) s
      join business_client c on c.account_id = s.account_id`.execute(tx)
    return rows
  },

  /** Those that are still on trial; a plan that came in between stays. */
  end: async (tx: AcrossTransaction, accounts: readonly string[]): Promise<string[]> => {
    const { rows } = await sql<{ account_id: string }>`update subscription set status = 'TRIAL_EXPIRED'
      where account_id = any(${accounts}::text[]) and status = 'ACTIVE_TRIAL' and trial_ends_at <= business_now()
      returning account_id`.execute(tx)
    return rows.map(({ account_id }) => account_id)
  },
}
