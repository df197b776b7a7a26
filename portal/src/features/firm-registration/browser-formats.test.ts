import { expect, test } from 'vitest'
import { browserDateFormat } from './browser-formats.ts'

test.each([
  ['en-US', 'MM/DD/YYYY'],
  ['en-GB', 'DD/MM/YYYY'],
  ['de', 'DD.MM.YYYY'],
  ['sv', 'YYYY-MM-DD'],
])('dates in %s are written %s', (locale, format) => {
  expect(browserDateFormat(locale)).toBe(format)
})
