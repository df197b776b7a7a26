/** What stands for itself in LIKE. */
const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** Three letters and more are found anywhere; one or two only where a word begins: only that is answered by index. */
const pattern = (part: string): string => (part.length < 3 ? `% ${literal(part)}%` : `%${literal(part)}%`)

/**
 * What a search looks for in client_rows.search, as LIKE patterns: all of one group must hold. Either what was typed
 * stands there as it is, or each of its words does, in whatever order; digits are also looked for without what people
 * write between them (decision 80).
 */
export const searchPatterns = (typed: string): string[][] => {
  const text = typed.trim().toLowerCase().replace(/\s+/g, ' ')
  if (text === '') return []
  const words = text.split(' ')
  const digits = text.replace(/^\+/, '').replace(/[\s.\-()[\]]/g, '')
  const isPhone = /^\d{3,}$/.test(digits) && digits !== text
  return [[pattern(text)], ...(isPhone ? [[pattern(digits)]] : []), ...(words.length > 1 ? [words.map(pattern)] : [])]
}
