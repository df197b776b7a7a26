import type { BooksSettings } from '@partner-hub/contracts/books.ts'
import { z } from 'zod'

const line = z.string().trim().max(200)

export const dateFormats = ['mm/dd/yyyy', 'dd/mm/yyyy', 'yyyy-mm-dd'] as const

const Address = z.object({
  address_1: line,
  address_2: line,
  city: line,
  state_province: line,
  post_code: line,
  country: line,
})

const Settings = z.object({
  business_name: line.min(1),
  business_phone: line.transform((text) => text || null),
  fiscal_year_end_month: z.coerce.number().int().min(1).max(12),
  fiscal_year_end_day: z.coerce.number().int().min(1).max(31),
  date_format: z.enum(dateFormats),
  base_currency: z
    .string()
    .regex(/^([A-Z]{3})?$/)
    .transform((text) => text || null),
  standard_rate: z
    .string()
    .regex(/^(\d{1,7}(\.\d{1,2})?)?$/)
    .transform((text) => text || null),
})

/** The landing page's form as settings; nothing when a field is not what it must be. */
export const settingsOfForm = (body: unknown): Omit<BooksSettings, 'version'> | undefined => {
  const [settings, address] = [Settings.safeParse(body), Address.safeParse(body)]
  if (!settings.success || !address.success) return undefined
  const isAddress = Object.values(address.data).some((text) => text !== '')
  return { ...settings.data, business_address: isAddress ? address.data : null }
}
