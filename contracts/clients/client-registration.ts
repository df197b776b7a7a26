import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { Uuid } from '../calls/uuid.ts'
import { countries } from '../places/countries.ts'
import { isCurrency } from '../places/country-currencies.ts'
import { isAmount, isMainCurrency, MAIN_CURRENCIES, revenueRanges } from '../places/currencies.ts'
import { isStorable, lengthOf, requiredName } from '../words/text.ts'
import { BillingOwner, BusinessClient } from './business-clients.ts'
import { ContactEmail, ContactNames, ContactPhone } from './client-contacts.ts'
import { BusinessDescription, BusinessIndustry, OfferingsCustomization, ServiceCompletion } from './client-profile.ts'

export const CLIENT_NAME_MAX = 250
export const REVENUE_MAX = 100

export const ClientName = requiredName(CLIENT_NAME_MAX, 'client_name')

const ClientCountry = z
  .string({ error: 'client_country_missing' })
  .refine((code) => countries.some(({ alpha_2 }) => alpha_2 === code), { error: 'client_country_missing' })

const Currency = z.string({ error: 'currency_missing' }).refine(isCurrency, { error: 'currency_missing' })

const BusinessFields = z.object({
  client_name: ClientName,
  business_industry: BusinessIndustry,
  business_description: BusinessDescription,
  business_currency: Currency,
  business_revenue: z
    .string({ error: 'revenue_missing' })
    .trim()
    .refine((text) => lengthOf(text) <= REVENUE_MAX, { error: 'text_too_long' })
    .refine(isStorable, { error: 'text_unreadable' }),
  service_completion: ServiceCompletion,
  offerings_customization: OfferingsCustomization.default('NOT_CUSTOMIZED'),
})

/** A form shows all messages at once, so this rule also runs if other fields are invalid. */
const besideOthers = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null }

type Revenue = { business_currency: string; business_revenue: string }

/** One of the currency's ranges if it has any, otherwise an amount. */
const isRangeOfCurrency = ({ business_currency: currency, business_revenue: revenue }: Revenue): boolean =>
  !isMainCurrency(currency) || revenueRanges(currency).includes(revenue)
const isRevenueTyped = ({ business_currency: currency, business_revenue: revenue }: Revenue): boolean =>
  isMainCurrency(currency) || Boolean(revenue)

const isRevenueAmount = ({ business_currency: currency, business_revenue: revenue }: Revenue): boolean =>
  isMainCurrency(currency) || typeof revenue !== 'string' || revenue.trim() === '' || isAmount(revenue.trim())

const rangeRule = { error: 'revenue_range_missing', path: ['business_revenue'], ...besideOthers }
const typedRule = { error: 'revenue_missing', path: ['business_revenue'], ...besideOthers }
const amountRule = { error: 'revenue_no_amount', path: ['business_revenue'], ...besideOthers }

export const BusinessStep = BusinessFields.extend({ country_code: ClientCountry })
  .refine(isRangeOfCurrency, rangeRule)
  .refine(isRevenueTyped, typedRule)
  .refine(isRevenueAmount, amountRule)
export type BusinessStep = z.infer<typeof BusinessStep>

/** DEC-21: the owner's email is optional. */
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
})
  .refine(isRangeOfCurrency, rangeRule)
  .refine(isRevenueTyped, typedRule)
  .refine(isRevenueAmount, amountRule)
export type ClientRegistration = z.infer<typeof ClientRegistration>

/** Responds once Books has opened the account, or after ten seconds without ml_redirect_url; the story continues. */
export const registerClient = endpoint({
  family: 'partner',
  method: 'POST',
  path: '/partner_services/partners/:organizationUuid/business_client_register/',
  summary: 'Create a client with its account, owner, subscription and draft invitation',
  params: z.object({ organizationUuid: Uuid }),
  /** DEC-92: if set, a client with another's name and owner's email or phone is refused. */
  query: z.object({ unless_duplicate: z.literal('true').optional() }),
  body: ClientRegistration,
  answer: BusinessClient,
  problems: ['not_signed_in', 'organization_missing', 'not_allowed', 'not_found', 'duplicate_client', 'invalid_input'],
  keyed: true,
})
