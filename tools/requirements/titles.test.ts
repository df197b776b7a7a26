import { expect, test } from 'vitest'
import { idsIn } from './titles.ts'

const areas = new Set(['ONE', 'TWO'])
const claims = (title: string) => idsIn(title, areas)

// No real ids in these titles: this project's own tests are counted too.
test('ids at the start of a title are claims, with spaces, commas or a colon after them', () => {
  expect(claims('ONE-01 the root leads on')).toEqual(['ONE-01'])
  expect(claims('ONE-01 TWO-12 two at once')).toEqual(['ONE-01', 'TWO-12'])
  expect(claims('ONE-01, TWO-12: with commas')).toEqual(['ONE-01', 'TWO-12'])
})

test('a misspelled area at the start is a claim too, so that it is noticed', () => {
  expect(claims('OEN-01 ONE-02 a slip')).toEqual(['OEN-01', 'ONE-02'])
})

test('later in a title only ids of known areas are claims', () => {
  expect(claims('a toast closes (TWO-12)')).toEqual(['TWO-12'])
  expect(claims('reads UTF-8 and ISO-8601')).toEqual([])
  expect(claims('no id at all')).toEqual([])
})

test('an id named twice is one claim', () => {
  expect(claims('ONE-01 and again ONE-01')).toEqual(['ONE-01'])
})
