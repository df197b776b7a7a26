import { z } from 'zod'
import { lengthOf } from './text.ts'

export const PHONE_MAX = 100

/** DEC-37: spaces, dots, dashes, brackets and one leading '+' do not count. */
export const phoneDigits = (typed: string): string =>
  typed
    .trim()
    .replace(/^\+/, '')
    .replace(/[\s.\-()[\]]/g, '')

export const isPhone = (typed: string): boolean => lengthOf(typed) <= PHONE_MAX && /^\d{8,15}$/.test(phoneDigits(typed))

export const requiredPhone = (keys: { missing: string; malformed: string }) =>
  z.string({ error: keys.missing }).trim().min(1, { error: keys.missing }).refine(isPhone, { error: keys.malformed })

/** May be empty; stored as typed (DEC-80). */
export const optionalPhone = z
  .string()
  .trim()
  .refine((typed) => lengthOf(typed) <= PHONE_MAX, { error: 'phone_too_long' })
  .refine((typed) => typed === '' || isPhone(typed), { error: 'phone_malformed' })
