import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, clientOfFirm, heading, region, toasted } from '../../../testing/client-world.ts'
import { readAs, renderApp } from '../../../testing/render-app.tsx'
import { bluebird, CLIENT_UUID, sampleContact, sampleInvitation } from '../../../testing/sample-client.ts'
import { sampleClients, sampleRow } from '../../../testing/sample-records.ts'
import {
  getBusinessClient,
  getClientContact,
  getClientInvitation,
  getSubscription,
  listBusinessClients,
} from '../../api/contract.ts'

const path = `/clients/${CLIENT_UUID}`
const inPage = page.getByRole('main').getByRole('alert')

test('ERR-03 CLIENT-01 a client that fails to load shows an error under the back link and in a toast, with a retry', async () => {
  const server = clientOfFirm({})
  server.refuse(getBusinessClient, 500)
  await renderApp(path)
  await expect
    .element(inPage)
    .toMatchTextContent(/^Cannot Fetch Business Client\s*There was an error in fetching client data\./)
  await toasted('Cannot Fetch Business Client', 'There was an error in fetching client data.')
  const back = page.getByRole('main').getByRole('link', { name: 'Clients' })
  await expect.element(back).toHaveAttribute('href', '/clients')
  server.answer(getBusinessClient, bluebird())
  await button('Try again').click()
  await expect.element(heading).toMatchTextContent('Bluebird Bakery')
})

test.each([
  [404, 'not_found'],
  [422, 'invalid_input'],
])('a client that does not exist (%s) shows a not-found page with a link', async (status, code) => {
  clientOfFirm({}).refuse(getBusinessClient, status, { code, detail: 'No such client' })
  const { path: shown } = await renderApp(path)
  await expect.element(heading).toMatchTextContent('Client not found')
  await page.getByRole('link', { name: 'Go to Clients' }).click()
  await expect.poll(shown).toBe('/clients')
})

test.each([
  ['owner', 'The address may be mistyped, or the client is no longer with your firm.'],
  [
    'member',
    "The address may be mistyped, the client is no longer with your firm, or it isn't assigned to you. Ask an Owner or Admin of your firm.",
  ],
] as const)('DEC-39 DEC-97 %s reads why a client may be missing', async (role, text) => {
  clientOfFirm({}).refuse(getBusinessClient, 404, { code: 'not_found', detail: 'No such client' })
  readAs(role)
  await renderApp(path)
  await expect.element(page.getByText(text, { exact: true })).toBeVisible()
})

test('ERR-07 failing to load contacts shows an error in the Owner section and a toast; the rest stays', async () => {
  const server = clientOfFirm({})
  server.refuse(getClientContact, 500)
  await renderApp(path)
  await expect
    .element(region('Owner').getByRole('alert'))
    .toMatchTextContent(/^Owner cannot be fetched\s*There was an error fetching owner\. Try again later\./)
  await toasted('Owner cannot be fetched', 'There was an error fetching owner. Try again later.')
  await expect.element(region('Business Info')).toBeVisible()
  server.answer(getClientContact, sampleContact())
  await button('Try again').click()
  await expect.element(page.getByText('Grace Whitfield')).toBeVisible()
})

test('failing to load invitations shows an error in the Owner section, with the owner but no badge', async () => {
  const server = clientOfFirm({ invited: 'PENDING' })
  server.refuse(getClientInvitation, 500)
  await renderApp(path)
  await expect
    .element(region('Owner').getByRole('alert'))
    .toMatchTextContent(/^Invitations cannot be fetched\s*There was an error fetching invitations\. Try again later\./)
  await expect.element(page.getByText('Grace Whitfield')).toBeVisible()
  expect(region('Onboarding').query()).toBeNull()
  server.answer(getClientInvitation, sampleInvitation(1, 'PENDING'))
  await button('Try again').click()
  await expect.element(page.getByRole('heading', { name: /^Owner/ })).toMatchTextContent('Owner Invite Sent')
})

test('CALL-25 STATE-06 the page shows without a subscription that fails to load', async () => {
  clientOfFirm({}).refuse(getSubscription, 500)
  await renderApp(path)
  await expect.element(page.getByText('No Status Set')).toBeVisible()
  await expect.element(page.getByText('Grace Whitfield')).toBeVisible()
  expect(inPage.query()).toBeNull()
})

test('while the client loads the page has its final layout, and its heading keeps the focus', async () => {
  const server = clientOfFirm({})
  server.answer(listBusinessClients, sampleClients([sampleRow(1, { uuid: CLIENT_UUID, name: 'Bluebird Bakery' })]))
  const answer = server.hold(getBusinessClient, bluebird())
  const { router } = await renderApp('/clients')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible()
  await router.navigate(path)
  await expect.element(heading).toMatchTextContent('Loading the client')
  await expect.element(heading).toHaveFocus()
  answer()
  await expect.element(heading).toMatchTextContent('Bluebird Bakery')
  await expect.element(heading).toHaveFocus()
})

test('opening a client inside the app fetches each record once', async () => {
  const server = clientOfFirm({ invited: 'PENDING' })
  await renderApp(path)
  await expect.element(page.getByText('Grace Whitfield')).toBeVisible()
  for (const endpoint of [getBusinessClient, getClientContact, getSubscription, getClientInvitation])
    expect(server.callsOf(endpoint)).toHaveLength(1)
})
