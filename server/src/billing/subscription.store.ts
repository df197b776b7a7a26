import type { Subscription } from '@partner-hub/contracts/billing/subscriptions.ts'
import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import type { Scope } from '../platform/database/scope.ts'

/** The record as returned to every caller; append joins and a condition. */
export const subscriptionRecord = sql`select s.uuid, s.status,
    trial_days_left(s.status, s.trial_ends_at, business_now()) as days_left,
    s.display_name, s.billing_interval, s.staff_limits,
    json_build_object('package', json_build_object('active', s.deferred_upgrade)) as deferred_upgrade_plan,
    case when s.status = 'ACTIVE' and s.ends_on is null then s.period_until
      when s.status = 'ACTIVE_TRIAL' and s.deferred_upgrade then s.anchor_on end as next_bill_on,
    s.ends_on,
    case when s.next_display_name is not null then json_build_object('display_name', s.next_display_name,
      'billing_interval', s.next_billing_interval, 'staff_limits', s.next_staff_limits,
      'starts_on', coalesce(s.period_until, s.anchor_on)) end as scheduled_plan,
    s.account_id as fb_account_id, b.id::text as fb_system_id
  from subscription s join business b on b.account_id = s.account_id`

/** Subscriptions belong to accounts; a firm reaches those of its clients (DEC-44). */
export const subscriptionStore = {
  read: async (database: Pick<Database, 'readInFirm'>, scope: Scope, uuid: string) => {
    const rows = await database.readInFirm(
      scope,
      sql<Subscription>`${subscriptionRecord}
        join business_client c on c.account_id = s.account_id and c.organization_uuid = ${scope.organization_uuid}
        where s.uuid = ${uuid}`,
    )
    return rows[0]
  },
}
