import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Initials } from './initials.tsx'

test('a client keeps its color when it is renamed', async () => {
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
