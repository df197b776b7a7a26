import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { Uuid } from '../calls/uuid.ts'
import { MAIN_CURRENCIES } from '../places/currencies.ts'
import { BillingInterval, PlanOffer } from './billing-account.ts'
import { Amount } from './money.ts'
import { BillLine, CouponCode, CouponEffect } from './plans.ts'

/** A plan for a client that has none yet; computed by the function that charges (DEC-108). */
export const ComparedPlan = PlanOffer.extend({
  yearly_seat_amount: Amount,
  /** Of the first bill. */
  lines: z.array(BillLine),
  first_bill: Amount,
  /** Of each bill after the first. */
  later_bill: Amount,
})
export type ComparedPlan = z.infer<typeof ComparedPlan>

export const ComparedPlans = z.object({
  currency_code: z.string(),
  billing_interval: BillingInterval,
  staff_limits: z.number().int(),
  coupon: CouponEffect.nullable(),
  plans: z.array(ComparedPlan),
})
export type ComparedPlans = z.infer<typeof ComparedPlans>

/** Refused with invalid_input: `coupon_code` as coupon_unknown, coupon_expired or coupon_in_other_currency. */
export const comparePlans = endpoint({
  family: 'partner',
  method: 'GET',
  path: '/partner_services/partners/:organizationUuid/plans/',
  summary: 'What each plan would cost the firm for a new client',
  params: z.object({ organizationUuid: Uuid }),
  query: z.object({
    currency_code: z.enum(MAIN_CURRENCIES).default('USD'),
    billing_interval: BillingInterval.default('Yearly'),
    staff_limits: z.coerce.number().int().min(1).max(1_000).default(1),
    coupon_code: CouponCode.optional(),
  }),
  answer: ComparedPlans,
  problems: ['not_signed_in', 'organization_missing', 'not_allowed', 'not_found', 'invalid_input'],
  ours: true,
})
