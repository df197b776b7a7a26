import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { stepsOf } from './migration-steps.ts'

const folder = new URL('../../../migrations/', import.meta.url)
const steps = (text: string) => stepsOf('0099-next.sql', text)
const outside = (text: string) => steps(`-- outside of a transaction\n${text}`)

test('every migration follows the rules', () => {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  expect(names.length).toBeGreaterThan(15)
  for (const name of names) expect(stepsOf(name, readFileSync(new URL(name, folder), 'utf8'))).toBeDefined()
})

test.each([
  'drop view client_row_sources cascade',
  'alter table staff drop column since CASCADE;',
  'do $$ begin drop function has_access(text, text)\ncascade; end $$',
  'truncate staff cascade',
])('B5 a migration may not drop more than it names: %s', (text) => {
  expect(() => steps(text)).toThrow('uses CASCADE')
  expect(() => outside(text)).toThrow('uses CASCADE')
})

test('a foreign key may cascade, and so may a comment', () => {
  const text = 'create table t (user_id bigint references users on delete\n  cascade); -- not a drop cascade'
  expect(steps(text)).toEqual({ isInTransaction: true, statements: [text] })
})

test('a file outside of a transaction drops an index before it creates it', () => {
  const create = 'create unique index concurrently staff_since\n  on staff (since);'
  expect(() => outside(create)).toThrow('put "drop index concurrently if exists staff_since;" first')
  expect(() => outside(`drop index concurrently if exists other; ${create}`)).toThrow('if exists staff_since;" first')
  expect(outside(`drop index concurrently if exists staff_since; ${create}`)).toMatchObject({
    isInTransaction: false,
    statements: [
      'drop index concurrently if exists staff_since',
      'create unique index concurrently staff_since on staff (since)',
      expect.stringContaining('not indisvalid'),
    ],
  })
})

test.each([
  'alter table staff add column other text',
  'create index staff_since on staff (since)',
  'create index concurrently on staff (since)',
  'create index concurrently if not exists staff_since on staff (since)',
  'drop index concurrently staff_since',
  'reindex table concurrently staff',
])('a file outside of a transaction does nothing that blocks others or cannot be retried: %s', (text) => {
  expect(() => outside(text)).toThrow('may only create, drop if exists or rebuild an index CONCURRENTLY')
})
