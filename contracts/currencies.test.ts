import { expect, test } from 'vitest'
import { countries } from './countries.ts'
import { currencies, currencyOf, isCurrency } from './country-currencies.ts'
import { MAIN_CURRENCIES, revenueRanges } from './currencies.ts'

test('DEC-28 the main currencies are these five, in this order', () => {
  expect(MAIN_CURRENCIES).toEqual(['USD', 'CAD', 'GBP', 'EUR', 'AUD'])
})

test('DEC-28 every country of ISO 3166 but Antarctica has a currency of ISO 4217', () => {
  const without = countries.filter(({ alpha_2 }) => currencyOf(alpha_2) === undefined)
  expect(without.map(({ alpha_2 }) => alpha_2)).toEqual(['AQ'])
  const known = new Set(Intl.supportedValuesOf('currency'))
  expect(currencies.filter((code) => !known.has(code))).toEqual([])
  expect(currencies).toHaveLength(153)
  expect(currencies).toEqual([...new Set(currencies)].sort())
})

test.each([
  ['US', 'USD'],
  ['CA', 'CAD'],
  ['GB', 'GBP'],
  ['DE', 'EUR'],
  ['HR', 'EUR'],
  ['BG', 'EUR'],
  ['AU', 'AUD'],
  ['JP', 'JPY'],
  ['CH', 'CHF'],
  ['SV', 'USD'],
  ['BT', 'BTN'],
  ['CW', 'XCG'],
  ['PS', 'ILS'],
  ['SN', 'XOF'],
  ['ZW', 'ZWG'],
])('DEC-28 the currency of %s is %s', (country, currency) => {
  expect(currencyOf(country)).toBe(currency)
})

test('a code that is no country’s currency is none', () => {
  expect(['EUR', 'DEM', 'eur', 'QQQ', ''].map(isCurrency)).toEqual([true, false, false, false, false])
})

test.each([
  ['USD', ['Not earning yet', 'Up to 50k', '50k - 100k', '100k - 250k', '250k - 500k', '500k - 1M', 'Over 1M']],
  ['EUR', ['Not earning yet', 'Up to 50k', '50k - 100k', '100k - 250k', '250k - 500k', '500k - 1M', 'Over 1M']],
  ['CAD', ['Not earning yet', 'Up to 30k', '30k - 100k', '100k - 250k', '250k - 500k', '500k - 1M', 'Over 1M']],
  ['GBP', ['Not earning yet', 'Up to 90k', '90k - 150k', '150k - 250k', '250k - 500k', '500k - 1M', 'Over 1M']],
  ['AUD', ['Not earning yet', 'Up to 75k', '75k - 150k', '150k - 250k', '250k - 500k', '500k - 1M', 'Over 1M']],
] as const)('DEC-29 the revenue ranges in %s', (currency, ranges) => {
  expect(revenueRanges(currency)).toEqual(ranges)
})
