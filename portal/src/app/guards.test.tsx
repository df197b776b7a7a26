import { embeddedPath, guardedPaths } from '@partner-hub/contracts/calls/guarded-paths.ts'
import type { RouteObject } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { writeSession } from '../../testing/page-state.ts'
import { painted } from '../../testing/painted.ts'
import { memberOfFirm, renderApp } from '../../testing/render-app.tsx'
import { sampleIdentity, sampleOrganization, sampleUser } from '../../testing/sample-records.ts'
import { type Stubs, stubCalls } from '../../testing/stub-calls.ts'
import {
  beginSignIn,
  endSession,
  getAccountantInvitation,
  getClientContact,
  getCurrentUser,
  getIdentity,
  getOrganization,
  listBusinessClients,
  listOrganizations,
} from '../api/contract.ts'
import { pageData } from '../api/page-data.ts'
import { browser } from './browser.ts'
import { FailurePage } from './failure.page.tsx'
import { paths } from './paths.ts'
import { createQueryClient } from './query-client.ts'
import { routes } from './router.tsx'

const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const noFirm = { code: 'organization_missing', detail: 'Register your firm first' }

test('ROUTE-01 ROUTE-02 / leads a member to /clients, which shows the client list', async () => {
  memberOfFirm()
  const app = await renderApp('/')
  await expect.element(heading('Clients')).toBeVisible()
  expect(app.path()).toBe('/clients')
  await expect.element(page.getByRole('cell', { name: 'Client 2', exact: true })).toBeVisible()
  await expect.poll(() => document.title).toBe('Clients · Partner Hub')
})

test('AUTH-05 the first load of /clients makes four calls, the current user one of them, and none waits for another', async () => {
  const server = memberOfFirm()
  const releases = [
    server.hold(getCurrentUser, sampleUser()),
    server.hold(getOrganization, sampleOrganization()),
    server.hold(getIdentity, sampleIdentity()),
  ]
  await renderApp('/clients')
  const counts = () =>
    [getCurrentUser, getOrganization, getIdentity, listBusinessClients].map((call) => server.callsOf(call).length)
  await expect.poll(counts).toEqual([1, 1, 1, 1])
  for (const release of releases) release()
  await expect.element(page.getByText('Client 3')).toBeVisible()
  expect(counts()).toEqual([1, 1, 1, 1])
})

test('ROUTE-15 the pages that need a log-in are those that the server guards; only invitation links lead to others', () => {
  const pathsOf = ({ path, children = [] }: RouteObject): string[] => [
    ...(path ? [path] : []),
    ...children.flatMap(pathsOf),
  ]
  const [signedIn, ...others] = routes(createQueryClient()).map(pathsOf)
  const guarded = [...guardedPaths, embeddedPath(pageData().product_slug)]
  expect(signedIn?.sort()).toEqual([...guarded, '*'].sort())
  expect(others.flat().filter((path) => !path.startsWith(paths.accept))).toEqual([])
})

test.each([...guardedPaths, embeddedPath('books')])(
  'ROUTE-15 %s shows nothing to someone who is not signed in and redirects to the login service',
  async (path) => {
    const server = memberOfFirm()
    for (const call of [getCurrentUser, endSession]) server.refuse(call, 401, { code: 'not_signed_in' })
    for (const call of [getClientContact, getAccountantInvitation]) server.refuse(call, 404)
    server.answer(beginSignIn, { authorize_url: 'https://id.example/authorize' })
    const { goTo } = await renderApp(path.replace(':uuid', crypto.randomUUID()))
    await expect.poll(() => goTo.mock.calls).toEqual([['https://id.example/authorize']])
    const headings = () =>
      page
        .getByRole('heading')
        .elements()
        .map(({ textContent }) => textContent)
    await expect.poll(headings).toEqual(['Taking you to sign in'])
    expect(page.getByRole('navigation').query()).toBeNull()
  },
)

test.each([
  ['ROUTE-15', 'it is known who asks', getCurrentUser, (server: Stubs) => server.hold(getCurrentUser, sampleUser())],
  [
    'ROUTE-17',
    'the organization is loaded',
    getOrganization,
    (server: Stubs) => server.hold(getOrganization, sampleOrganization()),
  ],
])('%s the main layout shows only once %s', async (_id, _when, awaited, hold) => {
  const server = memberOfFirm()
  const release = hold(server)
  const { queryClient } = await renderApp('/clients')
  await expect.poll(() => server.callsOf(awaited).length).toBe(1)
  // Everything else has loaded and had time to render.
  await expect.poll(() => queryClient.isFetching()).toBe(1)
  await painted()
  await expect.element(page.getByRole('heading', { name: 'Loading' })).toBeInTheDocument()
  expect(page.getByRole('navigation').query()).toBeNull()
  release()
  await expect.element(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
})

test('ROUTE-18 ROUTE-10 a person without a firm is sent to the wizard at /create-organization', async () => {
  const server = stubCalls()
  writeSession()
  server.answer(getCurrentUser, sampleUser())
  server.refuse(listOrganizations, 403, noFirm)
  server.refuse(getIdentity, 403, noFirm)
  const app = await renderApp('/clients')
  await expect.element(page.getByText('Signed in as maya@alderfinch.example')).toBeVisible()
  await expect.element(heading('Welcome to the Partner Hub! Tell us about yourself.')).toBeVisible()
  expect(app.path()).toBe('/create-organization')
  expect(server.callsOf(listBusinessClients)).toEqual([])
})

test('CALL-36 if the page has no firm uuid, the first firm is used', async () => {
  const server = memberOfFirm()
  delete document.documentElement.dataset.organizationUuid
  const first = sampleOrganization({ uuid: crypto.randomUUID(), name: 'First of Two LLP' })
  server.answer(listOrganizations, { results: [first, sampleOrganization()], count: 2 })
  await renderApp('/clients')
  await expect.element(page.getByText('Client 1')).toBeVisible()
  await expect.element(page.getByRole('banner')).toMatchTextContent(/First of Two LLP/)
  for (const { url } of server.callsOf(listBusinessClients)) expect(url.pathname).toContain(first.uuid)
  expect(server.callsOf(getOrganization)).toEqual([])
})

test('a member who opens /create-organization is sent home', async () => {
  memberOfFirm()
  const app = await renderApp('/create-organization')
  await expect.element(heading('Clients')).toBeVisible()
  expect(app.path()).toBe('/clients')
})

test('AUTH-10 a 401 from the current user means logged out and leads to the login service', async () => {
  const server = memberOfFirm()
  server.refuse(getCurrentUser, 401, { error: 'not_signed_in', error_description: 'Sign in' })
  server.answer(beginSignIn, { authorize_url: 'https://id.example/oauth/authorize?state=1' })
  const { goTo } = await renderApp('/clients')
  await expect.poll(() => goTo.mock.calls).toEqual([['https://id.example/oauth/authorize?state=1']])
  expect(page.getByRole('navigation').query()).toBeNull()
})

test('AUTH-10 DEC-81 a session that ends during work redirects there too, once, and remembers the page', async () => {
  const server = memberOfFirm()
  const { goTo, router } = await renderApp('/clients')
  await expect.element(page.getByText('Client 1')).toBeVisible()
  server.refuse(listBusinessClients, 401, { code: 'not_signed_in', detail: 'Sign in' })
  server.answer(beginSignIn, { authorize_url: 'https://id.example/authorize' })
  await router.navigate('/clients?page=2')
  await expect.poll(() => goTo.mock.calls).toEqual([['https://id.example/authorize']])
  expect(server.callsOf(beginSignIn).map(({ body }) => body)).toEqual([{ page: '/clients?page=2' }])
  await expect.element(page.getByText('Taking you to sign in')).toBeInTheDocument()
})

test('ERR-58 a failed redirect to the login service shows an error and can be retried', async () => {
  const server = memberOfFirm()
  server.refuse(getCurrentUser, 401, {})
  server.refuse(beginSignIn, 503)
  const { goTo } = await renderApp('/clients')
  await expect.element(heading('Unable to redirect to the login service')).toBeVisible()
  server.answer(beginSignIn, { authorize_url: 'https://id.example/authorize' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => goTo.mock.calls).toEqual([['https://id.example/authorize']])
})

test.each([500, 404])('ERR-55 an auth check that fails with %i shows its error and can be retried', async (status) => {
  memberOfFirm().refuse(getCurrentUser, status)
  await renderApp('/clients')
  await expect.element(heading('User cannot be authenticated')).toBeVisible()
  await expect.element(page.getByText('Something went wrong. Please try again.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('ERR-73 a firm that cannot be loaded shows the text of failed loads', async () => {
  memberOfFirm().refuse(getOrganization, 500)
  await renderApp('/clients')
  await expect.element(page.getByText('Error loading data.')).toBeVisible()
})

test('ERR-73 when only the identity cannot be loaded, the name, Support and Logout stay around the error', async () => {
  const server = memberOfFirm()
  server.refuse(getIdentity, 500)
  await renderApp('/clients')
  await expect.element(page.getByRole('main')).toMatchTextContent(/Error loading data\./)
  const header = page.getByRole('banner')
  await expect.element(header.getByText('Partner Hub')).toBeVisible()
  await expect.element(header.getByRole('link', { name: 'Support (opens in a new tab)' })).toBeVisible()
  await expect.element(header.getByRole('link', { name: 'Logout' })).toHaveAttribute('href', '/logout')
})

test('DEC-74 ERR-55 a failed callback shows its error, makes no call by itself, and retries at /', async () => {
  const server = stubCalls()
  const { goTo } = await renderApp('/nowhere')
  await render(<FailurePage failure="authentication" />)
  await expect.element(heading('User cannot be authenticated')).toBeVisible()
  await expect.element(page.getByText('Something went wrong. Please try again.')).toBeVisible()
  expect(server.callsOf(beginSignIn)).toEqual([])
  expect(goTo).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(goTo.mock.calls).toEqual([['/']])
})

test('DEC-81 a page that failed to load is retried at its own URL', async () => {
  stubCalls()
  const { goTo } = await renderApp('/nowhere')
  const reload = vi.spyOn(browser, 'reload').mockImplementation(() => undefined)
  await render(<FailurePage failure="unavailable" />)
  await page.getByRole('button', { name: 'Try again' }).last().click()
  expect(reload).toHaveBeenCalledTimes(1)
  expect(goTo).not.toHaveBeenCalled()
})

test('an unknown URL shows a not-found page with a link', async () => {
  stubCalls()
  await renderApp('/nowhere')
  await expect.element(heading('Page not found')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Go to Clients' })).toHaveAttribute('href', '/clients')
  await expect.poll(() => document.title).toBe('Page not found · Partner Hub')
})
