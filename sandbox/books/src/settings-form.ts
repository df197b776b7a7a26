import type { BooksSettings } from '@partner-hub/contracts/books/books.ts'
import { hasNoHiddenCharacter, hasNoLineBreak, isStorable } from '@partner-hub/contracts/words/text.ts'
import { z } from 'zod'
import { dateFormats } from './date-formats.ts'

const line = z
  .string()
  .trim()
  .max(200, 'Please use at most 200 characters')
  .refine((text) => isStorable(text) && hasNoLineBreak(text), 'Please use one line of plain text')
const orNull = (text: string) => text || null

/** Days in the month of a leap year: the year may end on February 29. */
const daysIn = (month: number) => new Date(Date.UTC(2024, month, 0)).getUTCDate()

const Settings = z
  .object({
    business_name: line
      .min(1, 'Please enter the business name')
      .refine(hasNoHiddenCharacter, 'Remove hidden characters'),
    business_phone: line.transform(orNull),
    fiscal_year_end_month: z.coerce.number('Please choose a month').int().min(1).max(12),
    fiscal_year_end_day: z.coerce.number('Please enter a day').int('Please enter a day').min(1, 'Please enter a day'),
    date_format: z.enum(dateFormats, 'Please choose a date format'),
    base_currency: z
      .string()
      .trim()
      .regex(/^([A-Z]{3})?$/, 'Please enter three capital letters, like CAD')
      .transform(orNull),
    standard_rate: z
      .string()
      .trim()
      .regex(/^(\d{1,7}(\.\d{1,2})?)?$/, 'Please enter an amount, like 95.50')
      .transform(orNull),
    address_1: line,
    address_2: line,
    city: line,
    state_province: line,
    post_code: line,
    country: line,
  })
  .refine(({ fiscal_year_end_month: month, fiscal_year_end_day: day }) => day <= daysIn(month), {
    path: ['fiscal_year_end_day'],
    message: 'This month has no such day',
  })

type Read = { settings: Omit<BooksSettings, 'version'> } | { fields: Record<string, string> }

/** Parses the form's fields into settings, or returns a message per invalid field. */
export const settingsOfForm = (body: unknown): Read => {
  const read = Settings.safeParse(body)
  if (!read.success)
    return { fields: Object.fromEntries(read.error.issues.map(({ path, message }) => [path.join('.'), message])) }
  const { address_1, address_2, city, state_province, post_code, country, ...settings } = read.data
  const address = { address_1, address_2, city, state_province, post_code, country }
  const isAddress = Object.values(address).some((text) => text !== '')
  return { settings: { ...settings, business_address: isAddress ? address : null } }
}
