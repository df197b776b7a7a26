import type { BilledSubscription } from '../src/billing/billed-subscription.ts'
import { refreshRows } from '../src/client-list/refresh-rows.ts'
import { beginPlan, type RunningPlan } from './begin-plan.ts'
import type { FirmCaller, Hub } from './hub.ts'
import type { ClientLike, OneClient } from './one-client.ts'
import { hasFirmPaidClient } from './paid-plan.ts'

/** A client whose plan runs since its anchor. */
export const hasRunningPlan = async (
  hub: Hub,
  firm: FirmCaller,
  running: RunningPlan,
  more: Partial<BilledSubscription> = {},
  like: ClientLike = {},
): Promise<OneClient> => {
  const client = await hasFirmPaidClient(hub, firm, like)
  const { account_id } = client
  await beginPlan(hub.parts.database, { payer: firm.organization_uuid, account_id }, running, more)
  await hub.parts.database.acrossFirms('a plan for a test', (tx) => refreshRows(tx, { uuids: [client.uuid] }))
  return client
}
