import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { Instant, Uuid } from '../calls/uuid.ts'
import { hasNoCardNumber } from '../words/card-numbers.ts'
import { isStorable, lengthOf } from '../words/text.ts'
import { BusinessDescription, BusinessIndustry, OfferingsCustomization, ServiceCompletion } from './client-profile.ts'

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

export const BusinessAddress = z.object({
  address_1: z.string(),
  address_2: z.string(),
  city: z.string(),
  state_province: z.string(),
  post_code: z.string(),
  country: z.string(),
})
export type BusinessAddress = z.infer<typeof BusinessAddress>

/** Spec §3. Fields from fiscal_year_end_month on are a copy from Books, read at settings_read_at. */
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
  country_code: z.string().nullable(),
  business_industry: BusinessIndustry.nullable(),
  business_description: BusinessDescription.nullable(),
  service_completion: ServiceCompletion.nullable(),
  business_revenue: z.string().nullable(),
  business_currency: z.string().nullable(),
  billing_currency: z.string().nullable(),
  offerings_customization: OfferingsCustomization,
  access_level: z.string(),
  fiscal_year_end_month: z.number().int().min(1).max(12).nullable(),
  fiscal_year_end_day: z.number().int().min(1).max(31).nullable(),
  business_phone: z.string().nullable(),
  business_address: BusinessAddress.nullable(),
  date_format: z.string().nullable(),
  business_name: z.string().nullable(),
  base_currency: z.string().nullable(),
  standard_rate: z.string().nullable(),
  settings_read_at: Instant.nullable(),
})
export type BusinessClient = z.infer<typeof BusinessClient>

const inClient = { params: z.object({ uuid: Uuid }) }
const clientProblems = ['not_signed_in', 'organization_missing', 'not_allowed', 'not_found', 'invalid_input'] as const

export const getBusinessClient = endpoint({
  family: 'partner',
  method: 'GET',
  path: '/partner_services/partners/business_clients/:uuid/',
  summary: 'One client',
  ...inClient,
  answer: BusinessClient,
  problems: clientProblems,
})

export const NOTES_MAX = 4000

/** Only these two client fields may be changed; others are accepted and ignored (docs/threats.md B3). */
export const ClientChanges = z.object({
  uuid: Uuid.optional(),
  show_onboarding_wizard: z.boolean().optional(),
  notes: z
    .string()
    .refine((text) => lengthOf(text) <= NOTES_MAX, { error: 'notes_too_long' })
    .refine(isStorable, { error: 'text_unreadable' })
    .refine(hasNoCardNumber, { error: 'card_number' })
    .optional(),
})
export type ClientChanges = z.infer<typeof ClientChanges>

export const updateBusinessClient = endpoint({
  family: 'partner',
  method: 'PATCH',
  path: '/partner_services/partners/business_clients/:uuid/',
  summary: 'Change the notes of a client, or close its onboarding panel',
  ...inClient,
  body: ClientChanges,
  answer: BusinessClient,
  problems: [...clientProblems, 'uuid_mismatch', 'stale'],
})

const act = <const Path extends string, const Summary extends string>(path: Path, summary: Summary) =>
  ({
    family: 'partner',
    method: 'PATCH',
    path: `/partner_services/partners/business_clients/:uuid/${path}/`,
    summary,
    ...inClient,
    body: z.object({ uuid: Uuid.optional() }),
    answer: BusinessClient,
    problems: [...clientProblems, 'uuid_mismatch', 'action_not_allowed', 'stale'],
    // Archiving, restoring and archiving again are three acts.
    keyed: 'without guard',
  }) as const

export const archiveBusinessClient = endpoint(act('archive', 'Archive a client'))
export const removeClientAccess = endpoint(act('remove_access', "Give up the firm's access to a client"))
export const restoreBusinessClient = endpoint({
  ...act('restore', 'Bring an archived client back to its earlier status'),
  ours: true,
})
export const removeAccessAndArchive = endpoint({
  ...act('remove_access_and_archive', 'Give up access and archive, in one step'),
  ours: true,
})
