import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { Instant, Uuid } from '../calls/uuid.ts'
import { Organization, OrganizationChanges } from '../firms/organization.ts'
import { ProfileStep } from '../firms/registration.ts'

export const Identity = z.object({
  uuid: Uuid,
  fb_identity_id: z.number().int(),
  fb_identity_uuid: Uuid,
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  is_active: z.boolean(),
  date_created: Instant,
  date_updated: Instant,
  date_joined: Instant,
  user_service_groups: z.array(z.number().int()),
  /** Our own field: the person closed the getting-started panel (DEC-79). */
  hide_getting_started: z.boolean(),
})
export type Identity = z.infer<typeof Identity>

export const UserServiceGroup = z.object({
  id: z.number().int(),
  name: z.string(),
  notes: z.string(),
  service_type: Uuid,
})
export type UserServiceGroup = z.infer<typeof UserServiceGroup>

export const EmailTemplate = z.object({
  uuid: Uuid,
  template_name: z.string(),
  organization: Uuid,
  template_subject: z.string(),
  template_message_body: z.string(),
})
export type EmailTemplate = z.infer<typeof EmailTemplate>

const resultsOf = <Item extends z.ZodType>(item: Item) => z.object({ results: z.array(item), count: z.number().int() })
const byUuid = z.object({ uuid: Uuid })
const memberProblems = ['not_signed_in', 'organization_missing'] as const

export const getIdentity = endpoint({
  family: 'partner',
  method: 'GET',
  path: '/partner_services/identity/me/',
  summary: "The signed-in person's partner identity",
  answer: Identity,
  problems: memberProblems,
})

export const updateIdentity = endpoint({
  family: 'partner',
  method: 'PATCH',
  path: '/partner_services/identity/me/',
  summary: 'Change the own name, phone number or getting-started panel',
  body: ProfileStep.extend({ hide_getting_started: z.boolean() }).partial(),
  answer: Identity,
  problems: [...memberProblems, 'invalid_input'],
})

export const listOrganizations = endpoint({
  family: 'partner',
  method: 'GET',
  path: '/partner_services/identity/me/organizations/',
  summary: "The signed-in person's firms, of which the first is used",
  answer: resultsOf(Organization),
  problems: memberProblems,
})

export const getOrganization = endpoint({
  family: 'partner',
  method: 'GET',
  path: '/partner_services/identity/me/organizations/:uuid/',
  summary: 'One firm of the signed-in person',
  params: byUuid,
  answer: Organization,
  problems: [...memberProblems, 'not_found'],
})

export const updateOrganization = endpoint({
  family: 'partner',
  method: 'PATCH',
  path: '/partner_services/identity/me/organizations/:uuid/',
  summary: 'Change the firm; takes the whole organization, ignores what may not change',
  params: byUuid,
  body: OrganizationChanges,
  answer: Organization,
  problems: [...memberProblems, 'not_allowed', 'not_found', 'uuid_mismatch', 'invalid_input', 'stale'],
})

export const listEmailTemplates = endpoint({
  family: 'partner',
  method: 'GET',
  path: '/partner_services/identity/me/organizations/:uuid/email_templates/',
  summary: "The firm's email templates, of which the first is used",
  params: byUuid,
  answer: resultsOf(EmailTemplate),
  problems: [...memberProblems, 'not_found'],
})

export const listUserServiceGroups = endpoint({
  family: 'partner',
  method: 'GET',
  path: '/partner_services/identity/me/user_service_groups/',
  summary: "The firm's service groups",
  answer: resultsOf(UserServiceGroup),
  problems: memberProblems,
})

export const getUserServiceGroup = endpoint({
  family: 'partner',
  method: 'GET',
  path: '/partner_services/identity/me/user_service_groups/:id/',
  summary: 'One service group of the firm',
  params: z.object({
    id: z.coerce
      .number()
      .int()
      .positive()
      .max(2 ** 31 - 1),
  }),
  answer: UserServiceGroup,
  problems: [...memberProblems, 'not_found'],
})
