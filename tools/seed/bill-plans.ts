import { subscriptionStates } from '../../contracts/billing/subscription-states.ts'
import { addDays } from '../../server/src/billing/billing-period.ts'
import { movePlan } from '../../server/src/billing/move-plan.ts'
import { findBilled } from '../../server/src/billing/read-billed.ts'
import { beginTerm } from '../../server/src/billing/renewal.ts'
import type { Database } from '../../server/src/platform/database/database.ts'
import { wholeFirm } from '../../server/src/platform/database/scope.ts'

const PAID_DAYS_AGO = 12

/** A certified firm (DEC-71) that paid for the plans of its clients a while ago. They renew as any plan does. */
export const billPlans = (database: Database, organization_uuid: string): Promise<void> =>
  database.inFirm(wholeFirm(organization_uuid), async (tx) => {
    const certified_at = new Date()
    await tx.updateTable('organization').set({ certified_at }).where('uuid', '=', organization_uuid).execute()
    const clients = await tx
      .selectFrom('subscription as s')
      .innerJoin('business_client as c', 'c.account_id', 's.account_id')
      .select('s.account_id')
      .where('c.organization_uuid', '=', organization_uuid)
      .where('c.billing_owner', '=', 'ACCOUNTANT')
      .where('s.status', '=', 'ACTIVE')
      .execute()
    for (const { account_id } of clients) {
      const billed = await findBilled(tx, organization_uuid, account_id)
      if (!billed?.plan) throw new Error(`account ${account_id} has no plan`)
      const { subscription, plan, today, taxation } = billed
      const anchor_on = addDays(today, -PAID_DAYS_AGO)
      const { after } = beginTerm(subscription, { plan, anchor_on, unused: null }, taxation)
      await movePlan(tx, billed, subscriptionStates.next('ACTIVE', 'change_plan'), after)
    }
  })
