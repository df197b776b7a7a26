import type { SupportRequest } from '@partner-hub/contracts/support.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { allowSupportRequest, getSupportRequest } from '../api/contract.ts'
import { inTheme, onWindowOf } from '../ui/testing/screen.ts'
import { button } from './testing/client-world.ts'
import { faultsOfPage } from './testing/faults-of-page.ts'
import { memberOfFirm, renderApp } from './testing/render-app.tsx'

const UUID = '01990000-0000-7000-9000-000000000a01'
const request: SupportRequest = {
  uuid: UUID,
  staff_name: 'Sam Okafor',
  reason: 'Two invitations show as sent but were never delivered.',
  ticket_number: 'NW-48213',
  expires_at: new Date(Date.now() + 3 * 86_400_000).toISOString(),
  state: 'open',
  allowed_by: null,
  allowed_until: null,
}
const allowed: SupportRequest = {
  ...request,
  state: 'allowed',
  allowed_by: 'Maya Lindqvist',
  allowed_until: new Date(Date.now() + 86_400_000).toISOString(),
}
const heading = page.getByRole('heading', { level: 1 })

test('DEC-96 an Owner reads who of support asks and why, and allows it for 24 hours by one press', async () => {
  const server = memberOfFirm()
  server.answer(getSupportRequest, request)
  server.answer(allowSupportRequest, allowed)
  await renderApp(`/support-requests/${UUID}`)
  await expect.element(heading).toHaveTextContent('Let support look at your firm for 24 hours?')
  for (const text of ['Sam Okafor', 'NW-48213', request.reason])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  await button('Allow for 24 hours').click()
  await expect.element(heading).toHaveTextContent('Support may look at your firm')
  await expect.element(page.getByText(/^Allowed by Maya Lindqvist, until /)).toBeVisible()
  expect(server.callsOf(allowSupportRequest)).toHaveLength(1)
})

test('DEC-96 a request that ran out says so and offers nothing to allow', async () => {
  memberOfFirm().answer(getSupportRequest, { ...request, state: 'expired' })
  await renderApp(`/support-requests/${UUID}`)
  await expect.element(heading).toHaveTextContent('This request has expired')
  expect(button('Allow for 24 hours').query()).toBeNull()
})

test('DEC-96 a failed press says so and can be repeated', async () => {
  const server = memberOfFirm()
  server.answer(getSupportRequest, request)
  server.refuse(allowSupportRequest, 500)
  await renderApp(`/support-requests/${UUID}`)
  await button('Allow for 24 hours').click()
  await expect.element(page.getByText('Not allowed yet')).toBeVisible()
  await expect.element(button('Allow for 24 hours')).toBeEnabled()
})

test.each([
  [1440, 'light'],
  [390, 'dark'],
] as const)('DEC-96 at %i px in %s the request has no fault that axe finds, and fits', async (width, theme) => {
  await onWindowOf(width)
  inTheme(theme)
  memberOfFirm().answer(getSupportRequest, request)
  await renderApp(`/support-requests/${UUID}`)
  await expect.element(button('Allow for 24 hours')).toBeVisible()
  expect(await faultsOfPage()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
