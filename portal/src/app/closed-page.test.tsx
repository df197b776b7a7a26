import type { FirmRole } from '@partner-hub/contracts/firms/firm-roles.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { axeViolations } from '../../testing/axe-violations.ts'
import { clientOfFirm } from '../../testing/client-world.ts'
import { CONTACT_UUID } from '../../testing/invitation-world.ts'
import { writePageData } from '../../testing/page-state.ts'
import { readAs, renderApp } from '../../testing/render-app.tsx'
import { CLIENT_UUID } from '../../testing/sample-client.ts'
import { onWindowOf } from '../../testing/screen.ts'
import { getClientContact, getSupportRequest, listSupportVisits, openClientAccount } from '../api/contract.ts'

const heading = page.getByRole('heading', { level: 1 })

const goToClients = async () => {
  await page.getByRole('link', { name: 'Go to Clients' }).click()
  await expect.element(heading).toHaveTextContent('Clients')
}

test.each([
  ['/create-client', 1440],
  [`/invite-owner/${CONTACT_UUID}`, 390],
  [`/client-books/${CLIENT_UUID}`, 1440],
  ['/billing/payment-method', 390],
])('A11 %s opened during a support visit says that it is read-only and leads to the clients', async (path, width) => {
  await onWindowOf(width)
  const server = clientOfFirm({})
  const until = new Date(Date.now() + 1_800_000).toISOString()
  writePageData({ supportUntil: until, supportSeconds: '1800', supportName: 'Sam Okafor' })
  const app = await renderApp(path)
  await expect.element(heading).toHaveTextContent('Support visits are read-only')
  await expect.element(page.getByRole('region', { name: 'Support session' })).toBeVisible()
  expect(await axeViolations()).toEqual([])
  expect([server.callsOf(openClientAccount), server.callsOf(getClientContact)]).toEqual([[], []])
  await goToClients()
  expect(app.path()).toBe('/clients')
})

const byAccountants = 'Only Owners, Admins, and Members can'
const supportRequest = `/support-requests/${CLIENT_UUID}`
const cases: readonly [path: string, role: FirmRole, who: string, width: number][] = [
  ['/create-client', 'billing', `${byAccountants} add clients.`, 1440],
  [`/invite-owner/${CONTACT_UUID}`, 'billing', `${byAccountants} invite owners.`, 390],
  [`/client-books/${CLIENT_UUID}`, 'billing', `${byAccountants} open clients' books.`, 1440],
  ['/support-visits', 'billing', "Only Owners and Admins can see the firm's activity.", 390],
  ['/support-visits', 'member', "Only Owners and Admins can see the firm's activity.", 1440],
  [supportRequest, 'billing', 'Only Owners and Admins can answer support requests.', 1440],
  [supportRequest, 'member', 'Only Owners and Admins can answer support requests.', 390],
  ['/billing', 'member', 'Only Owners, Admins, and Billing members can see amounts.', 1440],
  ['/billing/payment-method', 'member', 'Only Owners, Admins, and Billing members can change the card.', 390],
]

test.each(cases)(
  'DEC-97 %s opened as %s says which roles may, without calling the server',
  async (path, role, who, width) => {
    await onWindowOf(width)
    const server = clientOfFirm({})
    readAs(role)
    const app = await renderApp(path)
    await expect.element(heading).toHaveTextContent("You don't have access to this page")
    await expect.element(page.getByText(who, { exact: true })).toBeVisible()
    await expect.poll(() => document.querySelectorAll('main').length).toBe(1)
    expect(await axeViolations()).toEqual([])
    for (const call of [openClientAccount, getClientContact, listSupportVisits, getSupportRequest])
      expect(server.callsOf(call)).toEqual([])
    await goToClients()
    expect(app.path()).toBe('/clients')
  },
)
