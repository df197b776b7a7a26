import { subscriptionStates } from '@partner-hub/contracts/billing/subscription-states.ts'
import pMap from 'p-map'
import { cancellationOf } from '../billing/cancellation.ts'
import { movePlan } from '../billing/move-plan.ts'
import { findBilled } from '../billing/read-billed.ts'
import { recordPlanAct } from '../billing/record-plan-act.ts'
import { lockRelations } from '../clients/lock-client.ts'
import { retryInvoices } from '../payments/retry-invoices.ts'
import { voidUnpaid } from '../payments/void-unpaid.ts'
import type { AcrossTransaction, Database } from '../platform/database/database.ts'
import type { Log } from '../platform/log/log.ts'
import type { Stories } from '../platform/workflow/stories.ts'
import { dunningStore, type EndingPlan } from './dunning.store.ts'
import { payerNoticeStore } from './payer-notice.store.ts'

interface Needs {
  database: Database
  stories: Pick<Stories, 'writeAll'>
  log: Log
}

const DUNNING = { kind: 'machine', name: 'dunning' } as const

/** Fewer than the database connections of a process. */
const AT_ONCE = 4
const RETRY_MINUTES = 60

/** DEC-103: ends plans that nobody paid for, each in a transaction of its own. Returns how many were due. */
export const endUnpaid =
  ({ database, stories, log }: Needs) =>
  async (batch: number): Promise<number> => {
    const due = await database.acrossFirms('unpaid plans', (tx) => dunningStore.findEnds(tx, batch))
    await pMap(
      due,
      (plan) =>
        database
          .acrossFirms('unpaid plans', (tx) => endOne(tx, stories, plan))
          .catch(async (error: Error) => {
            log.error({ invoice: plan.invoice, reason: error.message }, 'unpaid plan not ended')
            await database.acrossFirms('unpaid plans', (tx) => dunningStore.postpone(tx, plan, RETRY_MINUTES))
          }),
      { concurrency: AT_ONCE },
    )
    return due.length
  }

const endOne = async (tx: AcrossTransaction, stories: Pick<Stories, 'writeAll'>, plan: EndingPlan): Promise<void> => {
  const { payer, account_id, invoice } = plan
  const relations = await lockRelations(tx, account_id)
  const isOpen = await dunningStore.lockEnd(tx, plan)
  if (isOpen === undefined) return
  if (isOpen && !(await voidUnpaid(tx, { payer, account_id }))) {
    // The charge under way is settled first.
    await retryInvoices(tx, stories, { payers: [payer], invoices: [invoice] })
    return dunningStore.postpone(tx, plan, RETRY_MINUTES)
  }
  await dunningStore.remove(tx, plan)
  if (!isOpen) return
  const billed = await findBilled(tx, payer, account_id)
  const before = billed?.subscription.term?.plan
  if (!billed || !before || !(await end(tx, billed))) return
  await recordPlanAct(tx, DUNNING, relations, { act: 'plan_ended', before, after: null })
  await payerNoticeStore.addEnd(tx, payer, billed.today, invoice)
}

/** False if it has no plan any more. */
const end = async (tx: AcrossTransaction, billed: NonNullable<Awaited<ReturnType<typeof findBilled>>>) => {
  const { subscription: current, today } = billed
  const cancellation = cancellationOf({ current, when: 'now', today })
  const move = subscriptionStates.next(current.status, 'end_plan')
  if ('refused' in cancellation || move.to === undefined) return false
  await movePlan(tx, billed, move, cancellation.after)
  return true
}
