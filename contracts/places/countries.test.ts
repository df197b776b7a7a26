import { iso31661 } from 'iso-3166'
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/max'
import { describe, expect, test } from 'vitest'
import { countries, firmCountries, isCountry } from './countries.ts'

describe('countries', () => {
  test('CONST-33 the list has every ISO country with its alpha-2, alpha-3 and numeric code, and nothing else', () => {
    const assigned = iso31661
      .filter((country) => country.state === 'assigned')
      .map(({ alpha2, alpha3, numeric }) => `${alpha2} ${alpha3} ${numeric}`)
    expect(new Set(countries.map(({ alpha_2, alpha_3, numeric }) => `${alpha_2} ${alpha_3} ${numeric}`))).toEqual(
      new Set(assigned),
    )
    expect(countries).toHaveLength(249)
  })

  test('CONST-34 every country with a telephone network has its phone prefix', () => {
    const known = countries.map(({ alpha_2 }) => [
      alpha_2,
      isSupportedCountry(alpha_2) ? getCountryCallingCode(alpha_2) : null,
    ])
    expect(countries.map(({ alpha_2, phone_prefix }) => [alpha_2, phone_prefix])).toEqual(known)
    expect(countries.filter((country) => country.phone_prefix === null).map((country) => country.alpha_2)).toEqual(
      'AQ BV GS HM PN TF UM'.split(' '),
    )
  })

  test('a country is recognized only by its alpha-2 code in capitals', () => {
    expect(['CA', 'US', 'GB', 'NZ'].every(isCountry)).toBe(true)
    expect(['', 'ca', 'CAN', '124', 'XX', 'CA ', 'constructor'].some(isCountry)).toBe(false)
  })

  test('a firm’s countries start with Canada, the United States and the United Kingdom, and list each once', () => {
    const offered = firmCountries()
    expect(offered.slice(0, 3)).toEqual(['CA', 'US', 'GB'])
    expect([...offered].sort()).toEqual(countries.map((country) => country.alpha_2))
  })

  test('every country has a display name', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
    expect(countries.filter((country) => !names.of(country.alpha_2))).toEqual([])
  })
})
