import { money } from '@partner-hub/contracts/billing/money.ts'
import { planChangeStates } from '@partner-hub/contracts/billing/plan-change-states.ts'
import type { ConfirmedWish, PlanOutcome, SelectedPlan } from '@partner-hub/contracts/billing/plans.ts'
import { subscriptionStates } from '@partner-hub/contracts/billing/subscription-states.ts'
import type { ClientAct } from '@partner-hub/contracts/clients/client-activity.ts'
import { planActOf } from '@partner-hub/contracts/clients/plan-actions.ts'
import { getSubscription } from '../billing/get-subscription.ts'
import { issueInvoice } from '../billing/issue-invoice.ts'
import { movePlan } from '../billing/move-plan.ts'
import type { PlanChange } from '../billing/plan-change.ts'
import { recordPlanAct } from '../billing/record-plan-act.ts'
import type { BilledPeriod } from '../billing/renewal.ts'
import { settleInvoice } from '../billing/settle-invoice.ts'
import { beginPayment } from '../payments/begin-payment.ts'
import { findCard } from '../payments/find-card.ts'
import type { AcrossTransaction, Database } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import { Refusal, refuse, refuseUnless } from '../platform/http/refusal.ts'
import type { Once } from '../platform/idempotency/once.ts'
import { newUuid } from '../platform/ids/ids.ts'
import type { Stories, Story } from '../platform/workflow/stories.ts'
import { computeChange, findWishedCoupon, requestOf } from './compute-change.ts'
import { planChangeStore } from './plan-change.store.ts'
import {
  lockPlanOfClient,
  type PlanOfClient,
  type Relation,
  refusePlanAction,
  refuseWhileChanging,
} from './plan-of-client.ts'

interface Needs {
  database: Database
  stories: Stories
  /** How long the response waits for the card provider. */
  waitMs: number
}

/** What costs something today waits for its payment; everything else has happened. */
type Begun = { outcome: PlanOutcome } | { change: string; payment: string }

/**
 * Selects or changes the plan of a client that the firm pays for. A charge has its invoice, the intent to charge and its
 * story in one transaction; the response then waits for the story without holding a connection.
 */
export const selectPlan =
  ({ database, stories, waitMs }: Needs) =>
  async (member: Member, subscription: string, wish: ConfirmedWish, once: Once): Promise<SelectedPlan> => {
    const payer = member.organization_uuid
    const begun = await database.acrossFirms("a firm's plan", (tx) =>
      once(tx, () => begin(tx, { member, subscription, wish, stories })),
    )
    const outcome = 'change' in begun ? await outcomeOf(begun) : begun.outcome
    return { outcome, subscription: await getSubscription({ database })(member, subscription) }

    async function outcomeOf({ change, payment }: { change: string; payment: string }): Promise<PlanOutcome> {
      const story = chargeOf(payer, change, payment)
      if (await stories.start(story)) await stories.outcome(story, waitMs)
      const status = await database.inFirm(member, (tx) => planChangeStore.findStatus(tx, payer, change))
      if (status === 'DONE') return 'done'
      return status === 'DECLINED' ? 'declined' : 'charging'
    }
  }

const chargeOf = (payer: string, change: string, payment: string): Story => ({
  workflow: 'changePlan',
  id: `change-plan/${change}`,
  args: [payer, change, payment],
})

interface Beginning {
  member: Member
  subscription: string
  wish: ConfirmedWish
  stories: Stories
}

const begin = async (tx: AcrossTransaction, beginning: Beginning): Promise<Begun> => {
  const { member, subscription, wish } = beginning
  const payer = member.organization_uuid
  const { relations, ...plan } = await lockPlanOfClient(tx, payer, subscription)
  refuseWhileChanging(plan.client)
  const act = planActOf(plan.client)
  refusePlanAction(plan.client, act === 'change_plan' ? 'change_plan' : 'select_plan')
  const coupon = await findWishedCoupon(tx, plan, wish)
  const change = confirmed(computeChange(requestOf(plan, wish, coupon)), wish)
  const { bill_today, charge_today, starts } = change
  if (charge_today.minor > 0 || starts === 'at_trial_end') refuseUnless(await findCard(tx, payer), 'card_required')
  const invoice = bill_today && (await issue(tx, payer, plan, bill_today))
  if (invoice && charge_today.minor > 0) return charge(tx, beginning, { plan, change, invoice })
  if (invoice) await settleInvoice(tx, { payer, uuid: invoice }, 'pay')
  await apply(tx, member, { plan, change, relations })
  return { outcome: starts === 'now' ? 'done' : 'scheduled' }
}

/** DEC-108: a charge or a date other than those confirmed is refused. */
const confirmed = (
  change: PlanChange | undefined,
  { charge_today, currency_code, starts }: ConfirmedWish,
): PlanChange => {
  if (!change) refuse('preview_changed')
  const shown = money.parse(charge_today, currency_code)
  const isSame =
    starts === change.starts &&
    shown?.currency === change.charge_today.currency &&
    shown.minor === change.charge_today.minor
  refuseUnless(isSame, 'preview_changed')
  return change
}

const issue = (
  tx: AcrossTransaction,
  payer: string,
  { billed }: PlanOfClient,
  { period, bill }: BilledPeriod,
): Promise<string> => {
  const { account_id, today, buyer, now } = billed
  return issueInvoice(
    tx,
    {
      ...{ payer, payer_kind: 'firm', account_id, cause: 'plan_change', due_on: today, buyer },
      ...{ period, lines: bill.lines, total: bill.total },
    },
    now,
  )
}

const charge = async (
  tx: AcrossTransaction,
  { member, stories }: Beginning,
  { plan, change, invoice }: { plan: PlanOfClient; change: PlanChange; invoice: string },
): Promise<Begun> => {
  const payer = member.organization_uuid
  const { client, billed } = plan
  const payment = await beginPayment(tx, { payer, invoice, amount: change.charge_today })
  refuseUnless(payment, 'card_required')
  const uuid = newUuid()
  await planChangeStore.insert(
    tx,
    {
      ...{ payer, uuid, invoice, payment, account_id: client.account_id, business_client: client.uuid },
      ...{ begun_by: member.user_id, begun_at: billed.now, after: change.after },
      plan_before: billed.subscription.status === 'ACTIVE' ? billed.plan : null,
    },
    planChangeStates.begin('begin'),
  )
  await stories.write(tx, chargeOf(payer, uuid, payment))
  return { change: uuid, payment }
}

/** What costs nothing today. */
const apply = async (
  tx: AcrossTransaction,
  member: Member,
  { plan, change, relations }: { plan: PlanOfClient; change: PlanChange; relations: Relation[] },
): Promise<void> => {
  const { client, billed } = plan
  const move = subscriptionStates.next(client.subscription_status, planActOf(client))
  if (move.to === undefined) throw new Refusal('action_not_allowed', { reason: move.reason })
  await movePlan(tx, billed, move, change.after)
  const isPlan = client.subscription_status === 'ACTIVE'
  const before = isPlan ? billed.plan : null
  const after = change.after.scheduled ?? change.after.term?.plan ?? null
  await recordPlanAct(tx, member, relations, {
    act: actOf(change, isPlan),
    ...{ before, after },
    ...(change.starts !== 'now' && { on: change.starts_on }),
  })
}

const actOf = ({ starts }: PlanChange, hadPlan: boolean): ClientAct => {
  if (starts !== 'now') return 'plan_scheduled'
  return hadPlan ? 'plan_changed' : 'plan_selected'
}
