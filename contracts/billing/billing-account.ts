import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { BillingOwner } from '../clients/business-clients.ts'
import { Amount } from './money.ts'
import { Subscription } from './subscriptions.ts'

/** What an account's owner reads and chooses, with their own token (DEC-49). */
const InAccount = z.object({ accountId: z.string().min(1).max(64) })
const path = '/auth/api/v1/billing/account/:accountId'

/** DEC-30 and DEC-70. */
export const PlanName = z.enum(['Starter', 'Plus', 'Premium'])
export const BillingInterval = z.enum(['Monthly', 'Yearly'])

export const PlanOffer = z.object({
  display_name: PlanName,
  /** Null means no limit. */
  billable_clients: z.number().int().nullable(),
  monthly_amount: Amount,
  yearly_amount: Amount,
  /** Each further seat, per month. */
  seat_amount: Amount,
})

export const AccountPlans = z.object({
  billing_owner: BillingOwner,
  currency_code: z.string(),
  plans: z.array(PlanOffer),
})
export type AccountPlans = z.infer<typeof AccountPlans>

/** Anything else a caller sends, above all a price, is ignored. */
export const PlanChoice = z.object({
  display_name: PlanName,
  billing_interval: BillingInterval,
  staff_limits: z.number().int().min(1).max(1_000).default(1),
})
export type PlanChoice = z.infer<typeof PlanChoice>

export const getAccountPlans = endpoint({
  family: 'account',
  method: 'GET',
  path: `${path}/plans`,
  summary: 'The plans an account can have, in its billing currency',
  params: InAccount,
  answer: AccountPlans,
  problems: ['not_signed_in', 'not_found', 'invalid_input'],
})

export const getAccountSubscription = endpoint({
  family: 'account',
  method: 'GET',
  path: `${path}/subscription`,
  summary: 'The subscription of an account',
  params: InAccount,
  answer: Subscription,
  problems: ['not_signed_in', 'not_found', 'invalid_input'],
})

export const updateAccountSubscription = endpoint({
  family: 'account',
  method: 'PUT',
  path: `${path}/subscription`,
  summary: 'The plan that an owner who pays chooses',
  params: InAccount,
  body: PlanChoice,
  answer: Subscription,
  problems: ['not_signed_in', 'not_found', 'action_not_allowed', 'invalid_input'],
})
