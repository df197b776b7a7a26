import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Instant, Uuid } from './uuid.ts'

export const ClientStatus = z.enum(['ACTIVE', 'NO_ACCESS', 'ARCHIVED'])
export type ClientStatus = z.infer<typeof ClientStatus>

export const BillingOwner = z.enum(['ACCOUNTANT', 'CLIENT'])
export type BillingOwner = z.infer<typeof BillingOwner>

export const InvitationStatus = z.enum(['ACCEPTED', 'DECLINED', 'EXPIRED', 'PENDING', 'DRAFT'])
export type InvitationStatus = z.infer<typeof InvitationStatus>

export const SubscriptionStatus = z.enum([
  'ACTIVE',
  'ACTIVE_TRIAL',
  'DIRECT_BILLING_PENDING',
  'INACTIVE',
  'TRIAL_EXPIRED',
  'CANCELLED',
])
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>

export const BusinessClient = z.object({
  uuid: Uuid,
  client_name: z.string(),
  status: ClientStatus,
  billing_owner: BillingOwner,
  subscription: Uuid,
  client_contacts: z.array(Uuid),
  ml_redirect_url: z.string().nullable(),
  show_onboarding_wizard: z.boolean(),
  private_data: z.boolean(),
  relation_start: Instant,
  notes: z.string(),
  user_service_group: z.number().int(),
  service: Uuid,
  business_revenue: z.string().nullable(),
  business_currency: z.string().nullable(),
  offerings_customization: z.enum(['NOT_CUSTOMIZED', 'CUSTOMIZED']),
  access_level: z.string(),
})
export type BusinessClient = z.infer<typeof BusinessClient>

/** A client as the list shows it. Its subscription reads NO_ACCESS while the client does. */
export const ClientRow = z.object({
  uuid: Uuid,
  name: z.string(),
  contact: z.object({
    uuid: Uuid,
    customer: z.string(),
    name: z.string(),
    email: z.string().nullable(),
    invitation_status: InvitationStatus,
  }),
  subscription: z.object({
    uuid: Uuid,
    status: z.enum([...SubscriptionStatus.options, 'NO_ACCESS']),
    days_left: z.number().int().nullable(),
    display_name: z.string().nullable(),
    billing_interval: z.string().nullable(),
    staff_limits: z.number().int().nullable(),
  }),
  ownership: BillingOwner,
  status: ClientStatus,
  access_level: z.string(),
})
export type ClientRow = z.infer<typeof ClientRow>

export const CLIENT_VIEWS = ['all', 'active', 'trials', 'archived'] as const
export const ClientView = z.enum(CLIENT_VIEWS)
export type ClientView = z.infer<typeof ClientView>

export const CLIENTS_PAGE_SIZE = 25
export const CLIENTS_PAGE_MAX = 100

export const listBusinessClients = endpoint({
  family: 'partner',
  method: 'GET',
  path: '/partner_services/partners/:organizationUuid/business_clients/',
  summary: "A page of the firm's clients with the rows of the list and the counts of every view",
  params: z.object({ organizationUuid: Uuid }),
  query: z.object({
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .default(CLIENTS_PAGE_SIZE)
      .transform((limit) => Math.min(limit, CLIENTS_PAGE_MAX)),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
    view: ClientView.optional(),
  }),
  answer: z.object({
    results: z.array(BusinessClient.extend({ row: ClientRow })),
    count: z.number().int(),
    counts: z.record(ClientView, z.number().int()),
  }),
  problems: ['not_signed_in', 'organization_missing', 'not_found', 'invalid_input'],
})
