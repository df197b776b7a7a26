import type { PlanChoice } from '@partner-hub/contracts/billing/billing-account.ts'
import { wholeFirm } from '../src/platform/database/scope.ts'
import type { FirmCaller, Hub } from './hub.ts'
import { type ClientLike, hasClient, type OneClient } from './one-client.ts'

interface PaidPlan {
  plan: PlanChoice
  from: string
  until: string
  /** Minor units for the whole period. */
  paid: number
}

/** A client that the firm pays for in US dollars; it has no plan unless told otherwise. */
export const hasFirmPaidClient = async (hub: Hub, firm: FirmCaller, like: ClientLike = {}): Promise<OneClient> => {
  const client = await hasClient(hub, firm, { subscription_status: 'DIRECT_BILLING_PENDING', plan: null, ...like })
  await hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
    tx.updateTable('business_client').set({ billing_currency: 'USD' }).where('uuid', '=', client.uuid).execute(),
  )
  return client
}

/** A client whose plan the firm has paid for this period. */
export const hasPaidClient = async (
  hub: Hub,
  firm: FirmCaller,
  { plan, from, until, paid }: PaidPlan,
  like: ClientLike = {},
): Promise<OneClient> => {
  const client = await hasFirmPaidClient(hub, firm, { subscription_status: 'ACTIVE', plan, ...like })
  const period = { anchor_on: from, period_from: from, period_until: until, period_paid: paid }
  await hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
    tx
      .updateTable('subscription')
      .set({ currency: 'USD', ...period })
      .where('uuid', '=', client.subscription)
      .execute(),
  )
  return client
}

export const isCertified = async (hub: Hub, { organization_uuid }: FirmCaller): Promise<void> => {
  await hub.parts.database.inFirm(wholeFirm(organization_uuid), (tx) =>
    tx.updateTable('organization').set({ certified_at: new Date() }).where('uuid', '=', organization_uuid).execute(),
  )
}
