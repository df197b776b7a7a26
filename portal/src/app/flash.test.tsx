import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { memberOfFirm, renderApp } from '../../testing/render-app.tsx'
import { keepFlash } from './flash.ts'

test('DEC-74 a notice that must survive a page load shows after the next load, once', async () => {
  memberOfFirm()
  keepFlash('success', { title: 'Organization has been created', text: 'Organization successfully registered' })
  expect(page.getByRole('status').query()).toBeNull()
  await renderApp('/clients')
  await expect.element(page.getByText('Organization successfully registered')).toBeVisible()
  expect(sessionStorage.getItem('flash')).toBeNull()
})
