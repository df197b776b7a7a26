import type { Subscription } from '@partner-hub/contracts/billing/subscriptions.ts'
import type { BusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import type { ClientContact } from '@partner-hub/contracts/clients/client-contacts.ts'
import type { ClientMoments } from '@partner-hub/contracts/clients/client-moments.ts'
import type { ClientInvitation } from '@partner-hub/contracts/invitations/invitations.ts'
import { sampleClient, sampleRow } from './sample-records.ts'

const uuid = (number: number): string => `01990000-0000-7000-9000-${String(number).padStart(12, '0')}`

export const CLIENT_UUID = uuid(1)
const OWNER_UUID = uuid(2)
const SUBSCRIPTION_UUID = uuid(4)

/** One client in full, on trial and invited. */
export const bluebird = (changes: Partial<BusinessClient> = {}): BusinessClient => ({
  ...sampleClient(sampleRow(1)),
  uuid: CLIENT_UUID,
  client_name: 'Bluebird Bakery',
  billing_owner: 'CLIENT',
  subscription: SUBSCRIPTION_UUID,
  client_contacts: [OWNER_UUID],
  ml_redirect_url: 'https://books.northwind.example/open/account-1',
  business_phone: '902 555 0188',
  business_address: {
    address_1: '14 Quinpool Road',
    address_2: '',
    city: 'Halifax',
    state_province: 'NS',
    post_code: 'B3K 5J7',
    country: 'CA',
  },
  date_format: 'MM/DD/YYYY',
  standard_rate: '85.00',
  ...changes,
})

export const sampleContact = (changes: Partial<ClientContact> = {}): ClientContact => ({
  uuid: OWNER_UUID,
  customer: 'customer-1',
  business_client: CLIENT_UUID,
  first_name: 'Grace',
  last_name: 'Whitfield',
  description: null,
  contact_email: 'grace@bluebirdbakery.example',
  contact_phone: '902 555 0142',
  contact_mobile: null,
  client_invitations: [],
  is_business_owner: true,
  ...changes,
})

/** Somebody else of the client's team. */
export const sampleColleague = (number: number, changes: Partial<ClientContact> = {}): ClientContact =>
  sampleContact({
    uuid: uuid(100 + number),
    first_name: 'Theo',
    last_name: `Sandhu ${number}`,
    description: 'Bakery manager',
    contact_email: `theo${number}@bluebirdbakery.example`,
    contact_phone: '902 555 0143',
    contact_mobile: '902 555 0190',
    is_business_owner: false,
    ...changes,
  })

export const sampleInvitation = (
  number: number,
  invitation_status: ClientInvitation['invitation_status'],
  client_contact = OWNER_UUID,
): ClientInvitation => ({
  uuid: uuid(200 + number),
  invitation_email: 'grace@bluebirdbakery.example',
  invitation_subject: null,
  invitation_message_body: null,
  client_contact,
  invitation_status,
  delivery: invitation_status === 'DRAFT' ? null : 'SENT',
  delivery_problem: null,
  sent_at: null,
  expires_at: null,
  resend_at: null,
  reminders: true,
  firm_reminders: true,
  reminders_refused: false,
})

export const sampleSubscription = (changes: Partial<Subscription> = {}): Subscription => ({
  uuid: SUBSCRIPTION_UUID,
  status: 'ACTIVE_TRIAL',
  days_left: 12,
  display_name: null,
  billing_interval: null,
  staff_limits: null,
  deferred_upgrade_plan: { package: { active: false } },
  next_bill_on: null,
  ends_on: null,
  scheduled_plan: null,
  fb_account_id: 'account-1',
  fb_system_id: '1',
  ...changes,
})

export const sampleMoments = (changes: Partial<ClientMoments> = {}): ClientMoments => ({
  archived: null,
  restores_to: null,
  access_ended: null,
  opening_failed_at: null,
  trial_ends_at: '2026-11-27T12:00:00.000Z',
  delivery_at: null,
  decided_at: null,
  withdrawn_at: null,
  next_reminder_at: null,
  owner_emailed_at: null,
  ...changes,
})
