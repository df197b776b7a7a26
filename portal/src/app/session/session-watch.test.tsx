import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { writePageData } from '../../../testing/page-state.ts'
import { memberOfFirm, renderApp } from '../../../testing/render-app.tsx'
import { beginSignIn, endSession, extendSession, getSessionLife } from '../../api/contract.ts'
import { noteAnswer } from '../../api/last-answer.ts'

const warning = page.getByRole('alertdialog', { name: "You'll be logged out soon" })

/** With an idle time of one minute the warning is due at once. */
const nearTheEnd = () => {
  writePageData({ idleSeconds: '60' })
  noteAnswer()
  return memberOfFirm()
}

test('a dialog warns a minute before the session ends, and staying restarts the time', async () => {
  const server = nearTheEnd()
  server.answer(getSessionLife, { idle_seconds_left: 59, absolute_seconds_left: 9000 })
  server.answer(extendSession, { idle_seconds_left: 1800, absolute_seconds_left: 9000 })
  await renderApp('/clients')
  await expect.element(warning).toMatchTextContent(/You'll be logged out in 5\d seconds\./)
  writePageData({ idleSeconds: '1800' })
  await warning.getByRole('button', { name: 'Stay logged in' }).click()
  await expect.element(warning).not.toBeInTheDocument()
  expect(server.callsOf(extendSession)).toHaveLength(1)
})

test('there is no warning while another tab keeps the session alive', async () => {
  const server = nearTheEnd()
  server.answer(getSessionLife, { idle_seconds_left: 1700, absolute_seconds_left: 9000 })
  await renderApp('/clients')
  await expect.element(page.getByText('Client 1')).toBeVisible()
  await expect.poll(() => server.callsOf(getSessionLife).length).toBeGreaterThan(0)
  expect(warning.query()).toBeNull()
})

test('the dialog offers to log out at once', async () => {
  const server = nearTheEnd()
  server.answer(getSessionLife, { idle_seconds_left: 59, absolute_seconds_left: 9000 })
  server.answer(endSession, { sign_out_url: 'https://id.example/oauth/logout' })
  const { goTo } = await renderApp('/clients')
  await warning.getByRole('button', { name: 'Log out now' }).click()
  await expect.poll(() => goTo.mock.calls).toEqual([['https://id.example/oauth/logout']])
})

test('a session that cannot be extended offers to log in again', async () => {
  const server = nearTheEnd()
  server.answer(getSessionLife, { idle_seconds_left: 59, absolute_seconds_left: 30 })
  server.answer(beginSignIn, { authorize_url: 'https://id.example/authorize' })
  const { goTo } = await renderApp('/clients')
  await expect.element(warning).toMatchTextContent(/Log in again to continue/)
  expect(warning.getByRole('button', { name: 'Stay logged in' }).query()).toBeNull()
  await warning.getByRole('button', { name: 'Log in again' }).click()
  await expect.poll(() => goTo.mock.calls).toEqual([['https://id.example/authorize']])
})

test('once the time is over, the page redirects to the login service', async () => {
  const server = nearTheEnd()
  server.answer(getSessionLife, { idle_seconds_left: 2, absolute_seconds_left: 9000 })
  server.answer(beginSignIn, { authorize_url: 'https://id.example/authorize' })
  const { goTo } = await renderApp('/clients')
  await expect.element(warning).toBeVisible()
  server.refuse(getSessionLife, 401, { code: 'not_signed_in', detail: '' })
  await expect.poll(() => goTo.mock.calls).toEqual([['https://id.example/authorize']])
})

test('a session that another tab extended during the countdown continues', async () => {
  const server = nearTheEnd()
  server.answer(getSessionLife, { idle_seconds_left: 2, absolute_seconds_left: 9000 })
  const { goTo } = await renderApp('/clients')
  await expect.element(warning).toBeVisible()
  server.answer(getSessionLife, { idle_seconds_left: 1700, absolute_seconds_left: 9000 })
  await expect.element(warning).not.toBeInTheDocument()
  expect(goTo.mock.calls).toEqual([])
})
