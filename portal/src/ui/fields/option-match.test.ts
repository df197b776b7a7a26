import { expect, test } from 'vitest'
import { findOption, isMatch } from './option-match.ts'

const options = ['Niger', 'Nigeria', 'Canada', 'Québec', 'United States', 'United Kingdom'].map((label) => ({
  value: label,
  label,
}))

test.each([
  ['Canada', 'Canada'],
  [' cANADA ', 'Canada'],
  ['niger', 'Niger'],
  ['nigeri', 'Nigeria'],
  ['quebec', 'Québec'],
  ['kingdom', 'United Kingdom'],
  ['USA', 'United States'],
  ['uk', 'United Kingdom'],
  ['united', undefined],
  ['nowhere', undefined],
  ['  ', undefined],
])('%j matches %s', (typed, label) => {
  expect(findOption(options, typed)?.label).toBe(label)
})

test('an empty text leaves the whole list', () => {
  expect(options.every(({ label }) => isMatch(label, ''))).toBe(true)
})
