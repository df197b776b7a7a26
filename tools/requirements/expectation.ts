const entry = /^([A-Z]+)-(\d+)(?:\.\.(\d+))?$/

const expand = (word: string): string[] => {
  const [, area, first = '', last = first] = entry.exec(word) ?? []
  if (!area || Number(last) < Number(first)) throw new Error(`Not an id or a range of ids: ${word}`)
  const count = Number(last) - Number(first) + 1
  return Array.from(
    { length: count },
    (_, step) => `${area}-${String(Number(first) + step).padStart(first.length, '0')}`,
  )
}

/** Ids and ranges such as ROUTE-15..23, separated by spaces, commas or lines; # starts a comment. */
export const readExpectation = (text: string): string[] =>
  text
    .replace(/#.*$/gm, '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .flatMap(expand)

export const missing = (expected: string[], proved: ReadonlySet<string>): string[] =>
  expected.filter((id) => !proved.has(id))
