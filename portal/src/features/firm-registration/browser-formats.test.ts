import { expect, test } from 'vitest'
import { browserDateFormat } from './browser-formats.ts'

test.each([
  ['en-US', 'mm/dd/yyyy'],
  ['en-GB', 'dd/mm/yyyy'],
  ['de', 'dd.mm.yyyy'],
  ['sv', 'yyyy-mm-dd'],
])('dates in %s are written %s', (locale, format) => {
  expect(browserDateFormat(locale)).toBe(format)
})
