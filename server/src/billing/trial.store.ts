import type { SubscriptionStatus } from '@partner-hub/contracts/clients/business-clients.ts'
import type { Move } from '@partner-hub/contracts/states/state-table.ts'
import { sql } from 'kysely'
import { lockAccounts } from '../clients/lock-client.ts'
import type { AcrossTransaction, Database } from '../platform/database/database.ts'
import { wholeFirm } from '../platform/database/scope.ts'

interface EndingTrial {
  organization_uuid: string
  business_client: string
  account_id: string
}

interface Notice {
  account_id: string
  days: number
  organization_uuid: string
  /** Null if no firm has access any more. */
  business_client: string | null
}

export interface Addressee {
  user_id: number
  email: string
  first_name: string
  client_name: string
}

/** Trials in business time, in batches. */
export const trialStore = {
  /** Every relation to an account whose trial is over. A firm joining just then is included or comes after. */
  findEnded: async (tx: AcrossTransaction, batch: number): Promise<EndingTrial[]> => {
    const ended = await sql<{ account_id: string }>`select account_id from subscription
      where status = 'ACTIVE_TRIAL' and trial_ends_at <= business_now()
        -- A plan chosen in the trial starts instead (DEC-98).
        and not (deferred_upgrade and renews_at is not null)
      order by trial_ends_at limit ${batch}`.execute(tx)
    const accounts = ended.rows.map(({ account_id }) => account_id)
    await lockAccounts(tx, accounts)
    const { rows } = await sql<EndingTrial>`select organization_uuid, uuid as business_client, account_id
      from business_client where account_id = any(${accounts}::text[])`.execute(tx)
    return rows
  },

  /** Accounts whose next notice is due, each with its firms that still have access; every notice is taken once. */
  takeNotices: async (tx: AcrossTransaction, days: readonly number[], batch: number): Promise<Notice[]> => {
    const { rows } = await sql<Notice>`with due as (
        select s.account_id, d.days from subscription s,
          lateral (select min(d) as days from unnest(${days}::int[]) d where s.trial_ends_at <= business_now() + make_interval(hours => 24 * d)) d
        where s.status = 'ACTIVE_TRIAL' and s.trial_ends_at > business_now()
          and s.trial_ends_at <= business_now() + make_interval(hours => ${24 * Math.max(...days)})
          and (s.trial_noticed is null or s.trial_noticed > d.days)
        order by s.trial_ends_at limit ${batch} for update of s skip locked),
      noticed as (update subscription s set trial_noticed = due.days from due where s.account_id = due.account_id
        returning s.account_id, due.days)
      select n.account_id, n.days, c.organization_uuid, c.uuid as business_client
      from noticed n left join business_client c on c.account_id = n.account_id and c.status = 'ACTIVE'`.execute(tx)
    return rows
  },

  /** An account has one trial: a date that is set stays (DEC-98). */
  begin: async (tx: AcrossTransaction, account_id: string, hours: number): Promise<void> => {
    await sql`update subscription set trial_ends_at = coalesce(trial_ends_at, business_now() + make_interval(hours => ${hours}))
      where account_id = ${account_id}`.execute(tx)
  },

  /** One row per person to notify; none once the trial is over or was replaced by a plan. */
  findNotices: (database: Pick<Database, 'readInFirm'>, firm: string, client: string) =>
    database.readInFirm(
      wholeFirm(firm),
      sql<Addressee>`select u.id as user_id, u.email, u.first_name, c.client_name
        from business_client c
        join subscription s on s.account_id = c.account_id and effective_status(s.status, s.trial_ends_at, business_now()) = 'ACTIVE_TRIAL'
        join whom_to_tell(c.organization_uuid, c.created_by, c.uuid) m on true
        join users u on u.id = m.user_id
        where c.organization_uuid = ${firm} and c.uuid = ${client} and c.status = 'ACTIVE'
        order by u.id`,
    ),

  /** Ends only those still on trial; a plan chosen meanwhile stays. */
  end: async (
    tx: AcrossTransaction,
    accounts: readonly string[],
    { from, to }: Move<SubscriptionStatus>,
  ): Promise<Set<string>> => {
    const { rows } = await sql<{ account_id: string }>`update subscription set status = ${to}
      where account_id = any(${accounts}::text[]) and status = ${from}
        and billed_status(subscription, business_now()) = ${to}
      returning account_id`.execute(tx)
    return new Set(rows.map(({ account_id }) => account_id))
  },
}
