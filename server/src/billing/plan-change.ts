import type { PlanChoice } from '@partner-hub/contracts/billing/billing-account.ts'
import { type Money, money } from '@partner-hub/contracts/billing/money.ts'
import type { PlanStart } from '@partner-hub/contracts/billing/plans.ts'
import { type BilledSubscription, isInTerm, isSamePlan, type SubscriptionInTerm } from './billed-subscription.ts'
import type { CalendarDate } from './billing-period.ts'
import type { RedeemedCoupon } from './coupon.ts'
import { billOf, type InvoiceLine, linesOf, sumOf, type Taxation } from './invoice-lines.ts'
import { clientLimitOf, comparePlans } from './plan-catalogue.ts'
import { unusedLinesOf, unusedOf } from './proration.ts'
import { type BilledPeriod, beginTerm, renewTerm } from './renewal.ts'

export interface PlanChangeRequest {
  current: BilledSubscription
  wanted: PlanChoice
  /** Entered with the plan. It replaces an earlier one from the next whole period on. */
  coupon: RedeemedCoupon | null
  /** Where the payer is. */
  today: CalendarDate
  usage: { billable_clients: number; seats: number }
  taxation: Taxation
}

export type PlanChangeRefusal =
  | { refused: 'unchanged' | 'invoice_open' }
  | { refused: 'clients_in_use' | 'seats_in_use'; used: number }

export interface PlanChange {
  starts: PlanStart
  starts_on: CalendarDate
  /** Null if nothing is billed today. */
  bill_today: BilledPeriod | null
  charge_today: Money
  /** The value of the unused days of the plan that is replaced today. */
  credit: Money
  next_bill: { on: CalendarDate; lines: InvoiceLine[]; total: Money }
  keeps_certification: boolean
  /** False if there is none, or another one replaces it. */
  keeps_coupon: boolean
  after: BilledSubscription
}

type Course = Pick<PlanChange, 'starts' | 'starts_on' | 'bill_today' | 'after'> & { next: BilledPeriod }

/**
 * DEC-99: a change that gives up anything (a larger plan, seats, a paid year) waits for the renewal as a whole, even if
 * it also adds something: nothing that was paid for ends early, and nothing is charged before it is there.
 */
const givesUp = (from: PlanChoice, to: PlanChoice): boolean =>
  comparePlans(to.display_name, from.display_name) < 0 ||
  to.staff_limits < from.staff_limits ||
  (from.billing_interval === 'Yearly' && to.billing_interval === 'Monthly')

type SubscriptionInTrial = BilledSubscription & { trial_ends_on: CalendarDate }

const isInTrial = (subscription: BilledSubscription, today: CalendarDate): subscription is SubscriptionInTrial =>
  subscription.status === 'ACTIVE_TRIAL' && subscription.trial_ends_on !== null && subscription.trial_ends_on >= today

/** DEC-98. */
const atTrialEnd = (chosen: SubscriptionInTrial, { wanted, taxation }: PlanChangeRequest): Course => {
  const { trial_ends_on } = chosen
  const after = { ...chosen, scheduled: wanted }
  const next = beginTerm(after, { plan: wanted, anchor_on: trial_ends_on, unused: null }, taxation)
  return { starts: 'at_trial_end', starts_on: trial_ends_on, bill_today: null, after, next }
}

const atRenewal = (chosen: SubscriptionInTerm, { wanted, taxation }: PlanChangeRequest): Course => {
  const after = { ...chosen, scheduled: isSamePlan(wanted, chosen.term.plan) ? null : wanted }
  return {
    starts: 'at_renewal',
    starts_on: chosen.term.period.until,
    bill_today: null,
    after,
    next: renewTerm(after, taxation),
  }
}

const billedNow = (bill_today: BilledPeriod, today: CalendarDate, taxation: Taxation): Course => {
  const { after } = bill_today
  return { starts: 'now', starts_on: today, bill_today, after, next: renewTerm(after, taxation) }
}

/** A first plan, or a year in place of a month. */
const withNewAnchor = (chosen: BilledSubscription, { wanted, today, taxation }: PlanChangeRequest): Course => {
  const unused = isInTerm(chosen) ? unusedOf(chosen.term, today) : null
  return billedNow(beginTerm(chosen, { plan: wanted, anchor_on: today, unused }, taxation), today, taxation)
}

/** More in the same period: its unused days at the new price, less their value at the old one. */
const withinPeriod = (chosen: SubscriptionInTerm, { wanted, today, taxation }: PlanChangeRequest): Course => {
  const { currency, is_certified, credit, term } = chosen
  const whole = linesOf({ plan: wanted, currency, is_certified, coupon: term.coupon })
  const bill = billOf({
    lines: unusedLinesOf(whole, term.period, today),
    unused: unusedOf(term, today),
    credit,
    taxation,
  })
  const after = {
    ...chosen,
    term: { ...term, plan: wanted, paid: sumOf(whole, currency) },
    scheduled: null,
    credit: bill.credit_left,
    has_open_invoice: bill.total.minor > 0,
  }
  const from = today > term.period.from ? today : term.period.from
  return billedNow({ period: { from, until: term.period.until }, bill, after }, today, taxation)
}

/** Undoes a scheduled change, or only redeems a coupon. */
const withSamePlan = (chosen: SubscriptionInTerm, request: PlanChangeRequest): Course => {
  const course = atRenewal(chosen, request)
  return chosen.scheduled === null ? course : { ...course, starts: 'now', starts_on: request.today }
}

const courseOf = (request: PlanChangeRequest): Course => {
  const { current, wanted, coupon, today } = request
  const chosen: BilledSubscription = { ...current, ends_on: null, coupon: coupon ?? current.coupon }
  if (isInTrial(chosen, today)) return atTrialEnd(chosen, request)
  if (!isInTerm(chosen)) return withNewAnchor(chosen, request)
  const { plan, period } = chosen.term
  if (isSamePlan(wanted, plan)) return withSamePlan(chosen, request)
  // A renewal that is due but not billed yet bills the wanted plan.
  if (givesUp(plan, wanted) || today >= period.until) return atRenewal(chosen, request)
  return wanted.billing_interval === plan.billing_interval
    ? withinPeriod(chosen, request)
    : withNewAnchor(chosen, request)
}

const isUnchanged = ({ current, wanted, coupon, today }: PlanChangeRequest): boolean => {
  const plan = isInTrial(current, today) || isInTerm(current) ? (current.scheduled ?? current.term?.plan) : null
  return coupon === null && plan != null && isSamePlan(wanted, plan)
}

const refusalOf = (request: PlanChangeRequest): PlanChangeRefusal | null => {
  const { wanted, usage } = request
  if (isUnchanged(request)) return { refused: 'unchanged' }
  const limit = clientLimitOf(wanted.display_name)
  if (limit !== null && usage.billable_clients > limit)
    return { refused: 'clients_in_use', used: usage.billable_clients }
  return usage.seats > wanted.staff_limits ? { refused: 'seats_in_use', used: usage.seats } : null
}

/** DEC-108: previews and charges both come from here. */
export const changeOf = (request: PlanChangeRequest): PlanChange | PlanChangeRefusal => {
  const refusal = refusalOf(request)
  if (refusal) return refusal
  const { current, coupon, today } = request
  const { starts, starts_on, bill_today, after, next } = courseOf(request)
  // What an open invoice charges for is not paid, and can't be credited.
  if (bill_today && current.has_open_invoice) return { refused: 'invoice_open' }
  const nothing = money.of(0, current.currency)
  return {
    starts,
    starts_on,
    bill_today,
    charge_today: bill_today?.bill.total ?? nothing,
    credit: bill_today && isInTerm(current) ? unusedOf(current.term, today).value : nothing,
    next_bill: { on: next.period.from, lines: next.bill.lines, total: next.bill.total },
    keeps_certification: current.is_certified,
    keeps_coupon: coupon === null && current.coupon !== null,
    after,
  }
}
