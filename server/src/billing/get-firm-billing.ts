import type { FirmBilling } from '@partner-hub/contracts/billing/firm-billing.ts'
import { money } from '@partner-hub/contracts/billing/money.ts'
import type { Database } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import { dateIn } from './billing-period.ts'
import { firmBillingStore } from './firm-billing.store.ts'
import { firmBillingOf } from './firm-billing.ts'

/** DEC-109: all that the Billing page shows of plans, in one call. */
export const getFirmBilling =
  ({ database }: { database: Database }) =>
  async (member: Member, organizationUuid: string): Promise<FirmBilling> => {
    const payer = member.organization_uuid
    refuseUnless(organizationUuid === payer, 'not_found')
    return database.inFirm(member, async (tx) => {
      const { certified_at, time_zone, now } = await firmBillingStore.getFirm(tx, payer)
      const today = dateIn(time_zone, now)
      const since = `${today.slice(0, 7)}-01`
      const [clients, paid] = await Promise.all([
        firmBillingStore.listPaidClients(tx, payer, time_zone),
        firmBillingStore.listPaidSince(tx, { payer, time_zone, since }),
      ])
      const amounts = paid.map(({ total, currency }) => money.of(total, currency))
      return firmBillingOf({ is_certified: certified_at !== null, today, clients, paid: amounts })
    })
  }
