import { subscriptionStates } from '@partner-hub/contracts/billing/subscription-states.ts'
import { recordActivities } from '../activity/record-activity.ts'
import type { AcrossTransaction } from '../platform/database/database.ts'
import { type IssuedInvoice, issueRenewals } from './issue-invoice.ts'
import { RENEWALS } from './renew-one.ts'
import { renewalStore } from './renewal.store.ts'

/** Renews and bills a batch of due subscriptions whose next bill is stored, by a few statements. */
export const renewSteady = async (tx: AcrossTransaction, batch: number): Promise<IssuedInvoice[]> => {
  const move = subscriptionStates.next('ACTIVE', 'renew_plan')
  const relations = await renewalStore.renewSteady(tx, move, batch)
  const [first] = relations
  if (!first) return []
  await recordActivities(
    tx,
    RENEWALS,
    relations.map(({ organization_uuid, business_client }) => ({
      organization_uuid,
      act: 'plan_renewed',
      subject: business_client,
    })),
  )
  // Firms may share an account.
  const renewed = new Map(relations.map((relation) => [relation.account_id, relation]))
  return issueRenewals(tx, [...renewed.values()], first.now)
}
