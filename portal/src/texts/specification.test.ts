import { expect, test } from 'vitest'
import requirements from '../../../docs/requirements.md?raw'

const catalogue = import.meta.glob(['./*.ts', '!./*.test.ts'], { eager: true })

const stringsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(stringsOf)
      : []

/** What a row has between quotes, if it is words and not a value. */
const quotesOf = (row: string): string[] =>
  [...row.matchAll(/(?<=[\s(])'(.*?)'(?=[\s.,;:)]|$)/g)]
    .map(([, quote = '']) => quote)
    .filter((quote) => /\w \w/.test(quote))

/** Areas of what people read; the others quote headers, fields and decisions. */
const areas = 'CLIENT|CREATE|EMBED|ERR|FIRM|INV|LIST|ONB|SHELL|START|STATE|VALID'
const rows = [...requirements.matchAll(new RegExp(`^\\| ((?:${areas})-\\d\\d) \\| (.*?) \\| [^|]*\\|$`, 'gm'))].map(
  ([, id = '', text = '']) => ({ id, quotes: quotesOf(text) }),
)

/** Rows with a quote that is elsewhere: composed with a number or a name, in a mail, a configured name, stored, the server's. */
const elsewhere = [
  'ERR-18',
  'ERR-19',
  'ERR-21',
  'ERR-26',
  'FIRM-16',
  'INV-17',
  'SHELL-07',
  'START-17',
  'STATE-03',
  'STATE-07',
]
/** Rows of screens that do not exist yet. */
const notYet = [
  ...['STATE-25', 'STATE-26', 'VALID-53', 'VALID-70', 'VALID-71', 'VALID-72', 'VALID-73', 'VALID-74', 'VALID-75'],
  ...['VALID-76', 'VALID-77', 'VALID-78', 'VALID-79', 'ERR-09', 'ERR-10', 'ERR-11', 'ERR-13', 'ERR-14', 'ERR-16'],
  ...['ERR-17', 'ERR-36', 'ERR-37', 'ERR-38', 'ERR-41', 'ERR-42', 'ERR-45', 'ERR-46', 'ERR-48', 'ERR-49', 'ERR-50'],
  ...['ERR-51', 'ERR-52', 'ERR-53', 'ERR-54', 'ERR-60', 'ERR-61', 'ERR-62', 'ERR-63', 'ERR-64', 'ERR-65', 'ERR-66'],
  ...['ERR-70', 'ERR-74'],
]

test('what the requirements quote stands in the catalogue to the letter', () => {
  const words = new Set(stringsOf(catalogue))
  expect(rows.flatMap(({ quotes }) => quotes).length).toBeGreaterThan(200)
  const missing = rows.filter(({ quotes }) => quotes.some((quote) => !words.has(quote))).map(({ id }) => id)
  expect(missing.sort()).toEqual([...elsewhere, ...notYet].sort())
})
