import { z } from 'zod'
import { BillingOwner, BusinessClient } from './business-clients.ts'
import { ContactEmail, ContactNames, ContactPhone } from './client-contacts.ts'
import { BusinessDescription, BusinessIndustry, OfferingsCustomization, ServiceCompletion } from './client-profile.ts'
import { countries } from './countries.ts'
import { isMainCurrency, MAIN_CURRENCIES, revenueRanges } from './currencies.ts'
import { endpoint } from './endpoint.ts'
import { lengthOf } from './text.ts'
import { Uuid } from './uuid.ts'

export const CLIENT_NAME_MAX = 250
export const REVENUE_MAX = 100

/** Nothing typed and only spaces typed have messages of their own. */
export const ClientName = z
  .string({ error: 'client_name_missing' })
  .min(1, { error: 'client_name_missing', abort: true })
  .trim()
  .min(1, { error: 'client_name_empty', abort: true })
  .refine((text) => lengthOf(text) <= CLIENT_NAME_MAX, { error: 'client_name_too_long' })
  .refine((text) => text.isWellFormed() && !text.includes('\u0000'), { error: 'text_unreadable' })

const ClientCountry = z
  .string({ error: 'client_country_missing' })
  .refine((code) => countries.some(({ alpha_2 }) => alpha_2 === code), { error: 'client_country_missing' })

const Currency = z.string({ error: 'currency_missing' }).regex(/^[A-Z]{3}$/, { error: 'currency_missing' })

const BusinessFields = z.object({
  client_name: ClientName,
  business_industry: BusinessIndustry,
  business_description: BusinessDescription,
  business_currency: Currency,
  business_revenue: z.string({ error: 'revenue_missing' }).trim().max(REVENUE_MAX, { error: 'text_too_long' }),
  service_completion: ServiceCompletion,
  offerings_customization: OfferingsCustomization.default('NOT_CUSTOMIZED'),
})

/** A form shows all of its messages at once, so this rule also runs beside other faults. */
const besideOthers = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null }

/** One of the currency's ranges where it has some, any text elsewhere. */
const checkRevenue = (step: { business_currency: string; business_revenue: string }, context: z.RefinementCtx) => {
  const { business_currency: currency, business_revenue: revenue } = step
  const refuse = (message: string) => context.addIssue({ code: 'custom', message, path: ['business_revenue'] })
  if (typeof currency === 'string' && isMainCurrency(currency)) {
    if (!revenueRanges(currency).includes(revenue)) refuse('revenue_range_missing')
  } else if (!revenue) refuse('revenue_missing')
}

export const BusinessStep = BusinessFields.extend({ country_code: ClientCountry }).superRefine(
  checkRevenue,
  besideOthers as never,
)
export type BusinessStep = z.infer<typeof BusinessStep>

/** Decision 21: the owner's e-mail is optional. */
export const OwnerStep = z.object({
  ...ContactNames.shape,
  contact_phone: ContactPhone,
  contact_email: ContactEmail.default(''),
})
export type OwnerStep = z.infer<typeof OwnerStep>

export const BillingStep = z.object({
  billing_owner: BillingOwner.default('ACCOUNTANT'),
  billing_currency: z.enum(MAIN_CURRENCIES, { error: 'billing_currency_missing' }),
})
export type BillingStep = z.infer<typeof BillingStep>

export const ClientRegistration = BusinessFields.extend({
  ...BillingStep.shape,
  client_contacts: z.object({ ...OwnerStep.shape, country_code: ClientCountry }),
  user_service_group: z.number().int(),
}).superRefine(checkRevenue)
export type ClientRegistration = z.infer<typeof ClientRegistration>

/** Answers once Books has opened the account, or without ml_redirect_url after ten seconds; the story goes on. */
export const registerClient = endpoint({
  family: 'partner',
  method: 'POST',
  path: '/partner_services/partners/:organizationUuid/business_client_register/',
  summary: 'Create a client with its account, owner, subscription and draft invitation',
  params: z.object({ organizationUuid: Uuid }),
  body: ClientRegistration,
  answer: BusinessClient,
  problems: [
    'not_signed_in',
    'organization_missing',
    'not_allowed',
    'not_found',
    'invalid_input',
    'key_reused',
    'still_running',
  ],
  keyed: true,
})
