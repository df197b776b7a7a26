import { z } from 'zod'
import { hasNoCardNumber } from './card-numbers.ts'

/** Counts code points, as a reader would, so that portal and server agree. */
export const lengthOf = (text: string): number => [...text].length

/** PostgreSQL cannot store NUL or lone surrogates. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000')

/** Names appear in mail headers, so line breaks are refused, not repaired (docs/threats.md E1). */
export const hasNoLineBreak = (text: string): boolean => !/[\p{Cc}\u2028\u2029]/u.test(text)

/**
 * Direction overrides and zero-width spaces let one name pass for another. The joiners U+200C and U+200D are allowed:
 * Persian and emoji need them.
 */
export const hasNoHiddenCharacter = (text: string): boolean =>
  !/[\u00AD\u202A-\u202E\u2066-\u2069\u200B\u2060-\u2064\uFEFF]/.test(text)

/** A required line of text; errors are message keys of the portal's catalogue. */
export const requiredText = (max: number, keys: { missing: string; tooLong: string }) =>
  z
    .string({ error: keys.missing })
    .trim()
    .min(1, { error: keys.missing })
    .refine((text) => lengthOf(text) <= max, { error: keys.tooLong })
    .refine((text) => isStorable(text) && hasNoLineBreak(text), { error: 'text_unreadable' })
    .refine(hasNoHiddenCharacter, { error: 'hidden_characters' })
    .refine(hasNoCardNumber, { error: 'card_number' })

/** A required name, with separate messages for missing and for only spaces; the first error is shown. */
export const requiredName = <const Name extends string>(max: number, name: Name) =>
  requiredProse(max, name)
    .refine(hasNoLineBreak, { error: 'text_unreadable' })
    .refine(hasNoHiddenCharacter, { error: 'hidden_characters' })

/** The same for text of several lines. */
export const requiredProse = <const Name extends string>(max: number, name: Name) =>
  z
    .string({ error: `${name}_missing` })
    // No rule aborts: zod would then skip rules across fields, whatever their `when`.
    .min(1, { error: `${name}_missing` })
    .trim()
    .min(1, { error: `${name}_empty` })
    .refine((text) => lengthOf(text) <= max, { error: `${name}_too_long` })
    .refine(isStorable, { error: 'text_unreadable' })
    .refine(hasNoCardNumber, { error: 'card_number' })

export const optionalText = (max: number) =>
  lookedFor(max)
    .refine(hasNoHiddenCharacter, { error: 'hidden_characters' })
    .refine(hasNoCardNumber, { error: 'card_number' })

/** The rules of optionalText that also apply to a search text, which is never stored. */
export const lookedFor = (max: number) =>
  z
    .string()
    .trim()
    .refine((text) => lengthOf(text) <= max, { error: 'text_too_long' })
    .refine(isStorable, { error: 'text_unreadable' })
