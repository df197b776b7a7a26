import { expect, test } from 'vitest'
import { clockOf, waitInWords } from './wait-in-words.ts'

test.each([
  [0, '1 second'],
  [1, '1 second'],
  [45, '45 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [240, '4 minutes'],
  [3600, '1 hour'],
  [5000, '2 hours'],
])('%i seconds are %s', (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words)
})

test('a countdown reads like a clock', () => {
  expect([clockOf(42), clockOf(60), clockOf(125)]).toEqual(['0:42', '1:00', '2:05'])
})
