import { planChangeStates } from '@partner-hub/contracts/billing/plan-change-states.ts'
import { subscriptionStates } from '@partner-hub/contracts/billing/subscription-states.ts'
import { movePlan } from '../billing/move-plan.ts'
import { findBilled } from '../billing/read-billed.ts'
import { recordPlanAct } from '../billing/record-plan-act.ts'
import { settleInvoice } from '../billing/settle-invoice.ts'
import { lockRelations } from '../clients/lock-client.ts'
import type { AcrossTransaction, Database } from '../platform/database/database.ts'
import { planChangeStore, type StoredPlanChange } from './plan-change.store.ts'

/** Ends a change once its payment is settled: the plan that was confirmed starts, or nothing has happened. */
export const finishPlanChange =
  ({ database }: { database: Database }) =>
  (payer: string, uuid: string, isPaid: boolean): Promise<void> =>
    database.acrossFirms('a plan change', async (tx) => {
      const change = await planChangeStore.find(tx, payer, uuid)
      if (!change) throw new Error(`plan change ${uuid} does not exist`)
      const relations = await lockRelations(tx, change.account_id)
      const isFirst = await planChangeStore.end(
        tx,
        change,
        planChangeStates.next('PENDING', isPaid ? 'finish' : 'decline'),
      )
      if (!isFirst) return
      await settleInvoice(tx, { payer, uuid: change.invoice }, isPaid ? 'pay' : 'void')
      if (isPaid) await start(tx, change)
      const { plan_before: before, after } = change
      await recordPlanAct(tx, { kind: 'member', user_id: change.begun_by }, relations, {
        act: isPaid ? startedAct(change) : 'charge_declined',
        before,
        after: after.term?.plan ?? null,
      })
    })

const startedAct = ({ plan_before }: StoredPlanChange) => (plan_before ? 'plan_changed' : 'plan_selected')

const start = async (tx: AcrossTransaction, { payer, account_id, after }: StoredPlanChange): Promise<void> => {
  const billed = await findBilled(tx, payer, account_id)
  if (!billed) throw new Error(`account ${account_id} has no subscription`)
  const { status } = billed.subscription
  const move = subscriptionStates.next(status, status === 'ACTIVE' ? 'change_plan' : 'select_plan')
  if (move.to === undefined) throw new Error(`a paid plan cannot start: ${move.reason}`)
  await movePlan(tx, billed, move, after)
}
