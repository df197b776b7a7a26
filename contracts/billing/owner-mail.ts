import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { Instant, Uuid } from '../calls/uuid.ts'
import type { ClientState } from '../clients/client-states.ts'

export const OWNER_MAIL_HOURS = 24

/** DEC-95: the trial of a paying client is over, and its owner has accepted and can select a plan. */
export const mayEmailOwner = ({
  status,
  billing_owner,
  subscription_status,
  invitation_status,
}: ClientState): boolean =>
  status === 'ACTIVE' &&
  billing_owner === 'CLIENT' &&
  subscription_status === 'TRIAL_EXPIRED' &&
  invitation_status === 'ACCEPTED'

/** When the owner can be emailed again. */
export const nextOwnerMail = (emailedAt: string | Date): Date =>
  new Date(new Date(emailedAt).getTime() + OWNER_MAIL_HOURS * 3_600_000)

export const emailOwner = endpoint({
  family: 'partner',
  method: 'POST',
  path: '/partner_services/partners/business_clients/:uuid/email_owner/',
  summary: 'Ask the owner by email to select a plan, at most once a day',
  params: z.object({ uuid: Uuid }),
  answer: z.object({ owner_emailed_at: Instant }),
  problems: [
    'not_signed_in',
    'organization_missing',
    'not_allowed',
    'not_found',
    'invalid_input',
    'action_not_allowed',
    'email_too_soon',
  ],
  keyed: 'without guard',
  ours: true,
})
