import { iso31662 } from 'iso-3166'
import { expect, test } from 'vitest'
import { countries } from './countries.ts'
import { hasStates, statesOf } from './states.ts'

const isoSubdivisions = (country: string) =>
  new Map(iso31662.filter((part) => part.parent === country).map((part) => [part.code.slice(3), part.name]))

const byCode = (country: string) => new Map(statesOf(country).map((state) => [state.code, state.name]))

test('CONST-35 the United States have their states, the capital, the armed forces regions, Puerto Rico and Virgin Islands', () => {
  const expected = isoSubdivisions('US')
  for (const outlying of ['AS', 'GU', 'MP', 'UM']) expected.delete(outlying)
  expected.set('VI', 'Virgin Islands')
  expected.set('AA', 'Armed Forces Americas').set('AE', 'Armed Forces Europe').set('AP', 'Armed Forces Pacific')
  expect(byCode('US')).toEqual(expected)
  expect(statesOf('US')).toHaveLength(56)
})

test('CONST-35 Canada has its provinces and territories', () => {
  expect(byCode('CA')).toEqual(isoSubdivisions('CA'))
  expect(statesOf('CA')).toHaveLength(13)
})

test('no other country has states', () => {
  expect(countries.map((country) => country.alpha_2).filter(hasStates)).toEqual(['CA', 'US'])
  expect(statesOf('GB')).toEqual([])
})
