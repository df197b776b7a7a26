import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { Uuid } from '../calls/uuid.ts'
import { BillingInterval, PlanName } from './billing-account.ts'
import { SUBSCRIPTION_PATH } from './plan-calls.ts'
import { CouponCode, CouponEffect } from './plans.ts'

/** What the owner of an account reads, and those in its firms who may see amounts. */
const path = '/auth/api/v1/billing/account/:accountId'
const params = z.object({ accountId: z.string().min(1).max(64) })
const problems = ['not_signed_in', 'not_found', 'invalid_input'] as const

export const BillingAccount = z.object({
  fb_account_id: z.string(),
  /** A fact of the firm: whether its card is changed in the new form (DEC-55). */
  subscription_migrated: z.boolean(),
})
export type BillingAccount = z.infer<typeof BillingAccount>

export const getBillingAccount = endpoint({
  family: 'account',
  method: 'GET',
  path,
  summary: 'A billing account',
  params,
  answer: BillingAccount,
  problems,
})

export const AccountCoupon = CouponEffect.extend({ currency_code: z.string() })
export type AccountCoupon = z.infer<typeof AccountCoupon>

/** Redeems nothing. A code that cannot be used is refused with the reason in `fields.coupon_code`. */
export const getAccountCoupon = endpoint({
  family: 'account',
  method: 'GET',
  path: `${path}/coupon/:couponCode`,
  summary: 'What a coupon takes off the bills of an account',
  params: params.extend({ couponCode: CouponCode }),
  answer: AccountCoupon,
  problems,
})

export const Usage = z.object({
  team_members: z.number().int(),
  /** Those that Books reports. It reports none so far. */
  billable_clients: z.number().int(),
})
export type Usage = z.infer<typeof Usage>

export const getAccountUsage = endpoint({
  family: 'account',
  method: 'GET',
  path: `${path}/subscription/usage`,
  summary: 'How much of its plan an account uses',
  params,
  answer: Usage,
  problems,
})

const ofSubscription = z.object({ uuid: Uuid })
const memberProblems = ['not_signed_in', 'organization_missing', 'not_allowed', 'not_found', 'invalid_input'] as const

export const getSubscriptionUsage = endpoint({
  family: 'partner',
  method: 'GET',
  path: `${SUBSCRIPTION_PATH}/usage/`,
  summary: 'How much of its plan a client uses',
  params: ofSubscription,
  answer: Usage,
  problems: memberProblems,
})

/** Without a plan everything is null. */
export const PlanPackage = z.object({
  display_name: PlanName.nullable(),
  billing_interval: BillingInterval.nullable(),
  /** Team member seats. */
  staff_limits: z.number().int().nullable(),
  /** Null means no limit, or no plan. */
  billable_clients: z.number().int().nullable(),
})
export type PlanPackage = z.infer<typeof PlanPackage>

/** The specification names the call and not its path (DEC-52). */
export const getSubscriptionPackage = endpoint({
  family: 'partner',
  method: 'GET',
  path: `${SUBSCRIPTION_PATH}/package/`,
  summary: 'What the plan of a client includes',
  params: ofSubscription,
  answer: PlanPackage,
  problems: memberProblems,
})

export const listAccounts = endpoint({
  family: 'partner',
  method: 'GET',
  path: '/partner_services/partners/:organizationUuid/accounts/',
  summary: "The accounts of the firm's clients",
  params: z.object({ organizationUuid: Uuid }),
  answer: z.object({
    count: z.number().int(),
    results: z.array(BillingAccount.extend({ business_clients: z.array(Uuid) })),
  }),
  problems: memberProblems,
})
