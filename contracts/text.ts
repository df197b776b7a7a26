import { z } from 'zod'

/** Lengths are counted in code points, as a reader counts, so that both sides give the same verdict. */
export const lengthOf = (text: string): number => [...text].length

/** PostgreSQL holds no NUL, and half a character is none. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000')

/** A required line of text; the messages are keys of the portal's catalogue. */
export const requiredText = (max: number, keys: { missing: string; tooLong: string }) =>
  z
    .string({ error: keys.missing })
    .trim()
    .min(1, { error: keys.missing })
    .refine((text) => lengthOf(text) <= max, { error: keys.tooLong })
    .refine(isStorable, { error: 'text_unreadable' })

export const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .refine((text) => lengthOf(text) <= max, { error: 'text_too_long' })
    .refine(isStorable, { error: 'text_unreadable' })
