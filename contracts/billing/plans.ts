import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { CalendarDate, Uuid } from '../calls/uuid.ts'
import { BillingInterval, PlanChoice, PlanName, PlanOffer } from './billing-account.ts'
import { Amount } from './money.ts'
import { ofSubscription, planProblems, SUBSCRIPTION_PATH } from './plan-calls.ts'
import { Subscription } from './subscriptions.ts'

/** Upper case, as it is stored; people type it in any case. */
export const CouponCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9-]{1,40}$/, { error: 'coupon_unknown' })

/** Without a code the subscription keeps the coupon it has. */
export const PlanWish = PlanChoice.extend({ coupon_code: CouponCode.optional() })
export type PlanWish = z.infer<typeof PlanWish>

/** DEC-98 and DEC-99: when a wished plan starts. */
export const PlanStart = z.enum(['now', 'at_renewal', 'at_trial_end'])
export type PlanStart = z.infer<typeof PlanStart>

/** Null if the wish is the plan that the client has, or that is scheduled. */
const Starting = { starts: PlanStart.nullable(), starts_on: CalendarDate.nullable() }

export const LineKind = z.enum(['plan', 'seats', 'certification', 'coupon', 'credit', 'tax'])
export type LineKind = z.infer<typeof LineKind>

/** Lines add up to their total; discounts and credits are negative. */
export const BillLine = z.object({
  kind: LineKind,
  /** The plan of the line. A credit with a plan is for its unused days; one without was carried over. */
  display_name: PlanName.nullable(),
  billing_interval: BillingInterval.nullable(),
  /** Further seats, otherwise 1. */
  quantity: z.number().int(),
  /** Days of a prorated line, or unused days; null for a whole period. */
  days: z.number().int().nullable(),
  amount: Amount,
})
export type BillLine = z.infer<typeof BillLine>

/** A percentage, or an amount in the preview's currency. */
export const CouponEffect = z.object({
  code: z.string(),
  percent: z.number().int().nullable(),
  amount: Amount.nullable(),
  /** For how many months; null means always. */
  months: z.number().int().nullable(),
})

/** Whether the certification discount stays (DEC-16); 'none' if there was and is none. */
const DiscountChange = z.enum(['none', 'kept', 'lost'])

/** Computed by the function that charges (DEC-108). */
export const PlanPreview = z.object({
  currency_code: z.string(),
  /** Whether the first charge has fixed the currency (DEC-32). */
  is_currency_fixed: z.boolean(),
  /** What was previewed. */
  wish: PlanWish,
  current: PlanChoice.nullable(),
  /** The paid period and how much of it is left, today included. */
  period: z
    .object({
      from: CalendarDate,
      last_paid_on: CalendarDate,
      days: z.number().int(),
      days_left: z.number().int(),
    })
    .nullable(),
  trial_ends_on: CalendarDate.nullable(),
  /** A plan with fewer seats is refused (DEC-99). */
  seats_in_use: z.number().int(),
  plans: z.array(PlanOffer.extend({ yearly_seat_amount: Amount, ...Starting })),
  ...Starting,
  lines: z.array(BillLine),
  charge_today: Amount,
  /** The value of the unused days of the paid period; part of `lines` too. */
  credit: Amount,
  /** Null if the plan does not change and ends with its paid period. */
  next_bill: z
    .object({
      on: CalendarDate,
      lines: z.array(BillLine),
      amount: Amount,
      /** Without the change; null if nothing would be billed. */
      previous_amount: Amount.nullable(),
      discount: DiscountChange,
    })
    .nullable(),
  coupon: CouponEffect.nullable(),
  is_certified: z.boolean(),
  payment_method: z.object({ brand_code: z.string(), last_4: z.string() }).nullable(),
  /** An earlier change is still being charged; the live key of the client tells when it has ended. */
  is_changing: z.boolean(),
})
export type PlanPreview = z.infer<typeof PlanPreview>

/**
 * Without a plan: the current one, or a default. Refused with invalid_input: `coupon_code` as coupon_unknown,
 * coupon_expired or coupon_in_other_currency; `staff_limits` as seats_in_use, with the number in `used`.
 */
export const previewPlan = endpoint({
  family: 'partner',
  method: 'GET',
  path: `${SUBSCRIPTION_PATH}/plan_preview/`,
  summary: 'What a plan would cost today and later, and when it would start',
  ...ofSubscription,
  query: z.object({
    display_name: PlanName.optional(),
    billing_interval: BillingInterval.optional(),
    staff_limits: z.coerce.number().int().min(1).max(1_000).optional(),
    coupon_code: CouponCode.optional(),
  }),
  answer: PlanPreview,
  problems: [...planProblems, 'invoice_open'],
  ours: true,
})

/** The wish with what its preview showed; a charge that would differ is refused (DEC-108). */
export const ConfirmedWish = PlanWish.extend({
  charge_today: Amount,
  currency_code: z.string(),
  starts: PlanStart,
})
export type ConfirmedWish = z.infer<typeof ConfirmedWish>

/** `charging`: the provider is slow; the plan starts once it has been paid. `declined`: nothing has changed. */
export const PlanOutcome = z.enum(['done', 'scheduled', 'charging', 'declined'])
export type PlanOutcome = z.infer<typeof PlanOutcome>

export const SelectedPlan = z.object({ outcome: PlanOutcome, subscription: Subscription })
export type SelectedPlan = z.infer<typeof SelectedPlan>

export const selectPlan = endpoint({
  family: 'partner',
  method: 'PUT',
  path: `${SUBSCRIPTION_PATH}/plan/`,
  summary: 'Select or change the plan of a client that the firm pays for',
  ...ofSubscription,
  body: ConfirmedWish,
  answer: SelectedPlan,
  problems: [...planProblems, 'preview_changed', 'card_required', 'change_in_progress', 'invoice_open'],
  // After a decline the same wish is a new attempt.
  keyed: 'without guard',
  ours: true,
})

/** DEC-09: at once unless the caller says otherwise. */
export const CancellationTime = z.enum(['now', 'period_end'])
export type CancellationTime = z.infer<typeof CancellationTime>

export const cancelPlan = endpoint({
  family: 'partner',
  method: 'PATCH',
  path: `${SUBSCRIPTION_PATH}/cancel/`,
  summary: 'Cancel the plan of a client, at once or at the end of the paid period',
  ...ofSubscription,
  body: z.object({ uuid: Uuid.optional(), when: CancellationTime.default('now') }),
  answer: Subscription,
  problems: [...planProblems, 'uuid_mismatch', 'change_in_progress', 'invoice_open'],
  // Cancelling, selecting and cancelling again are three acts.
  keyed: 'without guard',
})

export const CancellationPreview = z.object({
  currency_code: z.string(),
  /** Null for a plan that is not in the catalogue, from an imported record. */
  current: PlanChoice.nullable(),
  /** The first day without the plan if it is cancelled for the end of the period; null if nothing was paid. */
  ends_on: CalendarDate.nullable(),
  last_paid_on: CalendarDate.nullable(),
  charge_today: Amount,
  /** Always zero: a paid period is not refunded. */
  credit: Amount,
  /** The bill that will not come; null if none was due. */
  next_bill: z.object({ on: CalendarDate, amount: Amount }).nullable(),
  /** A change that the cancellation drops (DEC-100). */
  scheduled_plan: Subscription.shape.scheduled_plan,
  is_certified: z.boolean(),
})
export type CancellationPreview = z.infer<typeof CancellationPreview>

export const previewCancellation = endpoint({
  family: 'partner',
  method: 'GET',
  path: `${SUBSCRIPTION_PATH}/cancel_preview/`,
  summary: 'What a cancellation would end, and when',
  ...ofSubscription,
  answer: CancellationPreview,
  problems: planProblems,
  ours: true,
})

export const keepPlan = endpoint({
  family: 'partner',
  method: 'POST',
  path: `${SUBSCRIPTION_PATH}/keep_plan/`,
  summary: 'Undo a scheduled change or cancellation of a plan',
  ...ofSubscription,
  answer: Subscription,
  problems: [...planProblems, 'change_in_progress'],
  keyed: 'without guard',
  ours: true,
})
