import { z } from 'zod'
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
