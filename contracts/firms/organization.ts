import { z } from 'zod'
import { Uuid } from '../calls/uuid.ts'
import { isCountry } from '../places/countries.ts'
import { optionalPhone } from '../words/phone.ts'
import { optionalText, requiredText } from '../words/text.ts'

export const FIRM_NAME_MAX = 150

export const NUMBERS_OF_CLIENTS = ['0', '1-5', '5-20', '21-50', '51-100', '101-200', '200+'] as const
export const NumberOfClients = z.enum(NUMBERS_OF_CLIENTS, { error: 'number_of_clients_missing' })

export const TYPES_OF_PROFESSIONAL = [
  'DESIGNATED_ACCOUNTANT',
  'NON_DESIGNATED_ACCOUNTANT',
  'BOOKKEEPER',
  'TAX_PROFESSIONAL',
  'OTHER',
] as const
export const TypeOfProfessional = z.enum(TYPES_OF_PROFESSIONAL, { error: 'type_of_professional_missing' })

export const INTERESTS = [
  'CERTIFICATION_AND_LEARNING',
  'ONBOARDINGMY_CLIENTS',
  'TRYING_OUT_THE_PRODUCT',
  'OTHER',
] as const
export const Interest = z.enum(INTERESTS, { error: 'interest_missing' })

/** In the order of the wizard's checkboxes (DEC-25). */
export const SERVICES_OFFERED = [
  'accounting_service',
  'bookkeeping_service',
  'taxes_service',
  'audit_service',
  'advisory_services',
  'payroll_service',
  'technology_training_service',
  'analytics_reporting_service',
  'other_service',
] as const
export type ServiceOffered = (typeof SERVICES_OFFERED)[number]

const flagsOf = <const Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, z.boolean()])) as Record<Name, z.ZodBoolean>

export const ServiceFlags = z.object(flagsOf(SERVICES_OFFERED))
export type ServiceFlags = z.infer<typeof ServiceFlags>

export const FirmName = requiredText(FIRM_NAME_MAX, { missing: 'firm_name_missing', tooLong: 'firm_name_too_long' })
export const DATE_FORMATS = [
  'mm/dd/yyyy',
  'dd/mm/yyyy',
  'yyyy-mm-dd',
  'dd.mm.yyyy',
  'dd-mm-yyyy',
  'yyyy/mm/dd',
] as const
export const DateFormat = z.enum(DATE_FORMATS, { error: 'date_format_unknown' })

const isTimeZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
/** An IANA name; renewals follow it (DEC-57). */
export const TimeZone = z.string().refine(isTimeZone, { error: 'time_zone_unknown' })

export const Country = z.string({ error: 'country_missing' }).refine(isCountry, { error: 'country_missing' })

export const Organization = z.object({
  uuid: Uuid,
  name: z.string(),
  country: z.string(),
  state_province: z.string().nullable(),
  /** URL of the logo; null if the firm has none. */
  signed_url: z.string().nullable(),
  phone_number: z.string().nullable(),
  mobile_number: z.string().nullable(),
  address_1: z.string().nullable(),
  address_2: z.string().nullable(),
  city: z.string().nullable(),
  post_code: z.string().nullable(),
  date_format: DateFormat,
  time_zone: z.string(),
  user_service_groups: z.array(z.number().int()),
  email_templates: z.array(Uuid),
  tos_flag: z.boolean(),
  email_flag: z.boolean(),
  hide_client_sync_banner: z.boolean(),
  hide_welcome_guide_video: z.boolean(),
  number_of_clients: NumberOfClients,
  type_of_professional: TypeOfProfessional,
  interest: Interest,
  ...ServiceFlags.shape,
})
export type Organization = z.infer<typeof Organization>

/** The fields PATCH may change; other fields of an organization are accepted and ignored (docs/threats.md). */
export const OrganizationChanges = z
  .object({
    uuid: Uuid,
    name: FirmName,
    country: Country,
    state_province: optionalText(100).nullable(),
    phone_number: optionalPhone.nullable(),
    mobile_number: optionalPhone.nullable(),
    address_1: optionalText(200).nullable(),
    address_2: optionalText(200).nullable(),
    city: optionalText(100).nullable(),
    post_code: optionalText(20).nullable(),
    date_format: DateFormat,
    time_zone: TimeZone,
    email_flag: z.boolean(),
    hide_client_sync_banner: z.boolean(),
    hide_welcome_guide_video: z.boolean(),
  })
  .partial()
export type OrganizationChanges = z.infer<typeof OrganizationChanges>
