import { z } from 'zod'
import { hasNoCardNumber } from './card-numbers.ts'

/** Lengths are counted in code points, as a reader counts, so that both sides give the same verdict. */
export const lengthOf = (text: string): number => [...text].length

/** PostgreSQL holds no NUL, and half a character is none. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000')

/** A header is one line, and names stand in headers: what would break one is refused, not repaired (docs/threats.md E1). */
export const hasNoLineBreak = (text: string): boolean => !/[\p{Cc}\u2028\u2029]/u.test(text)

/**
 * Direction overrides and zero-width spaces let one name pass for another. The joiners U+200C and U+200D stay: Persian
 * and emoji need them.
 */
export const hasNoHiddenCharacter = (text: string): boolean =>
  !/[\u00AD\u202A-\u202E\u2066-\u2069\u200B\u2060-\u2064\uFEFF]/.test(text)

/** A required line of text; the messages are keys of the portal's catalogue. */
export const requiredText = (max: number, keys: { missing: string; tooLong: string }) =>
  z
    .string({ error: keys.missing })
    .trim()
    .min(1, { error: keys.missing })
    .refine((text) => lengthOf(text) <= max, { error: keys.tooLong })
    .refine((text) => isStorable(text) && hasNoLineBreak(text), { error: 'text_unreadable' })
    .refine(hasNoHiddenCharacter, { error: 'hidden_characters' })
    .refine(hasNoCardNumber, { error: 'card_number' })

/** A name of which nothing typed and only spaces typed have messages of their own; the first that holds is shown. */
export const requiredName = <const Name extends string>(max: number, name: Name) =>
  requiredProse(max, name)
    .refine(hasNoLineBreak, { error: 'text_unreadable' })
    .refine(hasNoHiddenCharacter, { error: 'hidden_characters' })

/** The same for what may have several lines. */
export const requiredProse = <const Name extends string>(max: number, name: Name) =>
  z
    .string({ error: `${name}_missing` })
    // No rule aborts here: zod would then leave out the rules on several fields, whatever their `when`.
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

/** What is compared with names and kept nowhere. */
export const lookedFor = (max: number) =>
  z
    .string()
    .trim()
    .refine((text) => lengthOf(text) <= max, { error: 'text_too_long' })
    .refine(isStorable, { error: 'text_unreadable' })
