import { expect, test } from 'vitest'
import { ago, amount, countryName, currencyName, monthName, stateName, wholeNumber } from './reader-formats.ts'

test('months and numbers follow the reader', () => {
  expect([monthName(12, 'en-US'), monthName(3, 'de'), monthName(null)]).toEqual(['December', 'März', null])
  expect([wholeNumber(31, 'en-US'), wholeNumber(null)]).toEqual(['31', null])
})

test('an amount has the decimals of its currency and ends with the currency code', () => {
  expect(amount('85', 'CAD', 'en-US')).toBe('85.00\u00a0CAD')
  expect(amount('1204.2', 'USD', 'de')).toBe('1.204,20\u00a0USD')
  expect(amount('9500', 'JPY', 'en-US')).toBe('9,500\u00a0JPY')
})

test('an unknown amount or currency is shown as received', () => {
  expect([amount(null, 'CAD'), amount('on request', 'CAD'), amount('85', null)]).toEqual([null, 'on request', '85'])
  expect(amount('85', 'not a code', 'en-US')).toBe('85.00\u00a0not a code')
})

test('codes are shown by name, and unknown ones as they are', () => {
  expect([currencyName('CAD'), currencyName('ZZQ'), currencyName(null)]).toEqual(['CAD — Canadian Dollar', 'ZZQ', null])
  expect([countryName('CA'), countryName('Atlantis'), countryName('')]).toEqual(['Canada', 'Atlantis', ''])
  expect([stateName('CA', 'NS'), stateName('NO', 'Vestland')]).toEqual(['Nova Scotia', 'Vestland'])
})

test.each([
  [20, 'just now'],
  [60, '1 minute ago'],
  [150, '2 minutes ago'],
  [3700, '1 hour ago'],
  [200_000, '2 days ago'],
])('%s seconds are %s', (seconds, words) => {
  const now = Date.parse('2026-11-15T09:00:00Z')
  expect(ago(new Date(now - seconds * 1000).toISOString(), now)).toBe(words)
})
