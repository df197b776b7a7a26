import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const here = fileURLToPath(new URL('.', import.meta.url))
const tables = new Set(
  globSync('../migrations/*.sql', { cwd: here })
    .flatMap((file) => [...readFileSync(here + file, 'utf8').matchAll(/^create table (?:if not exists )?(\w+)/gim)])
    .map(([, name]) => name),
)

const WRITES = [
  /(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)/g,
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into)\s+(\w+)/gi,
]

const writtenIn = (source: string): Set<string> =>
  new Set(WRITES.flatMap((write) => [...source.matchAll(write)].map(([, name]) => name ?? '')).filter(isTable))
const isTable = (name: string): boolean => tables.has(name)

/** The folders of server/src that write each table, through Kysely or SQL. */
const writersOf = (files: readonly string[]): Map<string, Set<string>> => {
  const writers = new Map<string, Set<string>>()
  for (const file of files)
    for (const table of writtenIn(readFileSync(here + file, 'utf8')))
      writers.set(table, (writers.get(table) ?? new Set()).add(file.split('/')[0] ?? ''))
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
  const sources = globSync('*/**/*.ts', { cwd: here }).filter((file) => !file.endsWith('.test.ts'))
  const writers = writersOf(sources)
  expect(writers.size).toBeGreaterThan(30)
  expect(Object.keys(owners).map((table) => [table, ...(writers.get(table) ?? [])])).toEqual(Object.entries(owners))
  const shared = [...writers].filter(([, folders]) => folders.size > 1)
  expect(shared.map(([table, folders]) => `${table}: ${[...folders].sort().join(', ')}`)).toEqual([])
})
