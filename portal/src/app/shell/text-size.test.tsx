import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { memberOfFirm, renderApp } from '../../../testing/render-app.tsx'

const sizeOf = (element: Element) => {
  const { fontSize, lineHeight } = getComputedStyle(element)
  return [Number.parseFloat(fontSize), Number.parseFloat(lineHeight)]
}

/** One element of each text role on the page. */
const sizes = () => [
  sizeOf(document.body),
  sizeOf(page.getByRole('heading', { level: 1 }).element()),
  sizeOf(page.getByRole('heading', { name: 'Getting started' }).element()),
  sizeOf(page.getByRole('columnheader', { name: 'Owner' }).element()),
  sizeOf(page.getByText('1–3 of 3').element()),
  sizeOf(page.getByText('Client 1', { exact: true }).element()),
]

test('all text scales with the font size set in the browser', async () => {
  memberOfFirm()
  await renderApp('/clients')
  await expect.element(page.getByText('Client 1', { exact: true })).toBeVisible()
  const usual = sizes()
  document.documentElement.style.fontSize = '24px'
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'))
  const larger = usual.map((pair) => pair.map((size) => size * 1.5))
  sizes().forEach((pair, role) => {
    pair.forEach((size, index) => {
      expect(size).toBeCloseTo(larger[role]?.[index] ?? 0, 1)
    })
  })
})
