import { expect, test } from 'vitest'
import { messageOf, messages } from './messages.ts'

const sources = import.meta.glob<string>('../../../contracts/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Every message key that the contracts' rules use. */
const keysOfContracts = Object.entries(sources)
  .filter(([file]) => !file.endsWith('.test.ts'))
  .flatMap(([, source]) => [...source.matchAll(/(?:error|missing|malformed|tooLong): '(\w+)'/g)])
  .map((match) => match[1] ?? '')

test('every message key of the contracts has a text', () => {
  expect(keysOfContracts.length).toBeGreaterThan(20)
  expect(keysOfContracts.filter((key) => !(key in messages))).toEqual([])
})

test('an unknown key still shows an error, and no key shows none', () => {
  expect(messageOf('first_name_missing')).toBe('Enter your first name')
  expect(messageOf('constructor')).toBe('Check this field')
  expect(messageOf(undefined)).toBeUndefined()
})
