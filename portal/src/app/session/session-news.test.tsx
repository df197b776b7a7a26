import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { writePageData, writeSession } from '../../../testing/page-state.ts'
import { memberOfFirm, renderApp } from '../../../testing/render-app.tsx'
import { beginSignIn, endSession, getSessionLife, listBusinessClients } from '../../api/contract.ts'

const authorizeUrl = 'https://id.example/authorize'
const READER = '01990000-0000-7000-8000-00000000000a'
const anotherPerson = {
  code: 'another_person',
  detail: 'Somebody else',
  fields: { logged_in: 'sam@northwind.example' },
}
const notSignedIn = { code: 'not_signed_in', detail: 'Sign in' }

/** Another tab of the same browser. */
const otherTab = () => {
  const channel = new BroadcastChannel('session')
  onTestFinished(() => channel.close())
  const heard: unknown[] = []
  channel.onmessage = ({ data }) => heard.push(data)
  return { heard, tell: (news: string) => channel.postMessage(news) }
}

const atWork = async () => {
  const server = memberOfFirm()
  writePageData({ reader: READER })
  server.answer(beginSignIn, { authorize_url: authorizeUrl })
  const app = await renderApp('/clients')
  await expect.element(page.getByText('Client 1', { exact: true })).toBeVisible()
  return { server, ...app }
}

test('logging out tells the other tabs', async () => {
  const { heard } = otherTab()
  memberOfFirm().answer(endSession, { sign_out_url: 'https://id.example/oauth/logout' })
  await renderApp('/logout')
  await expect.poll(() => heard).toEqual(['logged out'])
})

test('a failed logout tells the other tabs nothing', async () => {
  const { heard } = otherTab()
  memberOfFirm().refuse(endSession, 500)
  await renderApp('/logout')
  await expect.element(page.getByText('Client 1', { exact: true })).toBeVisible()
  expect(heard).toEqual([])
})

test('DEC-81 a logout in another tab hides the clients here at once and leads to sign-in, with no page to come back to', async () => {
  const { server, goTo } = await atWork()
  otherTab().tell('logged out')
  await expect.element(page.getByText('Client 1', { exact: true })).not.toBeInTheDocument()
  await expect.poll(() => goTo.mock.calls).toEqual([[authorizeUrl]])
  expect(server.callsOf(beginSignIn).map(({ body }) => body)).toEqual([{}])
})

test('a session that ended is announced to the other tabs', async () => {
  const { heard } = otherTab()
  const { server, router } = await atWork()
  server.refuse(listBusinessClients, 401, notSignedIn)
  await router.navigate('/clients?page=2')
  await expect.poll(() => heard).toEqual(['ended'])
})

test('a session that another tab found ended leads to sign-in here as well', async () => {
  const { server, goTo } = await atWork()
  server.refuse(getSessionLife, 401, notSignedIn)
  otherTab().tell('ended')
  await expect.poll(() => goTo.mock.calls).toEqual([[authorizeUrl]])
})

test('late news of an ended session is ignored if someone is signed in again', async () => {
  const { server, goTo } = await atWork()
  server.answer(getSessionLife, { idle_seconds_left: 1700, absolute_seconds_left: 9000 })
  otherTab().tell('ended')
  await expect.poll(() => server.callsOf(getSessionLife).length).toBe(1)
  await expect.element(page.getByText('Client 1', { exact: true })).toBeVisible()
  expect(goTo.mock.calls).toEqual([])
})

test('a page restored by the browser checks whether the session is still valid', async () => {
  const { server, goTo } = await atWork()
  server.refuse(getSessionLife, 401, notSignedIn)
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.poll(() => goTo.mock.calls).toEqual([[authorizeUrl]])
})

test('DEC-81 once someone else logs in from another tab, the page says so and shows nothing else', async () => {
  const { server, goTo } = await atWork()
  server.refuse(getSessionLife, 401, anotherPerson)
  writeSession({ authenticated: { access_token: 'another', created_at: 0, expires_in: 43_200 } })
  window.dispatchEvent(new FocusEvent('focus'))
  await expect.element(page.getByRole('heading', { name: 'Someone else is logged in now' })).toBeVisible()
  await expect.element(page.getByText(/^sam@northwind.example logged in from another tab/)).toBeVisible()
  expect(page.getByText('Client 1', { exact: true }).elements()).toEqual([])
  await page.getByRole('button', { name: 'Continue as sam@northwind.example' }).click()
  expect(goTo.mock.calls).toEqual([['/']])
})

test('a call for the previous person finds that someone else has logged in', async () => {
  const { server, router } = await atWork()
  server.refuse(listBusinessClients, 401, anotherPerson)
  await router.navigate('/clients?page=2')
  await expect.element(page.getByRole('heading', { name: 'Someone else is logged in now' })).toBeVisible()
})

test('every call of a page names the person it was opened for', async () => {
  const { server } = await atWork()
  expect(server.callsOf(listBusinessClients).map(({ headers }) => headers.get('x-reader'))).toEqual([READER])
})
