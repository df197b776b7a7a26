import currencyData from 'cldr-core/supplemental/currencyData.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { countries } from './countries.ts'
import { currencies, currencyOf, isCurrency } from './country-currencies.ts'
import { MAIN_CURRENCIES, revenueRanges } from './currencies.ts'

type InUse = { _from?: string; _to?: string; _tender?: string }
const region = currencyData.supplemental.currencyData.region as Record<string, Record<string, InUse>[]>

test('DEC-28 the main currencies are these five, in this order', () => {
  expect(MAIN_CURRENCIES).toEqual(['USD', 'CAD', 'GBP', 'EUR', 'AUD'])
})

test('DEC-28 every country of ISO 3166 except Antarctica has a currency of ISO 4217', () => {
  const without = countries.filter(({ alpha_2 }) => currencyOf(alpha_2) === undefined)
  expect(without.map(({ alpha_2 }) => alpha_2)).toEqual(['AQ'])
  const known = new Set(Intl.supportedValuesOf('currency'))
  expect(currencies.filter((code) => !known.has(code))).toEqual([])
  expect(currencies).toHaveLength(153)
  expect(currencies).toEqual([...new Set(currencies)].sort())
})

/** The currencies in use in a country today according to CLDR, the most common first. */
const inUse = (country: string): string[] =>
  (region[country] ?? [])
    .flatMap((each) => Object.entries(each))
    .filter(([, { _to, _tender }]) => _to === undefined && _tender !== 'false')
    .map(([currency]) => currency)

// Lesotho also uses the rand, which CLDR lists first; ISO 4217 has the loti.
const ownBefore = { LS: 'LSL' } as Record<string, string>

test('DEC-28 each country has the currency that CLDR and ISO 4217 give it', () => {
  const codes = countries.map(({ alpha_2 }) => alpha_2)
  expect(codes.map((code) => [code, currencyOf(code)])).toEqual(
    codes.map((code) => [code, ownBefore[code] ?? inUse(code)[0]]),
  )
})

test('a code that is no country’s currency is rejected', () => {
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
