/** The first letter of the first two words, or the first two letters of the only one. */
export const initialsOf = (name: string): string => {
  const [first = '', second] = name.split(/[^\p{L}\p{N}'’]+/u).filter(Boolean)
  const letters = second === undefined ? [...first].slice(0, 2) : [[...first][0], [...second][0]]
  return letters.join('').toLocaleUpperCase('en')
}

/** Picks one of the design's six muted color pairs for a tile; it has no meaning. */
export const tilePairOf = (key: string): 1 | 2 | 3 | 4 | 5 | 6 => {
  let sum = 0
  for (const letter of key) sum += letter.charCodeAt(0)
  return ((sum % 6) + 1) as 1 | 2 | 3 | 4 | 5 | 6
}

/**
 * The initials and color of a firm without a logo. Both depend only on its name, so that header, accept page and mail
 * draw the same mark.
 */
export const firmMarkOf = (name: string) => ({ letters: initialsOf(name), pair: tilePairOf(name.trim()) })
