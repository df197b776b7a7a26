import { type PlanAction, whyNotPlan } from '@partner-hub/contracts/clients/plan-actions.ts'
import { type Billed, findBilled } from '../billing/read-billed.ts'
import { lockRelations } from '../clients/lock-client.ts'
import type { AcrossTransaction, AnyTransaction } from '../platform/database/database.ts'
import { Refusal, refuse, refuseUnless } from '../platform/http/refusal.ts'
import { type PlanClient, planChangeStore } from './plan-change.store.ts'

/** A client with the subscription that its firm wants to change. */
export interface PlanOfClient {
  client: PlanClient
  billed: Billed
}

/** Another firm's subscription looks the same as one that does not exist. */
export const getPlanOfClient = async (
  tx: AnyTransaction,
  firm: string,
  subscription: string,
): Promise<PlanOfClient> => {
  const client = (await planChangeStore.findClient(tx, firm, subscription)) ?? refuse('not_found')
  const billed = (await findBilled(tx, firm, client.account_id)) ?? refuse('not_found')
  return { client, billed }
}

export interface Relation {
  organization_uuid: string
  uuid: string
}

/**
 * For a change: with the account's lock, so that changes of one subscription happen one after the other. A subscription
 * shows in the rows of every firm of its account (DEC-44), hence the transaction across firms.
 */
export const lockPlanOfClient = async (
  tx: AcrossTransaction,
  firm: string,
  subscription: string,
): Promise<PlanOfClient & { relations: Relation[] }> => {
  const found = (await planChangeStore.findClient(tx, firm, subscription)) ?? refuse('not_found')
  const relations = await lockRelations(tx, found.account_id)
  return { ...(await getPlanOfClient(tx, firm, subscription)), relations }
}

/** The action table decides; a change that waits for its payment comes first. */
export const refusePlanAction = (client: PlanClient, action: PlanAction): void => {
  const reason = whyNotPlan(client, action)
  if (reason) throw new Refusal('action_not_allowed', { reason })
}

export const refuseWhileChanging = ({ is_changing }: PlanClient): void =>
  refuseUnless(!is_changing, 'change_in_progress')
