import { subscriptionStates } from '@partner-hub/contracts/billing/subscription-states.ts'
import type { SubscriptionStatus } from '@partner-hub/contracts/clients/business-clients.ts'
import type { ClientAct } from '@partner-hub/contracts/clients/client-activity.ts'
import type { Move } from '@partner-hub/contracts/states/state-table.ts'
import { lockRelations } from '../clients/lock-client.ts'
import type { AcrossTransaction } from '../platform/database/database.ts'
import type { BilledSubscription } from './billed-subscription.ts'
import { type IssuedInvoice, issueInvoice } from './issue-invoice.ts'
import { movePlan } from './move-plan.ts'
import { type Billed, findBilled } from './read-billed.ts'
import { recordPlanAct } from './record-plan-act.ts'
import { renewalStore } from './renewal.store.ts'
import { type BilledPeriod, nextBillOf } from './renewal.ts'
import { settleInvoice } from './settle-invoice.ts'

export const RENEWALS = { kind: 'machine', name: 'renewals' } as const

/**
 * Does what is due for one subscription by the rules of a plan change: bills it, with its scheduled plan if there is one,
 * starts the plan that was chosen in a trial, or ends it. Returns the invoice to charge.
 */
export const renewOne = async (tx: AcrossTransaction, account_id: string): Promise<IssuedInvoice | undefined> => {
  const relations = await lockRelations(tx, account_id)
  const due = await renewalStore.findDue(tx, account_id)
  if (!due) return undefined
  const billed = due.is_payer ? await findBilled(tx, due.payer, account_id) : undefined
  if (!billed) {
    await renewalStore.drop(tx, account_id)
    return undefined
  }
  const { subscription } = billed
  // DEC-61: of a firm that has lost its access, the plan ends with the paid period.
  const next = due.has_access ? nextBillOf(subscription, billed.taxation) : null
  // It is not that day yet if the payer has moved to another time zone.
  if ((subscription.ends_on ?? next?.period.from ?? '') > billed.today) {
    await movePlan(tx, billed, moveOf(subscription, 'keep_plan'), subscription)
    return undefined
  }
  const before = subscription.term?.plan ?? null
  if (!next) {
    await end(tx, billed)
    if (before) await recordPlanAct(tx, RENEWALS, relations, { act: 'plan_ended', before, after: null })
    return undefined
  }
  const invoice = await bill(tx, billed, next)
  await recordPlanAct(tx, RENEWALS, relations, { act: actOf(subscription), before, after: next.after.term.plan })
  return invoice
}

const bill = async (tx: AcrossTransaction, billed: Billed, next: BilledPeriod): Promise<IssuedInvoice | undefined> => {
  const { payer, account_id, buyer, now, subscription } = billed
  const { period } = next
  const { lines, total } = next.bill
  const uuid = await issueInvoice(
    tx,
    {
      ...{ payer, payer_kind: 'firm', account_id, cause: 'renewal', due_on: period.from, buyer },
      ...{ period, lines, total },
    },
    now,
  )
  const isFree = total.minor === 0
  if (isFree) await settleInvoice(tx, { payer, uuid }, 'pay')
  const act = subscription.status === 'ACTIVE_TRIAL' ? 'start_plan' : 'renew_plan'
  await movePlan(tx, billed, moveOf(subscription, act), next.after)
  return isFree ? undefined : { payer, invoice: uuid, amount: total }
}

/** A plan that was chosen in a trial does not start then. */
const end = (tx: AcrossTransaction, billed: Billed): Promise<void> => {
  const { subscription } = billed
  const ended = { ...subscription, scheduled: null, ends_on: null }
  if (subscription.status === 'ACTIVE_TRIAL') return movePlan(tx, billed, moveOf(subscription, 'keep_plan'), ended)
  return movePlan(tx, billed, moveOf(subscription, 'end_plan'), { ...ended, status: 'CANCELLED', term: null })
}

const actOf = ({ status, scheduled }: BilledSubscription): ClientAct => {
  if (status === 'ACTIVE_TRIAL') return 'plan_started'
  return scheduled ? 'plan_changed' : 'plan_renewed'
}

type RenewalAct = 'start_plan' | 'renew_plan' | 'end_plan' | 'keep_plan'

const moveOf = ({ status }: BilledSubscription, act: RenewalAct): Move<SubscriptionStatus> => {
  const move = subscriptionStates.next(status, act)
  if (move.to === undefined) throw new Error(`nothing can be due: ${move.reason}`)
  return move
}
