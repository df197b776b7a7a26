import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { clientOfFirm } from '../../testing/client-world.ts'
import { faultsOfPage } from '../../testing/faults-of-page.ts'
import { CONTACT_UUID } from '../../testing/invitation-world.ts'
import { writePageData } from '../../testing/page-state.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { CLIENT_UUID } from '../../testing/sample-client.ts'
import { onWindowOf } from '../../testing/screen.ts'
import { getClientContact, openClientAccount } from '../api/contract.ts'

const heading = page.getByRole('heading', { level: 1 })

test.each([
  ['/create-client', 1440],
  [`/invite-owner/${CONTACT_UUID}`, 390],
  [`/client-books/${CLIENT_UUID}`, 1440],
])('A11 %s opened during a support visit says that it is read-only and leads to the clients', async (path, width) => {
  await onWindowOf(width)
  const server = clientOfFirm({})
  const until = new Date(Date.now() + 1_800_000).toISOString()
  writePageData({ supportUntil: until, supportSeconds: '1800', supportName: 'Sam Okafor' })
  const app = await renderApp(path)
  await expect.element(heading).toHaveTextContent('Support visits are read-only')
  await expect.element(page.getByRole('region', { name: 'Support session' })).toBeVisible()
  expect(await faultsOfPage()).toEqual([])
  expect([server.callsOf(openClientAccount), server.callsOf(getClientContact)]).toEqual([[], []])
  await page.getByRole('link', { name: 'Go to Clients' }).click()
  await expect.element(heading).toHaveTextContent('Clients')
  expect(app.path()).toBe('/clients')
})
