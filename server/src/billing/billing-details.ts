import type { BillingDetails } from '@partner-hub/contracts/billing/billing-details.ts'
import { differingFields } from '../activity/differing-fields.ts'
import { recordActivity } from '../activity/record-activity.ts'
import type { Database } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import { billingDetailsStore } from './billing-details.store.ts'

interface Needs {
  database: Database
}

export const getBillingDetails =
  ({ database }: Needs) =>
  async (member: Member, organizationUuid: string): Promise<BillingDetails> => {
    refuseUnless(organizationUuid === member.organization_uuid, 'not_found')
    return database.inFirm(member, (tx) => billingDetailsStore.get(tx, organizationUuid))
  }

/** For future invoices: those that were issued keep their copy. */
export const saveBillingDetails =
  ({ database }: Needs) =>
  async (member: Member, organizationUuid: string, wanted: BillingDetails): Promise<BillingDetails> => {
    refuseUnless(organizationUuid === member.organization_uuid, 'not_found')
    return database.inFirm(member, async (tx) => {
      const before = await billingDetailsStore.get(tx, organizationUuid)
      const fields = Object.keys(differingFields(before, wanted))
      await billingDetailsStore.save(tx, organizationUuid, wanted)
      if (fields.length > 0)
        await recordActivity(tx, member, {
          organization_uuid: organizationUuid,
          act: 'billing_details_updated',
          detail: { fields },
        })
      return wanted
    })
  }
