import type { ClientAct, ClientEvent } from '@partner-hub/contracts/clients/client-activity.ts'

export const clientActivity = {
  heading: 'Activity',
  showMore: 'Show more',
  older: "Older activity isn't shown.",
} as const

/** A former member of the firm. */
const SOMEONE = 'Someone'

const updated = ({ fields }: ClientEvent): string =>
  fields.includes('notes') ? 'changed the notes' : 'changed the client'

/** Follows the name of the person. */
const personPhrases: Partial<Record<ClientAct, string | ((event: ClientEvent) => string)>> = {
  client_registered: 'created the client',
  client_updated: updated,
  contact_updated: 'changed contact details',
  access_removed: "removed the firm's access",
  client_archived: 'archived the client',
  client_restored: 'restored the client',
  invitation_sent: 'invited the owner',
  invitation_link_copied: 'copied the invitation link',
  invitation_withdrawn: 'withdrew the invitation',
  reminders_switched: ({ reminders }) => `switched automatic reminders ${reminders ? 'on' : 'off'}`,
  invitation_accepted: 'accepted the invitation',
  invitation_declined: 'declined the invitation',
  owner_emailed: 'emailed the owner to select a plan',
  plan_selected: 'selected a plan',
  plan_changed: 'changed the plan',
  plan_scheduled: 'scheduled a plan',
  plan_cancelled: 'cancelled the plan',
  cancellation_scheduled: 'cancelled the plan for the end of the paid period',
  plan_kept: 'kept the plan',
  payer_changed: 'changed who pays',
  charge_declined: "selected a plan, but the firm's card was declined",
  accountant_invitation_accepted: "accepted the owner's invitation",
  account_opened: "opened the client's account",
}

/** For events without a person. */
const impersonalPhrases: Partial<Record<ClientAct, string>> = {
  invitation_accepted: 'The invitation was accepted',
  invitation_declined: 'The invitation was declined',
  plan_selected: 'A plan was selected',
  plan_changed: 'The plan was changed',
  plan_scheduled: 'A plan was scheduled',
  plan_cancelled: 'The plan was cancelled',
  cancellation_scheduled: 'The plan was cancelled for the end of the paid period',
  plan_kept: 'The plan was kept',
  plan_started: 'The plan started when the free trial ended',
  plan_renewed: 'The plan was renewed',
  plan_ended: 'The plan ended',
  charge_declined: 'A card was declined for a plan',
  invitation_expired: 'The invitation expired',
  invitation_asked_for: 'Someone with an old link asked for a new invitation',
  reminders_refused: 'The owner asked for no more reminders',
  trial_expired: 'The free trial expired',
  team_left: 'The owner removed your firm from the team',
  team_rejoined: 'The owner added your firm to the team again',
  support_viewed: 'Support looked at this client',
  settings_changed: 'Settings changed in the account',
}

export const activityText = (event: ClientEvent): string => {
  const impersonal = event.person === null ? impersonalPhrases[event.act] : undefined
  if (impersonal) return impersonal
  const verb = personPhrases[event.act]
  return `${event.person ?? SOMEONE} ${typeof verb === 'function' ? verb(event) : (verb ?? '')}`
}

const settingNames: Readonly<Record<string, string>> = {
  business_name: 'Business name',
  business_phone: 'Phone',
  business_address: 'Address',
  fiscal_year_end: 'Fiscal year end',
  date_format: 'Date format',
  base_currency: 'Base currency',
  standard_rate: 'Standard rate',
  plan: 'Plan',
  billing_owner: 'Billing Type',
}

/** One line per changed setting: 'Phone: 555-0199 → 555-0100'. */
export const changeText = ({ field, before, after }: ClientEvent['changes'][number]): string =>
  `${settingNames[field] ?? field}: ${before ?? 'empty'} → ${after ?? 'empty'}`
