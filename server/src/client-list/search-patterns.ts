/** Escapes LIKE wildcards. */
const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** Three or more letters match anywhere. One or two match only at the start of a word, as only that uses the index. */
const pattern = (part: string): string => (part.length < 3 ? `% ${literal(part)}%` : `%${literal(part)}%`)

/**
 * LIKE patterns for client_rows.search. A row must match every pattern of at least one group. Words match in any order;
 * if one is short, the text also matches exactly as typed, so a short last word may be the start of a longer one.
 * Digits also match without the punctuation people type between them (DEC-80).
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
