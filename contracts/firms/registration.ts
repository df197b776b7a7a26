import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { Uuid } from '../calls/uuid.ts'
import { namesItsState } from '../places/states.ts'
import { requiredPhone } from '../words/phone.ts'
import { optionalText, requiredText } from '../words/text.ts'
import {
  Country,
  DateFormat,
  FirmName,
  Interest,
  NumberOfClients,
  Organization,
  SERVICES_OFFERED,
  ServiceFlags,
  TimeZone,
  TypeOfProfessional,
} from './organization.ts'

export const PERSON_NAME_MAX = 100

/** The only kind of service that a firm's first group offers. */
export const ACCOUNTING_SERVICE_TYPE = '7d0f3a86-5a1e-4c63-9c3e-2f7f6a3f4b10'
export const FIRST_GROUP = { name: 'Accounting Team', notes: 'Team for accounting services' } as const

export const ProfileStep = z.object({
  first_name: requiredText(PERSON_NAME_MAX, { missing: 'first_name_missing', tooLong: 'first_name_too_long' }),
  last_name: requiredText(PERSON_NAME_MAX, { missing: 'last_name_missing', tooLong: 'last_name_too_long' }),
  phone_number: requiredPhone({ missing: 'phone_missing', malformed: 'phone_malformed' }),
})
export type ProfileStep = z.infer<typeof ProfileStep>

const FirmFields = z.object({
  name: FirmName,
  country: Country,
  state_province: optionalText(100),
  number_of_clients: NumberOfClients,
  type_of_professional: TypeOfProfessional,
})

/** A form shows all messages at once, so these rules also run if other fields are invalid. */
const besideOthers = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null }

const stateRule = { error: 'state_missing', path: ['state_province'], ...besideOthers }

export const FirmStep = FirmFields.refine(namesItsState, stateRule)
export type FirmStep = z.infer<typeof FirmStep>

const GrowthFields = z.object({
  ...ServiceFlags.shape,
  interest: Interest,
  email_flag: z.boolean(),
  tos_flag: z.literal(true, { error: 'tos_missing' }),
})
const offersSomething = (flags: ServiceFlags): boolean => SERVICES_OFFERED.some((service) => flags[service])
const servicesRule = { error: 'services_missing', path: ['services'], ...besideOthers }

export const GrowthStep = GrowthFields.refine(offersSomething, servicesRule)
export type GrowthStep = z.infer<typeof GrowthStep>

export const OrganizationRegistration = z
  .object({
    identity: ProfileStep,
    ...FirmFields.shape,
    ...GrowthFields.shape,
    user_service_groups: z
      .array(
        z.object({
          name: requiredText(100, { missing: 'text_missing', tooLong: 'text_too_long' }),
          notes: optionalText(500),
          service_type: Uuid,
        }),
      )
      .length(1),
    /** From the reader's browser (DEC-57). */
    time_zone: TimeZone.optional(),
    date_format: DateFormat.optional(),
  })
  .refine(namesItsState, stateRule)
  .refine(offersSomething, servicesRule)
export type OrganizationRegistration = z.infer<typeof OrganizationRegistration>

export const registerOrganization = endpoint({
  family: 'partner',
  method: 'POST',
  path: '/partner_services/identity/registration/',
  summary: 'Register the firm of the signed-in person',
  body: OrganizationRegistration,
  answer: Organization,
  problems: ['not_signed_in', 'already_registered', 'invalid_input'],
  keyed: true,
})
