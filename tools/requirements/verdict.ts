import type { Requirement } from './ledger.ts'
import type { TestRun } from './test-run.ts'
import { idsIn } from './titles.ts'

/** What the tests prove, what they only claim, and what is wrong with their titles. */
export type Verdict = { proved: ReadonlySet<string>; unproved: ReadonlySet<string>; faults: string[] }

const mostIdsInOneTitle = 5

export const judge = (ledger: Requirement[], tests: TestRun[]): Verdict => {
  const known = new Set(ledger.map(({ id }) => id))
  const areas = new Set(ledger.map(({ area }) => area))
  const proved = new Set<string>()
  const claimed = new Set<string>()
  const faults = new Set<string>()

  for (const { file, groups, title, passed } of tests) {
    const ids = idsIn(title, areas)
    const where = `'${title}' (${file})`
    for (const id of ids.filter((one) => !known.has(one))) faults.add(`unknown id ${id} in ${where}`)
    if (ids.length > mostIdsInOneTitle) faults.add(`${ids.length} ids, more than ${mostIdsInOneTitle}, in ${where}`)
    // A group passes when none of its tests runs, so only a test's own title can prove an id.
    for (const group of groups.filter((one) => idsIn(one, areas).length > 0))
      faults.add(`ids belong in titles of tests, not of the group '${group}' (${file})`)
    for (const id of ids) (passed ? proved : claimed).add(id)
  }

  const unproved = new Set([...claimed].filter((id) => known.has(id) && !proved.has(id)))
  for (const id of unproved) faults.add(`${id} is claimed only by tests that failed or were skipped`)
  return { proved: new Set([...proved].filter((id) => known.has(id))), unproved, faults: [...faults] }
}
