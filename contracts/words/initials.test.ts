import { expect, test } from 'vitest'
import { firmMarkOf, initialsOf } from './initials.ts'

test.each([
  ['Bluebird Bakery', 'BB'],
  ['Alder & Finch LLP', 'AF'],
  ["O'Rourke Plumbing & Heating", 'OP'],
  ['Quill', 'QU'],
  ['Ångström Études', 'ÅÉ'],
  ['', ''],
])('the initials of %j are %j', (name, letters) => {
  expect(initialsOf(name)).toBe(letters)
})

test("a firm's mark depends only on its name, without surrounding spaces", () => {
  expect(firmMarkOf('Alder & Finch LLP')).toEqual(firmMarkOf(' Alder & Finch LLP '))
  expect(firmMarkOf('Alder & Finch LLP').letters).toBe('AF')
})
