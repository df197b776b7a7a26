import type { AnswerOf } from '@partner-hub/contracts/calls/endpoint.ts'
import type { BusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import type { ClientRow } from '@partner-hub/contracts/clients/client-list.ts'
import type { ClientRun } from '@partner-hub/contracts/clients/client-runs.ts'
import { firmActs } from '@partner-hub/contracts/firms/firm-policy.ts'
import type { Organization } from '@partner-hub/contracts/firms/organization.ts'
import type { CurrentUser } from '@partner-hub/contracts/people/current-user.ts'
import type { Identity } from '@partner-hub/contracts/people/identity.ts'
import type { listBusinessClients } from '../src/api/contract.ts'

const uuid = (number: number): string => `01990000-0000-7000-8000-${String(number).padStart(12, '0')}`

export const FIRM_UUID = uuid(1)

export const sampleOrganization = (changes: Partial<Organization> = {}): Organization => ({
  uuid: FIRM_UUID,
  name: 'Alder & Finch LLP',
  country: 'CA',
  state_province: 'NS',
  signed_url: null,
  phone_number: null,
  mobile_number: null,
  address_1: null,
  address_2: null,
  city: null,
  post_code: null,
  date_format: 'mm/dd/yyyy',
  time_zone: 'America/Halifax',
  user_service_groups: [1],
  email_templates: [uuid(2)],
  tos_flag: true,
  email_flag: false,
  hide_client_sync_banner: false,
  hide_welcome_guide_video: false,
  number_of_clients: '21-50',
  type_of_professional: 'BOOKKEEPER',
  interest: 'OTHER',
  accounting_service: true,
  bookkeeping_service: false,
  taxes_service: false,
  audit_service: false,
  advisory_services: false,
  payroll_service: false,
  technology_training_service: false,
  analytics_reporting_service: false,
  other_service: false,
  ...changes,
})

export const sampleIdentity = (changes: Partial<Identity> = {}): Identity => ({
  uuid: uuid(3),
  fb_identity_id: 7,
  fb_identity_uuid: uuid(4),
  username: 'maya@alderfinch.example',
  first_name: 'Maya',
  last_name: 'Lindqvist',
  email: 'maya@alderfinch.example',
  phone_number: '902 555 0100',
  is_active: true,
  date_created: '2026-11-01T09:00:00Z',
  date_updated: '2026-11-01T09:00:00Z',
  date_joined: '2026-11-01T09:00:00Z',
  user_service_groups: [1],
  hide_getting_started: false,
  ...changes,
})

export const sampleUser = (changes: Partial<CurrentUser> = {}): CurrentUser => ({
  id: 7,
  identity_id: 7,
  identity_uuid: uuid(4),
  active_role: 'owner',
  firm_role: 'owner',
  abilities: firmActs,
  first_name: 'Maya',
  last_name: 'Lindqvist',
  email: 'maya@alderfinch.example',
  language: 'en',
  created_at: '2026-11-01T09:00:00Z',
  setup_complete: true,
  confirmed_at: '2026-11-01T09:00:00Z',
  unconfirmed_email: null,
  timezone: 'America/Halifax',
  phone_numbers: [],
  addresses: [],
  profession: null,
  roles: [{ accountid: 'account-1', role: 'owner' }],
  profile: {
    setup_complete: true,
    first_name: 'Maya',
    last_name: 'Lindqvist',
    phone_number: null,
    address: null,
    professions: [],
    has_password: true,
    is_email_confirmed: true,
    time_format: '12',
    timezone: 'America/Halifax',
  },
  permissions: {},
  subscription_statuses: {},
  business_statuses: {},
  integrations: [],
  business_memberships: [
    { role: 'owner', business: { id: 1, uuid: uuid(5), account_id: 'account-1', name: 'Alder & Finch LLP' } },
  ],
  otp_delivery_method: null,
  otp_required_for_login: false,
  ...changes,
})

export const sampleRow = (number: number, changes: Partial<ClientRow> = {}): ClientRow => ({
  uuid: uuid(1000 + number),
  name: `Client ${number}`,
  contact: {
    uuid: uuid(2000 + number),
    customer: 'customer',
    name: `Owner ${number}`,
    email: `owner${number}@client.example`,
    invitation_status: 'ACCEPTED',
    lost: null,
    lost_reason: null,
    resend_at: null,
  },
  subscription: {
    uuid: uuid(3000 + number),
    status: 'ACTIVE',
    days_left: null,
    display_name: 'Plus',
    billing_interval: 'monthly',
    staff_limits: 3,
  },
  ownership: 'ACCOUNTANT',
  status: 'ACTIVE',
  access_level: 'FULL_ACCESS',
  ...changes,
})

/** A run over several clients, half-way. */
export const sampleRun = (changes: Partial<ClientRun> = {}): ClientRun => ({
  uuid: '01990000-0000-7000-8000-00000000aaaa',
  action: 'archive',
  status: 'RUNNING',
  total: 300,
  done: 118,
  refused: 2,
  started_at: new Date(Date.now() - 4_000).toISOString(),
  finished_at: null,
  undone: false,
  is_own: true,
  person: 'Maya Lindqvist',
  ...changes,
})

/** The record behind a row of the list. */
export const sampleClient = (row: ClientRow, changes: Partial<BusinessClient> = {}): BusinessClient => ({
  uuid: row.uuid,
  client_name: row.name,
  status: row.status,
  billing_owner: row.ownership,
  subscription: row.subscription.uuid,
  client_contacts: [row.contact.uuid],
  ml_redirect_url: null,
  show_onboarding_wizard: true,
  private_data: false,
  relation_start: '2026-11-01T09:00:00Z',
  notes: 'Client created through UI',
  user_service_group: 1,
  service: uuid(6),
  country_code: 'CA',
  business_industry: 'RETAIL',
  business_description: 'OLD_FULL_TIME_FOCUS',
  service_completion: 'LESS_THAN_A_WEEK',
  business_revenue: 'Up to 30k',
  business_currency: 'CAD',
  billing_currency: 'CAD',
  offerings_customization: 'NOT_CUSTOMIZED',
  access_level: row.access_level,
  fiscal_year_end_month: 12,
  fiscal_year_end_day: 31,
  business_phone: null,
  business_address: null,
  date_format: 'YYYY-MM-DD',
  business_name: row.name,
  base_currency: 'CAD',
  standard_rate: null,
  settings_read_at: '2026-11-15T09:00:00Z',
  ...changes,
})

type ClientsAnswer = AnswerOf<typeof listBusinessClients>

/** A page of the list call; the records behind the rows are alike. */
export const sampleClients = (rows: readonly ClientRow[], count = rows.length): ClientsAnswer => ({
  results: rows.map((row) => ({ ...sampleClient(row), row })),
  count,
  counts: { all: count, active: count, trials: 0, archived: 0 },
  left_out: 0,
  has_runs: true,
})
