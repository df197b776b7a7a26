import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { CalendarDate } from '../calls/uuid.ts'
import { BillingOwner } from '../clients/business-clients.ts'
import { Amount } from './money.ts'
import { ofSubscription, planProblems, SUBSCRIPTION_PATH } from './plan-calls.ts'
import { Subscription } from './subscriptions.ts'

/** What changes with the payer, and the money of the firm (DEC-16). */
export const PayerPreview = z.object({
  currency_code: z.string(),
  charge_today: Amount,
  /** Always zero: nothing was charged. */
  credit: Amount,
  /** A bill of the firm that will not come; null if none was due. */
  next_bill: z.object({ on: CalendarDate, amount: Amount }).nullable(),
  /** A plan that the firm chose and that is dropped. */
  scheduled_plan: Subscription.shape.scheduled_plan,
  /** With the new payer; null if the trial is over. */
  trial_ends_on: CalendarDate.nullable(),
  is_certified: z.boolean(),
})
export type PayerPreview = z.infer<typeof PayerPreview>

export const previewPayer = endpoint({
  family: 'partner',
  method: 'GET',
  path: `${SUBSCRIPTION_PATH}/payer_preview/`,
  summary: 'What would change if the firm, or the client, paid from now on',
  ...ofSubscription,
  query: z.object({ billing_owner: BillingOwner }),
  answer: PayerPreview,
  problems: planProblems,
  ours: true,
})

/** DEC-60: at once, until an owner has accepted and while nothing was charged. */
export const changePayer = endpoint({
  family: 'partner',
  method: 'PUT',
  path: `${SUBSCRIPTION_PATH}/payer/`,
  summary: 'Change who pays for a client, before its owner has accepted',
  ...ofSubscription,
  body: z.object({ billing_owner: BillingOwner }),
  answer: Subscription,
  problems: [...planProblems, 'change_in_progress'],
  // To the client, back to the firm and to the client again are three acts.
  keyed: 'without guard',
  ours: true,
})
