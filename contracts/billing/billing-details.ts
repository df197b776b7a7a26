import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { Uuid } from '../calls/uuid.ts'
import { isCountry } from '../places/countries.ts'
import { hasStates, statesOf } from '../places/states.ts'
import { optionalText, requiredText } from '../words/text.ts'

/** DEC-101: who a payer is on its invoices, each of which has a copy from its issue. */
export const BillingDetails = z.object({
  legal_name: z.string(),
  country: z.string(),
  address_line_1: z.string(),
  address_line_2: z.string(),
  city: z.string(),
  state: z.string(),
  postal_code: z.string(),
  tax_id: z.string(),
  /** The payer's own, such as the number of a purchase order. */
  reference: z.string(),
})
export type BillingDetails = z.infer<typeof BillingDetails>

/** A country with a list of states needs one of them; others have none or any. */
const namesState = ({ country, state }: { country: string; state: string }): boolean =>
  !hasStates(country) || statesOf(country).some(({ code }) => code === state)

export const BillingDetailsForm = z
  .object({
    legal_name: requiredText(150, { missing: 'legal_name_missing', tooLong: 'text_too_long' }),
    country: z.string().refine(isCountry, { error: 'billing_country_missing' }),
    address_line_1: requiredText(200, { missing: 'address_missing', tooLong: 'text_too_long' }),
    address_line_2: optionalText(200),
    city: requiredText(100, { missing: 'city_missing', tooLong: 'text_too_long' }),
    state: optionalText(100),
    postal_code: optionalText(20),
    tax_id: optionalText(50),
    reference: optionalText(100),
  })
  .refine(namesState, { path: ['state'], error: 'billing_state_missing' })

const ofFirm = { params: z.object({ organizationUuid: Uuid }) }
const path = '/partner_services/partners/:organizationUuid/billing_details/'
const problems = ['not_signed_in', 'organization_missing', 'not_allowed', 'not_found', 'invalid_input'] as const

export const getBillingDetails = endpoint({
  family: 'partner',
  method: 'GET',
  path,
  summary: "The firm's billing details; until it saves some, its name and address",
  ...ofFirm,
  answer: BillingDetails,
  problems,
  ours: true,
})

export const saveBillingDetails = endpoint({
  family: 'partner',
  method: 'PUT',
  path,
  summary: "Change the firm's billing details on future invoices",
  ...ofFirm,
  body: BillingDetailsForm,
  answer: BillingDetails,
  problems,
  ours: true,
})
