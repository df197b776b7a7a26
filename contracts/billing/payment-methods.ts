import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { Uuid } from '../calls/uuid.ts'
import { optionalText } from '../words/text.ts'

/** Brands with a logo of their own; all others are `other`. */
export const BrandCode = z.enum(['american-express', 'master-card', 'visa', 'other'])
export type BrandCode = z.infer<typeof BrandCode>

const text = optionalText(255).default('')

/** As the specification's migrated payment method has it; what is not known is empty. */
export const BillingAddress = z.object({
  first_name: text,
  last_name: text,
  company: text,
  address_line_1: text,
  address_line_2: text,
  /** City. */
  admin_area_2: text,
  /** State or province. */
  admin_area_1: text,
  country_code: text,
  postal_code: text,
  phone_number: text,
})
export type BillingAddress = z.infer<typeof BillingAddress>

/** The card a firm is charged with, as the specification's migrated form. */
export const PaymentMethod = z.object({
  brand_code: BrandCode,
  last_4: z.string(),
  expiration_month: z.string(),
  expiration_year: z.string(),
  billing_address: BillingAddress,
})
export type PaymentMethod = z.infer<typeof PaymentMethod>

/** Of any Owner, Admin or Billing member of the firm, whose one card it is (DEC-48). */
const params = z.object({ identity_uuid: Uuid })
const path = '/billing-payments/identity-payment-methods/:identity_uuid'
const problems = ['not_signed_in', 'organization_missing', 'not_allowed', 'not_found', 'invalid_input'] as const

export const getPaymentMethod = endpoint({
  family: 'partner',
  method: 'GET',
  path,
  summary: "The firm's payment method",
  params,
  answer: PaymentMethod,
  problems: [...problems, 'card_missing'],
})

export const NewPaymentMethod = z.object({
  identity_uuid: Uuid,
  /** What the card provider returned for the typed card; it can be used once. */
  single_use_token: z.string().trim().min(1).max(255),
  /** Replaces the address that was sent to the card provider with the card. */
  billing_address: BillingAddress.optional(),
})
export type NewPaymentMethod = z.infer<typeof NewPaymentMethod>

/** With card_refused, `fields.card` says why: avs, cvv, expired, declined or other. */
export const savePaymentMethod = endpoint({
  family: 'partner',
  method: 'POST',
  path,
  summary: "Replace the firm's payment method",
  params,
  body: NewPaymentMethod,
  answer: PaymentMethod,
  problems: [...problems, 'uuid_mismatch', 'card_refused', 'card_not_updated'],
  keyed: true,
})

export const openCardForm = endpoint({
  family: 'partner',
  method: 'POST',
  path: '/billing-payments/client-token/',
  summary: 'What a card form needs to send a card to the card provider',
  answer: z.object({
    /** A client token for this one opening, or the configured tokenization key (DEC-110). */
    authorization: z.string(),
  }),
  problems: ['not_signed_in', 'organization_missing', 'not_allowed', 'unavailable'],
  ours: true,
})

/** The same card in the specification's legacy form; without a card everything but the link is null. */
export const LegacyPaymentMethod = z.object({
  brand: z.string().nullable(),
  last4: z.string().nullable(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  exp_month: z.string().nullable(),
  exp_year: z.string().nullable(),
  billing_contact: z
    .object({
      address1: z.string(),
      address2: z.string(),
      city: z.string(),
      state: z.string(),
      country: z.string(),
      zip: z.string(),
    })
    .nullable(),
  /** A form of the card provider for one new card, to be framed; null if the provider does not answer. */
  card_form_link: z.url().nullable(),
})
export type LegacyPaymentMethod = z.infer<typeof LegacyPaymentMethod>

export const getLegacyPaymentMethod = endpoint({
  family: 'partner',
  method: 'GET',
  path: '/partner_services/partners/subscriptions/:uuid/payment_method/',
  summary: "The firm's payment method, by one of its subscriptions",
  params: z.object({ uuid: Uuid }),
  answer: LegacyPaymentMethod,
  problems,
})
