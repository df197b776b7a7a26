import { expect, test } from 'vitest'
import { pageOf, searchOfPage } from './page-number.ts'

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=2.5', 1],
  ['page=two', 1],
  ['page=', 1],
  ['page=1e9', 1],
  ['page=0x10', 1],
  ['page=1000000000', 40_000],
])('?%s is page %i', (search, page) => {
  expect(pageOf(new URLSearchParams(search))).toBe(page)
})

test('the first page needs no parameter', () => {
  expect([searchOfPage(1), searchOfPage(4)]).toEqual(['', '?page=4'])
})
