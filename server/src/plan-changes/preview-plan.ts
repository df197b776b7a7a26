import type { PlanChoice } from '@partner-hub/contracts/billing/billing-account.ts'
import { money } from '@partner-hub/contracts/billing/money.ts'
import type { PlanPreview, PlanWish } from '@partner-hub/contracts/billing/plans.ts'
import { planActOf } from '@partner-hub/contracts/clients/plan-actions.ts'
import { type BilledSubscription, isInTerm } from '../billing/billed-subscription.ts'
import { addDays, daysBetween } from '../billing/billing-period.ts'
import { changeOf, type PlanChange } from '../billing/plan-change.ts'
import { unusedDaysOf } from '../billing/proration.ts'
import { nextBillOf } from '../billing/renewal.ts'
import { couponEffectOf, linesOnWire, offersIn } from '../billing/shown-bill.ts'
import { findCard } from '../payments/find-card.ts'
import type { Database } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import { computeChange, findWishedCoupon, requestOf } from './compute-change.ts'
import { getPlanOfClient, type PlanOfClient, refusePlanAction } from './plan-of-client.ts'

/** What the page asked for; what it left out is the present plan's, or a default. */
export type Asked = { [Field in keyof PlanWish]?: PlanWish[Field] | undefined }

/** DEC-108: computed by the function that charges. Changes nothing. */
export const previewPlan =
  ({ database }: { database: Database }) =>
  (member: Member, subscription: string, asked: Asked): Promise<PlanPreview> =>
    database.inFirm(member, async (tx) => {
      const firm = member.organization_uuid
      const plan = await getPlanOfClient(tx, firm, subscription)
      refusePlanAction(plan.client, planActOf(plan.client) === 'change_plan' ? 'change_plan' : 'select_plan')
      const wish = wishOf(plan, asked)
      const coupon = await findWishedCoupon(tx, plan, wish)
      const change = computeChange(requestOf(plan, wish, coupon))
      const card = await findCard(tx, firm)
      return {
        ...standingOf(plan),
        wish,
        plans: offersOf(plan, wish),
        ...costOf(plan, change),
        coupon: couponEffectOf(coupon ?? plan.billed.subscription.coupon, plan.billed.subscription.currency),
        payment_method: card ? { brand_code: card.brand_code, last_4: card.last_4 } : null,
      }
    })

const wishOf = ({ client, billed }: PlanOfClient, { coupon_code, ...asked }: Asked): PlanWish => {
  const { term, scheduled } = billed.subscription
  const usual: PlanChoice = scheduled ??
    term?.plan ??
    billed.plan ?? { display_name: 'Plus', billing_interval: 'Yearly', staff_limits: Math.max(1, client.seats_in_use) }
  return {
    display_name: asked.display_name ?? usual.display_name,
    billing_interval: asked.billing_interval ?? usual.billing_interval,
    staff_limits: asked.staff_limits ?? usual.staff_limits,
    ...(coupon_code !== undefined && { coupon_code }),
  }
}

const standingOf = ({ client, billed }: PlanOfClient) => {
  const { subscription, today, is_currency_fixed } = billed
  return {
    currency_code: subscription.currency,
    is_currency_fixed,
    current: subscription.status === 'ACTIVE' ? billed.plan : null,
    period: periodOf(subscription, today),
    trial_ends_on: subscription.status === 'ACTIVE_TRIAL' ? subscription.trial_ends_on : null,
    seats_in_use: client.seats_in_use,
    is_certified: subscription.is_certified,
    is_changing: client.is_changing,
  }
}

const periodOf = (subscription: BilledSubscription, today: string): PlanPreview['period'] => {
  if (!isInTerm(subscription)) return null
  const { from, until } = subscription.term.period
  return {
    from,
    last_paid_on: addDays(until, -1),
    days: daysBetween(from, until),
    days_left: unusedDaysOf({ from, until }, today),
  }
}

/** Each plan with its prices, and when it would start with the wished interval and seats. */
const offersOf = (plan: PlanOfClient, wish: PlanWish): PlanPreview['plans'] =>
  offersIn(plan.billed.subscription.currency).map((offer) => {
    const change = changeOf(requestOf(plan, { ...wish, display_name: offer.display_name }, null))
    const { starts, starts_on } = 'refused' in change ? notStarting : change
    return { ...offer, ...{ starts, starts_on } }
  })

const notStarting = { starts: null, starts_on: null } as const

const costOf = (
  plan: PlanOfClient,
  change: PlanChange | undefined,
): Pick<PlanPreview, 'starts' | 'starts_on' | 'lines' | 'charge_today' | 'credit' | 'next_bill'> => {
  const { subscription, taxation } = plan.billed
  const nothing = money.toAmount(money.of(0, subscription.currency))
  const previous = nextBillOf(subscription, taxation)
  const previous_amount = previous && money.toAmount(previous.bill.total)
  const discount = subscription.is_certified ? 'kept' : 'none'
  if (!change)
    return {
      ...notStarting,
      ...{ lines: [], charge_today: nothing, credit: nothing },
      next_bill: previous && {
        on: previous.period.from,
        lines: linesOnWire(previous.bill.lines),
        amount: money.toAmount(previous.bill.total),
        previous_amount,
        discount,
      },
    }
  const { starts, starts_on, bill_today, charge_today, credit, next_bill } = change
  return {
    ...{ starts, starts_on },
    lines: bill_today ? linesOnWire(bill_today.bill.lines) : [],
    charge_today: money.toAmount(charge_today),
    credit: money.toAmount(credit),
    next_bill: {
      on: next_bill.on,
      lines: linesOnWire(next_bill.lines),
      amount: money.toAmount(next_bill.total),
      previous_amount,
      discount,
    },
  }
}
