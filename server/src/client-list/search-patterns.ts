/** What stands for itself in LIKE. */
const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** Three letters and more are found anywhere; one or two only where a word begins: only that is answered by index. */
const pattern = (part: string): string => (part.length < 3 ? `% ${literal(part)}%` : `%${literal(part)}%`)

/**
 * What a search looks for in client_rows.search, as LIKE patterns: all of one group must hold. Each word of what was
 * typed stands there, in whatever order; a short one, looked for where a word begins, may also end one as it was typed.
 * Digits are also looked for without what people write between them (DEC-80).
 */
export const searchPatterns = (typed: string): string[][] => {
  const text = typed.trim().toLowerCase().replace(/\s+/g, ' ')
  if (text === '') return []
  const words = text.split(' ')
  const digits = text.replace(/^\+/, '').replace(/[\s.\-()[\]]/g, '')
  const isPhone = /^\d{3,}$/.test(digits) && digits !== text
  const isAsTyped = words.length > 1 && words.some((word) => word.length < 3)
  return [words.map(pattern), ...(isAsTyped ? [[pattern(text)]] : []), ...(isPhone ? [[pattern(digits)]] : [])]
}
