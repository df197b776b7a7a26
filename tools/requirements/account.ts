import type { Requirement } from './ledger.ts'
import type { Verdict } from './verdict.ts'

/** Per area 'AREA proved / all', in the ledger's order. */
export const areaLines = (ledger: Requirement[], { proved }: Verdict): string[] =>
  [...Map.groupBy(ledger, ({ area }) => area)].map(
    ([area, rows]) => `${area} ${rows.filter(({ id }) => proved.has(id)).length} / ${rows.length}`,
  )

export const totalLine = (ledger: Requirement[], { proved }: Verdict): string =>
  `requirements proved: ${proved.size} of ${ledger.length}`

/** Every requirement of one area with its state. */
export const listArea = (ledger: Requirement[], { proved, unproved }: Verdict, area: string): string[] => {
  const rows = ledger.filter((row) => row.area === area)
  if (rows.length === 0) throw new Error(`The ledger has no area ${area}`)
  return rows.map(
    ({ id, text }) => `${proved.has(id) ? 'proved ' : unproved.has(id) ? 'failing' : 'open   '} ${id}  ${text}`,
  )
}
