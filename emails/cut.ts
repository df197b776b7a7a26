/** At most so many characters as a reader counts them; what is left out is marked. */
export const cut = (text: string, max: number): string => {
  const characters = Array.from(text)
  if (characters.length <= max) return text
  const kept = characters.slice(0, max - 1).join('')
  return `${kept.trimEnd()}…`
}
