import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { Instant, Uuid } from '../calls/uuid.ts'

/** The acts shown on a client's page; the portal has a sentence for each. */
export const ClientAct = z.enum([
  'client_registered',
  'client_updated',
  'contact_updated',
  'access_removed',
  'client_archived',
  'client_restored',
  'invitation_sent',
  'invitation_link_copied',
  'invitation_withdrawn',
  'invitation_asked_for',
  'reminders_switched',
  'reminders_refused',
  'invitation_accepted',
  'invitation_declined',
  'invitation_expired',
  'trial_expired',
  'owner_emailed',
  'plan_selected',
  'plan_changed',
  'plan_scheduled',
  'plan_cancelled',
  'cancellation_scheduled',
  'plan_kept',
  'payer_changed',
  'plan_started',
  'plan_renewed',
  'plan_ended',
  'charge_declined',
  'accountant_invitation_accepted',
  'team_left',
  'team_rejoined',
  'account_opened',
  'support_viewed',
  'settings_changed',
])
export type ClientAct = z.infer<typeof ClientAct>

export const ClientEvent = z.object({
  uuid: Uuid,
  at: Instant,
  act: ClientAct,
  /** Who did it; null if it was no one from the firm or the client, for example when a trial ends. */
  person: z.string().nullable(),
  /** The changed fields, if any. */
  fields: z.array(z.string()),
  /** What Books changed, or which plan: both values as text; null if the field was or is empty. */
  changes: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
  /** Whether reminders were turned on or off. */
  reminders: z.boolean().nullable(),
})
export type ClientEvent = z.infer<typeof ClientEvent>

export const CLIENT_EVENTS_MAX = 50

export const listClientActivity = endpoint({
  family: 'partner',
  method: 'GET',
  path: '/partner_services/partners/business_clients/:uuid/activity/',
  summary: `What happened to a client, the newest first, at most ${CLIENT_EVENTS_MAX}`,
  params: z.object({ uuid: Uuid }),
  answer: z.object({ results: z.array(ClientEvent), has_more: z.boolean() }),
  problems: ['not_signed_in', 'organization_missing', 'not_found', 'invalid_input'],
  ours: true,
})
