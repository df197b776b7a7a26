import type { PlanChoice } from '@partner-hub/contracts/billing/billing-account.ts'
import type { Subscription } from '@partner-hub/contracts/billing/subscriptions.ts'
import type { BillingOwner, SubscriptionStatus } from '@partner-hub/contracts/clients/business-clients.ts'
import type { Move } from '@partner-hub/contracts/states/state-table.ts'
import { sql } from 'kysely'
import type { AcrossTransaction } from '../platform/database/database.ts'
import { subscriptionRecord } from './subscription.store.ts'

interface OwnedAccount {
  billing_owner: BillingOwner
  billing_currency: string | null
  /** As stored; null for an account without a subscription. */
  subscription_status: SubscriptionStatus | null
}

/** An account as its owner sees it, across firms. */
export const ownerPlanStore = {
  /** Undefined for anyone but the owner. */
  findOwned: async (tx: AcrossTransaction, account_id: string, owner_id: number): Promise<OwnedAccount | undefined> => {
    const { rows } = await sql<OwnedAccount>`select
        payer_of(a.account_id) as billing_owner,
        (select c.billing_currency from business_client c
          where c.account_id = a.account_id and c.billing_currency is not null
          order by c.relation_start limit 1) as billing_currency,
        (select s.status from subscription s where s.account_id = a.account_id) as subscription_status
      from account a where a.account_id = ${account_id} and a.owner_id = ${owner_id}`.execute(tx)
    return rows[0]
  },

  findSubscription: async (tx: AcrossTransaction, account_id: string): Promise<Subscription | undefined> => {
    const { rows } = await sql<Subscription>`${subscriptionRecord} where s.account_id = ${account_id}`.execute(tx)
    return rows[0]
  },

  /** False if the account already has this plan. */
  choose: async (
    tx: AcrossTransaction,
    account_id: string,
    plan: PlanChoice,
    { from, to }: Move<SubscriptionStatus>,
  ): Promise<boolean> => {
    const { display_name, billing_interval, staff_limits } = plan
    const { numAffectedRows } = await sql`update subscription set status = ${to}, deferred_upgrade = false,
        display_name = ${display_name}, billing_interval = ${billing_interval}, staff_limits = ${staff_limits}
      where account_id = ${account_id} and status = ${from} and (status, display_name, billing_interval, staff_limits)
        is distinct from (${to}, ${display_name}, ${billing_interval}, ${staff_limits}::int)`.execute(tx)
    return numAffectedRows === 1n
  },
}
