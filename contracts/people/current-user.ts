import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { Instant, Uuid } from '../calls/uuid.ts'
import { firmActs } from '../firms/firm-policy.ts'
import { FirmRole } from '../firms/firm-roles.ts'

const Business = z.object({ id: z.number().int(), uuid: Uuid, account_id: z.string(), name: z.string() })

const Profession = z.object({
  id: z.number().int(),
  business_id: z.number().int(),
  title: z.string(),
  company: z.string(),
  designation: z.string().nullable(),
})

/** The body of users/me, inside `response`. */
export const CurrentUser = z.object({
  id: z.number().int(),
  identity_id: z.number().int(),
  identity_uuid: Uuid,
  active_role: z.string().nullable(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  language: z.string(),
  created_at: Instant,
  setup_complete: z.boolean(),
  confirmed_at: Instant.nullable(),
  unconfirmed_email: z.string().nullable(),
  timezone: z.string(),
  phone_numbers: z.array(z.object({ title: z.string(), phone_number: z.string() })),
  addresses: z.array(z.object({ street: z.string(), city: z.string(), country: z.string() })),
  profession: Profession.nullable(),
  roles: z.array(z.object({ accountid: z.string(), role: z.string() })),
  profile: z.object({
    setup_complete: z.boolean(),
    first_name: z.string(),
    last_name: z.string(),
    phone_number: z.string().nullable(),
    address: z.string().nullable(),
    professions: z.array(Profession),
    has_password: z.boolean(),
    is_email_confirmed: z.boolean(),
    time_format: z.string(),
    timezone: z.string(),
  }),
  /** The role in the person's own firm; null without a firm. */
  firm_role: FirmRole.nullable(),
  abilities: z.array(z.enum(firmActs)),
  permissions: z.record(z.string(), z.array(z.string())),
  subscription_statuses: z.record(z.string(), z.string()),
  business_statuses: z.record(z.string(), z.string()),
  integrations: z.array(z.string()),
  /** The own firm's business first; the first 200 client businesses follow, unless exclude_groups=1 leaves them out. */
  business_memberships: z.array(z.object({ role: z.string(), business: Business })),
  otp_delivery_method: z.string().nullable(),
  otp_required_for_login: z.boolean(),
})
export type CurrentUser = z.infer<typeof CurrentUser>

export const getCurrentUser = endpoint({
  family: 'account',
  method: 'GET',
  path: '/auth/api/v1/users/me',
  summary: 'The signed-in person',
  query: z.object({ exclude_groups: z.enum(['0', '1']).default('0') }),
  answer: CurrentUser,
  problems: ['not_signed_in'],
})
