import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { clientOfFirm, region } from '../../../testing/client-world.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { CLIENT_UUID } from '../../../testing/sample-client.ts'

const owner = region(/^Owner/)

test.each([
  ['ARCHIVED', 'Archived clients cannot be invited'],
  ['NO_ACCESS', 'You no longer have access to this client'],
] as const)('DEC-82 a client that is %s cannot be invited from its page, which says why', async (status, why) => {
  clientOfFirm({ invited: 'PENDING', invitation: { expires_at: '2026-12-12T10:00:00Z' }, client: { status } })
  await renderApp(`/clients/${CLIENT_UUID}`)
  const closed = owner.getByRole('button', { name: 'Resend Invitation' })
  await expect.element(closed).toHaveAttribute('aria-disabled', 'true')
  // Moves the pointer away first: one already over the element fires no enter event.
  await page.getByRole('heading', { level: 1 }).hover()
  await closed.hover()
  await expect.element(page.getByRole('tooltip')).toMatchTextContent(why)
  expect(owner.getByRole('link', { name: 'Resend Invitation' }).query()).toBeNull()
  expect(owner.getByRole('button', { name: 'Copy link' }).query()).toBeNull()
  expect(owner.getByRole('switch').query()).toBeNull()
  expect(owner.getByText(/The link is valid until/).query()).toBeNull()
})
