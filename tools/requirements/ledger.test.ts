import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readExpectation } from './expectation.ts'
import { readLedger } from './ledger.ts'

const markdown = `
## ONE: First area

| id | requirement | spec |
|---|---|---|
| ONE-01 | A row with 'text' of its own. | §1 |
| ONE-02 | Another. | §2 |
Prose that names ONE-03 is no row.
`

test('every table row that begins with an id is a requirement of its area', () => {
  expect(readLedger(markdown)).toEqual([
    { id: 'ONE-01', area: 'ONE', text: "A row with 'text' of its own." },
    { id: 'ONE-02', area: 'ONE', text: 'Another.' },
  ])
})

test('a duplicate id is refused', () => {
  expect(() => readLedger(`${markdown}| ONE-01 | Again. | §3 |\n`)).toThrow('ONE-01')
})

test('the ledger is complete, and the foundation expects only ids in it', () => {
  const ledger = readLedger(readFileSync(new URL('../../docs/requirements.md', import.meta.url), 'utf8'))
  const ids = new Set(ledger.map(({ id }) => id))
  const foundation = readExpectation(readFileSync(new URL('foundation.txt', import.meta.url), 'utf8'))
  expect(ledger).toHaveLength(845)
  expect(foundation.filter((id) => !ids.has(id))).toEqual([])
  expect(new Set(foundation).size).toBe(foundation.length)
})
