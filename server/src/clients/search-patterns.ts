/** What stands for itself in LIKE. */
const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/**
 * What a search looks for in client_rows.search, as LIKE patterns of which one must hold. Three letters and more are
 * found anywhere; one or two only where a word begins, because only that can be answered by index. Digits are also
 * looked for without what people write between them (decision 80).
 */
export const searchPatterns = (typed: string): string[] => {
  const text = typed.trim().toLowerCase().replace(/\s+/g, ' ')
  if (text === '') return []
  const anywhere = (part: string) => (part.length < 3 ? `% ${literal(part)}%` : `%${literal(part)}%`)
  const digits = text.replace(/^\+/, '').replace(/[\s.\-()[\]]/g, '')
  return /^\d{3,}$/.test(digits) && digits !== text ? [anywhere(text), anywhere(digits)] : [anywhere(text)]
}
