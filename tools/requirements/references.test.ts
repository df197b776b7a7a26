import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readLedger } from './ledger.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string): string => readFileSync(`${root}/${file}`, 'utf8')
const sources = globSync('**/*.{ts,tsx,sql,md,css}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**', 'docs/requirements.md', 'tools/requirements/references.test.ts'],
})

/** The pattern's matches in the project that are not known ids, as 'file: match'. */
const unknown = (pattern: RegExp, known: ReadonlySet<string>): string[] =>
  sources.flatMap((file) =>
    [...read(file).matchAll(pattern)]
      .filter(([, name]) => !known.has(name ?? ''))
      .map(([match]) => `${file}: ${match}`),
  )

test('a decision is named by its id, which is in the requirements', () => {
  const decisions = new Set(readLedger(read('docs/requirements.md')).map(({ id }) => id))
  expect(unknown(/\b(DEC-\d+)\b/g, decisions)).toEqual([])
  expect(unknown(/\bdecisions? (\d+)/gi, new Set())).toEqual([])
})

test('a threat named in a comment is in docs/threats.md', () => {
  const rows = new Set([...read('docs/threats.md').matchAll(/^\| ([A-Z]\d+) \|/gm)].map(([, id]) => id ?? ''))
  expect(rows.size).toBeGreaterThan(50)
  expect(unknown(/docs\/threats\.md ([A-Z]\d+)/g, rows)).toEqual([])
  expect(unknown(/\bthreats?(?:-and-faults)? (§[\d.]+|[A-Z]\d+)/g, new Set())).toEqual([])
})
