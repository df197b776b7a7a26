import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { CalendarDate, Uuid } from '../calls/uuid.ts'
import { SubscriptionStatus } from '../clients/business-clients.ts'

export const Subscription = z.object({
  uuid: Uuid,
  status: SubscriptionStatus,
  days_left: z.number().int().nullable(),
  display_name: z.string().nullable(),
  billing_interval: z.string().nullable(),
  staff_limits: z.number().int().nullable(),
  deferred_upgrade_plan: z.object({ package: z.object({ active: z.boolean() }) }),
  /** Null if nothing will be billed. */
  next_bill_on: CalendarDate.nullable(),
  /** The first day without the plan, once it is cancelled for the end of the paid period. */
  ends_on: CalendarDate.nullable(),
  /** Starts at the renewal, or at the end of the trial. */
  scheduled_plan: z
    .object({
      display_name: z.string(),
      billing_interval: z.string(),
      staff_limits: z.number().int(),
      starts_on: CalendarDate,
    })
    .nullable(),
  fb_account_id: z.string(),
  fb_system_id: z.string(),
})
export type Subscription = z.infer<typeof Subscription>

export const getSubscription = endpoint({
  family: 'partner',
  method: 'GET',
  path: '/partner_services/partners/subscriptions/:uuid/',
  summary: 'The subscription of a client',
  params: z.object({ uuid: Uuid }),
  answer: Subscription,
  problems: ['not_signed_in', 'organization_missing', 'not_allowed', 'not_found', 'invalid_input'],
})
