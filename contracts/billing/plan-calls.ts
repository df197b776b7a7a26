import { z } from 'zod'
import { Uuid } from '../calls/uuid.ts'

/** What the calls about a client's plan and payer share. */
export const SUBSCRIPTION_PATH = '/partner_services/partners/subscriptions/:uuid'

export const ofSubscription = { params: z.object({ uuid: Uuid }) }

export const planProblems = [
  'not_signed_in',
  'organization_missing',
  'not_allowed',
  'not_found',
  'invalid_input',
  'action_not_allowed',
] as const
