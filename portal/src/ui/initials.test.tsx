import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Initials, initialsOf } from './initials.tsx'

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

test('a client keeps its colour when it is renamed', async () => {
  await render(
    <>
      <Initials name="Old Name" uuid="018f" />
      <Initials name="New Title" uuid="018f" />
    </>,
  )
  const [before, after] = ['ON', 'NT'].map(
    (letters) => getComputedStyle(page.getByText(letters).element()).backgroundColor,
  )
  expect(after).toBe(before)
})
