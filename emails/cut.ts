/** Cuts a text to at most `max` characters (code points, not UTF-16 units), with an ellipsis at the end. */
export const cut = (text: string, max: number): string => {
  const characters = Array.from(text)
  if (characters.length <= max) return text
  const shortened = characters.slice(0, max - 1).join('')
  return `${shortened.trimEnd()}…`
}
