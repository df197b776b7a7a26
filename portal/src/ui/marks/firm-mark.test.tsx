import { firmLetterhead } from '@partner-hub/emails/letterhead.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FirmMark } from './firm-mark.tsx'

const logo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`
const lookOf = (tile: Element) => {
  const { backgroundColor, color } = getComputedStyle(tile)
  return { letters: tile.textContent, backgroundColor, color }
}

test.each([
  'Alder & Finch LLP',
  'Brightwater',
  'Cole and Day',
  'Dunmore',
  'Élan Accounting',
  'Ferris Ltd',
  ' Gray Co ',
])('the mark of %j is the same in the portal and in mails', async (name) => {
  await render(
    <div className="scheme-light">
      <div data-testid="portal">
        <FirmMark name={name} logoUrl={null} size={64} />
      </div>
      <div data-testid="mail">{firmLetterhead(name, null)}</div>
    </div>,
  )
  const inPortal = page.getByTestId('portal').element().firstElementChild as Element
  const inMail = page.getByTestId('mail').element().querySelector('td > div') as Element
  expect(lookOf(inPortal)).toEqual(lookOf(inMail))
  expect(inPortal.textContent).toHaveLength(2)
})

test('a firm with a logo shows it in place of its initials', async () => {
  await render(<FirmMark name="Alder & Finch LLP" logoUrl={logo} size={24} />)
  expect(document.querySelector('img')?.src).toBe(logo)
  expect(page.getByText('AF').elements()).toEqual([])
})
