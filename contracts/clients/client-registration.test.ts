import { expect, test } from 'vitest'
import { BusinessDescription, BusinessIndustry, OfferingsCustomization, ServiceCompletion } from './client-profile.ts'
import { BillingStep, BusinessStep, ClientRegistration, OwnerStep, registerClient } from './client-registration.ts'

type Result = { error?: { issues: { message: string; path: PropertyKey[] }[] } | undefined }

/** The message each field shows: its first. */
const messagesOf = ({ error }: Result): Record<string, string> =>
  Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]).reverse())

const business = {
  client_name: 'Marlowe & Finch Stonework',
  business_industry: 'CONSTRUCTION_AND_TRADES',
  country_code: 'CA',
  business_currency: 'CAD',
  business_revenue: '30k - 100k',
  business_description: 'OLD_FULL_TIME_FOCUS',
  offerings_customization: 'NOT_CUSTOMIZED',
  service_completion: 'LESS_THAN_A_WEEK',
}
const owner = { first_name: 'Ruth', last_name: 'Marlowe', contact_phone: '902 555 0177', contact_email: '' }
const billing = { billing_owner: 'CLIENT', billing_currency: 'CAD' }
const { country_code, ...facts } = business
const { contact_email: _, ...contact } = owner
const registration = {
  ...facts,
  ...billing,
  client_contacts: { ...contact, country_code },
  user_service_group: 1,
}

test('VALID-04 VALID-08 VALID-09 VALID-10 VALID-11 everything missing in step 1 is reported at once', () => {
  const nothing = Object.fromEntries(Object.keys(business).map((name) => [name, '']))
  expect(messagesOf(BusinessStep.safeParse({ ...nothing, offerings_customization: 'NOT_CUSTOMIZED' }))).toEqual({
    client_name: 'client_name_missing',
    business_industry: 'industry_missing',
    country_code: 'client_country_missing',
    business_currency: 'currency_missing',
    business_revenue: 'revenue_missing',
    business_description: 'option_missing',
    service_completion: 'option_missing',
  })
})

test('VALID-05 VALID-06 VALID-07 a business name has 1 to 250 characters, as a reader counts them', () => {
  const nameOf = (client_name: string) => messagesOf(BusinessStep.safeParse({ ...business, client_name }))
  expect(nameOf('   ')).toEqual({ client_name: 'client_name_empty' })
  expect(nameOf('é'.repeat(251))).toEqual({ client_name: 'client_name_too_long' })
  expect(nameOf('🪨'.repeat(250))).toEqual({})
  expect(nameOf('X')).toEqual({})
})

test.each(['first_name', 'last_name'])('VALID-07 a contact’s %s of 1 and of 100 characters is accepted', (name) => {
  const saidOf = (typed: string) => messagesOf(OwnerStep.safeParse({ ...owner, [name]: typed }))
  expect([saidOf('X'), saidOf('🪨'.repeat(100))]).toEqual([{}, {}])
})

test('VALID-12 VALID-13 DEC-85 revenue is one of the ranges of a main currency, and an amount in another', () => {
  const revenueOf = (business_currency: string, business_revenue: string) =>
    messagesOf(BusinessStep.safeParse({ ...business, business_currency, business_revenue }))
  expect(revenueOf('CAD', '')).toEqual({ business_revenue: 'revenue_range_missing' })
  expect(messagesOf(BusinessStep.safeParse({ ...business, business_industry: '', business_revenue: '' }))).toEqual({
    business_industry: 'industry_missing',
    business_revenue: 'revenue_range_missing',
  })
  expect(revenueOf('USD', '30k - 100k')).toEqual({ business_revenue: 'revenue_range_missing' })
  expect(revenueOf('CAD', '30k - 100k')).toEqual({})
  expect(revenueOf('NOK', '')).toEqual({ business_revenue: 'revenue_missing' })
  expect(revenueOf('NOK', '  ')).toEqual({ business_revenue: 'revenue_missing' })
  expect(revenueOf('NOK', '2,000,000')).toEqual({})
  expect(revenueOf('NOK', 'about 2 million')).toEqual({ business_revenue: 'revenue_no_amount' })
})

test.each([
  ['VALID-16 VALID-19 VALID-22', '', 'client_first_name_missing', 'client_last_name_missing', 'client_phone_missing'],
  ['VALID-17 VALID-20', '  ', 'client_first_name_empty', 'client_last_name_empty', 'client_phone_missing'],
  [
    'VALID-18 VALID-21 VALID-23',
    'a'.repeat(101),
    'client_first_name_too_long',
    'client_last_name_too_long',
    'phone_malformed',
  ],
])('%s an owner with %o in every field is refused', (_ids, typed, first_name, last_name, contact_phone) => {
  const step = { first_name: typed, last_name: typed, contact_phone: typed, contact_email: '' }
  expect(messagesOf(OwnerStep.safeParse(step))).toEqual({ first_name, last_name, contact_phone })
})

test('DEC-21 the owner’s email is optional, and must be valid if given', () => {
  expect(messagesOf(OwnerStep.safeParse(owner))).toEqual({})
  expect(messagesOf(OwnerStep.safeParse({ ...owner, contact_email: 'ruth@' }))).toEqual({
    contact_email: 'client_email_malformed',
  })
})

test('VALID-24 CREATE-20 a plan is billed in one of the main currencies', () => {
  const currencyOf = (billing_currency: string) => messagesOf(BillingStep.safeParse({ ...billing, billing_currency }))
  expect(currencyOf('')).toEqual({ billing_currency: 'billing_currency_missing' })
  expect(currencyOf('NOK')).toEqual({ billing_currency: 'billing_currency_missing' })
  for (const main of ['USD', 'CAD', 'GBP', 'EUR', 'AUD']) expect(currencyOf(main)).toEqual({})
})

test('CALL-09 CALL-10 CREATE-35 CREATE-36 the body carries these fields, and the two choices have their defaults', () => {
  const { billing_owner: _owner, offerings_customization: _offerings, ...rest } = registration
  expect(ClientRegistration.parse(rest)).toEqual({
    ...registration,
    billing_owner: 'ACCOUNTANT',
    offerings_customization: 'NOT_CUSTOMIZED',
    client_contacts: { ...registration.client_contacts, contact_email: '' },
  })
  expect(messagesOf(ClientRegistration.safeParse({ ...registration, client_contacts: {} }))).toEqual({
    'client_contacts.first_name': 'client_first_name_missing',
    'client_contacts.last_name': 'client_last_name_missing',
    'client_contacts.contact_phone': 'client_phone_missing',
    'client_contacts.country_code': 'client_country_missing',
  })
  expect(registerClient).toMatchObject({ method: 'POST', keyed: true })
})

test('CONST-14 CONST-15 CONST-16 CONST-17 the choices have exactly these values', () => {
  expect(OfferingsCustomization.options).toEqual(['NOT_CUSTOMIZED', 'CUSTOMIZED'])
  expect(BusinessDescription.options).toEqual([
    'LAUNCHING_SOON',
    'SUPPLEMENTAL',
    'NEW_FULL_TIME_FOCUS',
    'OLD_FULL_TIME_FOCUS',
  ])
  expect(ServiceCompletion.options).toEqual(['REAL_TIME', 'LESS_THAN_A_WEEK', 'MORE_THAN_A_WEEK', 'MORE_THAN_A_MONTH'])
  expect(BusinessIndustry.options.join(' ')).toBe(
    'CONSTRUCTION_AND_TRADES CREATIVE_PROFESSIONALS MARKETING_COMMUNICATIONS_MEDIA DEVELOPMENT_PROGRAMMING ' +
      'MANAGEMENT_CONSULTING INFORMATION_TECHNOLOGY_AND_SUPPORT ACCOUNTING_AND_FINANCE AUTOMOTIVE_AND_TRANSPORT ' +
      'HEALTH_AND_WELLNESS FOOD_SERVICES ADMINISTRATION AGRICULTURE ARCHITECTURE ARTS_AND_ENTERTAINMENT EDUCATION ' +
      'ENGINEERING ENVIRONMENT EVENT_PLANNING FASHION_AND_BEAUTY HOSPITALITY_TRAVEL_AND_TOURISM ' +
      'HUMAN_RESOURCES_AND_STAFFING LEGAL NON_PROFIT_AND_VOLUNTEER_MANAGEMENT PRINT_MANAGEMENT PROJECT_MANAGEMENT ' +
      'REAL_ESTATE_AND_PROPERTY_MANAGEMENT RETAIL SALES_AND_BUSINESS_DEVELOPMENT TELECOMMUNICATIONS WEB_HOSTING OTHER',
  )
})
