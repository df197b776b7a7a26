export type Requirement = { id: string; area: string; text: string }

const row = /^\| (([A-Z]+)-\d+) \| (.*?) \|/

/** Every table row whose first cell is an id of the form PREFIX-number is one requirement. */
export const readLedger = (markdown: string): Requirement[] => {
  const found = markdown.split('\n').flatMap((line) => {
    const [, id, area, text] = row.exec(line) ?? []
    return id && area && text ? [{ id, area, text }] : []
  })
  const twice = found.filter(({ id }, index) => found.findIndex((other) => other.id === id) !== index)
  if (twice.length > 0) throw new Error(`The ledger has an id twice: ${twice.map(({ id }) => id).join(', ')}`)
  return found
}
