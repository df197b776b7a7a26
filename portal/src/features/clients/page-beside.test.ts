import { expect, test } from 'vitest'
import { besidePage } from './page-beside.ts'

const known =
  (pages: Record<number, string[]>, changes = {}) =>
  (page: number) => {
    const uuids = pages[page]
    return (
      uuids && { isInvalidated: false, data: { results: uuids.map((uuid) => ({ uuid })), left_out: 0, ...changes } }
    )
  }

test('the next page starts after the last row, the previous one ends before the first', () => {
  expect(besidePage(3, known({ 2: ['a', 'b'] }))).toEqual({ after: 'b' })
  expect(besidePage(3, known({ 4: ['c', 'd'] }))).toEqual({ before: 'c' })
  expect(besidePage(3, known({ 2: ['a', 'b'], 4: ['c', 'd'] }))).toEqual({ after: 'b' })
})

test('a jump, the first page and an incomplete page are loaded by number', () => {
  expect(besidePage(9, known({ 2: ['a'] }))).toEqual({})
  expect(besidePage(1, known({ 2: ['a'] }))).toEqual({})
  expect(besidePage(3, known({ 2: ['a'] }, { left_out: 1 }))).toEqual({})
  expect(besidePage(3, known({ 2: [] }))).toEqual({})
  expect(besidePage(3, () => ({ isInvalidated: true, data: { results: [{ uuid: 'a' }], left_out: 0 } }))).toEqual({})
})
