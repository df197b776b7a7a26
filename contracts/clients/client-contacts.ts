import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { Uuid } from '../calls/uuid.ts'
import { optionalPhone, requiredPhone } from '../words/phone.ts'
import { requiredName } from '../words/text.ts'

export const CONTACT_NAME_MAX = 100

export const ClientContact = z.object({
  uuid: Uuid,
  customer: z.string(),
  business_client: Uuid,
  first_name: z.string(),
  last_name: z.string(),
  description: z.string().nullable(),
  contact_email: z.string().nullable(),
  contact_phone: z.string().nullable(),
  contact_mobile: z.string().nullable(),
  client_invitations: z.array(Uuid),
  is_business_owner: z.boolean(),
})
export type ClientContact = z.infer<typeof ClientContact>

export const ContactNames = z.object({
  first_name: requiredName(CONTACT_NAME_MAX, 'client_first_name'),
  last_name: requiredName(CONTACT_NAME_MAX, 'client_last_name'),
})

export const ContactPhone = requiredPhone({ missing: 'client_phone_missing', malformed: 'phone_malformed' })

/** May be empty. */
export const ContactEmail = z
  .string()
  .trim()
  .max(254, { error: 'client_email_malformed' })
  .refine((typed) => typed === '' || z.email().safeParse(typed).success, { error: 'client_email_malformed' })

/** The fields of the contact form. */
export const ContactForm = z.object({
  ...ContactNames.shape,
  contact_email: ContactEmail,
  contact_phone: ContactPhone,
  contact_mobile: optionalPhone,
})
export type ContactForm = z.infer<typeof ContactForm>

/** The whole contact or part of it; read-only fields are accepted and ignored. An owner's email never changes here. */
export const ContactChanges = z.object({
  uuid: Uuid.optional(),
  first_name: ContactNames.shape.first_name.optional(),
  last_name: ContactNames.shape.last_name.optional(),
  contact_email: ContactEmail.nullable().optional(),
  contact_phone: ContactPhone.optional(),
  contact_mobile: optionalPhone.nullable().optional(),
})
export type ContactChanges = z.infer<typeof ContactChanges>

const problems = ['not_signed_in', 'organization_missing', 'not_allowed', 'not_found', 'invalid_input'] as const

export const getClientContact = endpoint({
  family: 'partner',
  method: 'GET',
  path: '/partner_services/partners/client_contacts/:uuid/',
  summary: 'One contact of a client',
  params: z.object({ uuid: Uuid }),
  answer: ClientContact,
  problems,
})

export const updateClientContact = endpoint({
  family: 'partner',
  method: 'PATCH',
  path: '/partner_services/partners/client_contacts/:uuid/',
  summary: "Change a contact's name, phones or email",
  params: z.object({ uuid: Uuid }),
  body: ContactChanges,
  answer: ClientContact,
  problems: [...problems, 'uuid_mismatch', 'stale'],
})
