import { expect, test } from 'vitest'
import { missing, readExpectation } from './expectation.ts'

test('an expectation names ids and ranges, with remarks', () => {
  const text = '# the first slice\nONE-09..11, TWO-01 # and its shell\n\nTWO-99'
  expect(readExpectation(text)).toEqual(['ONE-09', 'ONE-10', 'ONE-11', 'TWO-01', 'TWO-99'])
})

test('what is neither an id nor a range is refused by name', () => {
  for (const word of ['ONE', 'ONE-5..3', 'one-01', 'ONE-01-03']) expect(() => readExpectation(word)).toThrow(word)
})

test('what is expected and not proved is named', () => {
  expect(missing(['ONE-01', 'ONE-02'], new Set(['ONE-02']))).toEqual(['ONE-01'])
})
