import { expect, test } from 'vitest'
import requirements from '../../../docs/requirements.md?raw'

const catalogue = import.meta.glob(['./*.ts', '!./*.test.ts'], { eager: true })

const stringsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(stringsOf)
      : []

/** The quoted screen texts of a row. They start with a capital; values, parameters and states do not. */
const quotesOf = (row: string): string[] =>
  [...row.matchAll(/(?<=[\s(])'([A-Z].*?)'(?=[\s.,;:)]|$)/g)].map(([, quote = '']) => quote)

/** The areas with screen texts. */
const areas = 'CLIENT|CONST|CREATE|EMBED|ERR|FIRM|INV|LIST|ONB|PERM|SHELL|START|STATE|VALID'
const quotes = [
  ...requirements.matchAll(new RegExp(`^\\| ((?:${areas})-\\d\\d) \\| (.*?) \\| [^|]*\\|$`, 'gm')),
].flatMap(([, id = '', text = '']) => quotesOf(text).map((quote) => ({ id, quote })))

/**
 * Texts that are not in the catalogue: configured, composed, shared with the server or stored by it, in mails, in API
 * errors, or the browser's own.
 */
const elsewhere = [
  'SHELL-07 Partner Hub',
  'START-17 Collaborative Accounting',
  'STATE-03 Free Trial - N day(s) left',
  'CONST-20 CODE — name',
  'CONST-31 VAT Number',
  ...['CUIT', 'ABN', 'RFC', 'GST'].map((label) => `CONST-32 ${label}`),
  'ERR-13 Error loading data: {message}',
  'ERR-26 Unable to redirect to',
  'FIRM-16 Accounting Team',
  'FIRM-16 Team for accounting services',
  'INV-17 Accept the Invitation',
  'ERR-18 Unable to fetch the record with uuid {uuid}',
  'ERR-19 Unable to fetch the list of records from {endpoint}',
  'ERR-21 Unable to save the record with uuid {uuid}',
  'ERR-74 Changes you made may not be saved.',
]
/** Rows of screens that do not exist yet. */
const notYet = [
  'VALID-53',
  ...['ERR-16', 'ERR-38', 'ERR-41', 'ERR-42', 'ERR-45', 'ERR-46', 'ERR-48', 'ERR-49'],
  ...['ERR-50', 'ERR-51', 'ERR-52', 'ERR-53', 'ERR-54'],
]

test('every text that the requirements quote is in the catalogue to the letter', () => {
  const words = new Set(stringsOf(catalogue))
  expect(quotes.length).toBeGreaterThan(290)
  const missing = quotes.filter(({ quote }) => !words.has(quote))
  const isLater = ({ id }: { id: string }) => notYet.includes(id)
  expect(
    missing
      .filter((each) => !isLater(each))
      .map(({ id, quote }) => `${id} ${quote}`)
      .sort(),
  ).toEqual(elsewhere.sort())
  expect([...new Set(missing.filter(isLater).map(({ id }) => id))].sort()).toEqual(notYet.sort())
})
