/** The first letter of the first two words, or the first two letters of the only one. */
export const initialsOf = (name: string): string => {
  const [first = '', second] = name.split(/[^\p{L}\p{N}'’]+/u).filter(Boolean)
  const letters = second === undefined ? [...first].slice(0, 2) : [[...first][0], [...second][0]]
  return letters.join('').toLocaleUpperCase('en')
}

/** Which of the six muted colour pairs of the design a tile gets; it carries no meaning. */
export const tilePairOf = (key: string): 1 | 2 | 3 | 4 | 5 | 6 => {
  let sum = 0
  for (const letter of key) sum += letter.charCodeAt(0)
  return ((sum % 6) + 1) as 1 | 2 | 3 | 4 | 5 | 6
}

/**
 * A firm without a logo: its letters, coloured by its name, so that header, accept page and mail draw the same mark
 * from what each of them knows.
 */
export const firmMarkOf = (name: string) => ({ letters: initialsOf(name), pair: tilePairOf(name.trim()) })
