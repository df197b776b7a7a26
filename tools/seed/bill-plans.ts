import { PlanChoice } from '../../contracts/billing/billing-account.ts'
import { addDays, periodFrom } from '../../server/src/billing/billing-period.ts'
import { linesOf, sumOf } from '../../server/src/billing/invoice-lines.ts'
import type { Database } from '../../server/src/platform/database/database.ts'
import { wholeFirm } from '../../server/src/platform/database/scope.ts'

const PAID_DAYS_AGO = 12

/** A certified firm (DEC-71) that paid for the plans of its clients a while ago. */
export const billPlans = (database: Database, organization_uuid: string): Promise<void> =>
  database.inFirm(wholeFirm(organization_uuid), async (tx) => {
    const certified_at = new Date()
    await tx.updateTable('organization').set({ certified_at }).where('uuid', '=', organization_uuid).execute()
    const clients = await tx
      .selectFrom('subscription as s')
      .innerJoin('business_client as c', 'c.account_id', 's.account_id')
      .select(['s.account_id', 's.display_name', 's.billing_interval', 's.staff_limits'])
      .where('c.organization_uuid', '=', organization_uuid)
      .where('c.billing_owner', '=', 'ACCOUNTANT')
      .where('s.status', '=', 'ACTIVE')
      .execute()
    const from = addDays(certified_at.toISOString().slice(0, 10), -PAID_DAYS_AGO)
    for (const { account_id, ...stored } of clients) {
      const plan = PlanChoice.parse(stored)
      const lines = linesOf({ plan, currency: 'CAD', is_certified: true, coupon: null })
      await tx
        .updateTable('subscription')
        .set({
          currency: 'CAD',
          anchor_on: from,
          period_from: from,
          period_until: periodFrom(from, plan.billing_interval, 0).until,
          period_paid: sumOf(lines, 'CAD').minor,
        })
        .where('account_id', '=', account_id)
        .execute()
    }
  })
