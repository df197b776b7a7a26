import { expect, test } from 'vitest'
import { missing, readExpectation } from './expectation.ts'

test('an expectation lists ids and ranges, with comments', () => {
  const text = '# the first slice\nONE-09..11, TWO-01 # and its shell\n\nTWO-99'
  expect(readExpectation(text)).toEqual(['ONE-09', 'ONE-10', 'ONE-11', 'TWO-01', 'TWO-99'])
})

test('anything that is neither an id nor a range is refused with an error that names it', () => {
  for (const word of ['ONE', 'ONE-5..3', 'one-01', 'ONE-01-03']) expect(() => readExpectation(word)).toThrow(word)
})

test('expected ids that are not proved are listed', () => {
  expect(missing(['ONE-01', 'ONE-02'], new Set(['ONE-02']))).toEqual(['ONE-01'])
})
