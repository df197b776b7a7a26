import { expect, test } from 'vitest'
import { moduleOf, tableWrites } from '../testing/table-uses.ts'

const writersOf = (): Map<string, Set<string>> => {
  const writers = new Map<string, Set<string>>()
  for (const [file, table] of tableWrites()) writers.set(table, (writers.get(table) ?? new Set()).add(moduleOf(file)))
  return writers
}

/** Tables with a state, or shared by firms, are written only by their own module. */
const owners = {
  account: 'accounts',
  subscription: 'billing',
  business_client: 'clients',
  client_invitation: 'invitations',
}

test('B5 each table is written by one module alone', () => {
  const writers = writersOf()
  expect(writers.size).toBeGreaterThan(30)
  expect(Object.keys(owners).map((table) => [table, ...(writers.get(table) ?? [])])).toEqual(Object.entries(owners))
  const shared = [...writers].filter(([, folders]) => folders.size > 1)
  expect(shared.map(([table, folders]) => `${table}: ${[...folders].sort().join(', ')}`)).toEqual([])
})
