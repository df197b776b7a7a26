import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { beginSignIn, endSession, getSessionLife, listBusinessClients } from '../api/contract.ts'
import { memberOfFirm, renderApp } from './testing/render-app.tsx'

const authorizeUrl = 'https://id.example/authorize'
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

test('a session that ended is told to the other tabs', async () => {
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

test('late news of an ended session disturbs nobody who is signed in', async () => {
  const { server, goTo } = await atWork()
  server.answer(getSessionLife, { idle_seconds_left: 1700, absolute_seconds_left: 9000 })
  otherTab().tell('ended')
  await expect.poll(() => server.callsOf(getSessionLife).length).toBe(1)
  await expect.element(page.getByText('Client 1', { exact: true })).toBeVisible()
  expect(goTo.mock.calls).toEqual([])
})

test('a page that the browser brings back asks whether the session still lives', async () => {
  const { server, goTo } = await atWork()
  server.refuse(getSessionLife, 401, notSignedIn)
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.poll(() => goTo.mock.calls).toEqual([[authorizeUrl]])
})
