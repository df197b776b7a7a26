import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { button, clientOfFirm, field } from '../../../testing/client-world.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { bluebird, CLIENT_UUID } from '../../../testing/sample-client.ts'
import { sampleUser } from '../../../testing/sample-records.ts'
import {
  beginSignIn,
  getBusinessClient,
  getCurrentUser,
  updateBusinessClient,
  updateClientContact,
} from '../../api/contract.ts'
import { forgetSignInRedirect } from '../../app/session/sign-in-redirect.ts'

const path = `/clients/${CLIENT_UUID}`
const notSignedIn = { code: 'not_signed_in', detail: 'Sign in' }
const authorizeUrl = 'https://id.example/authorize'
const restoredNote = page.getByText('We kept what you typed', { exact: true })
const save = page.getByRole('button', { name: 'Save' })

/** Saves in a session that has just ended; the next page is shown after log-in. */
const saveAtTheEnd = async (type: () => Promise<void>) => {
  const server = clientOfFirm({})
  server.answer(beginSignIn, { authorize_url: authorizeUrl })
  for (const call of [updateBusinessClient, updateClientContact]) server.refuse(call, 401, notSignedIn)
  const { goTo } = await renderApp(path)
  await type()
  await save.click()
  await expect.poll(() => goTo.mock.calls).toEqual([[authorizeUrl]])
  expect(page.getByRole('alert').query()).toBeNull()
  await cleanup()
  forgetSignInRedirect()
  return server
}

const typeNotes = async () => {
  await button('Edit notes').click()
  await field('Notes').fill('Prefers the phone')
}

test('DEC-94 notes being saved when the session ends are offered again after the log-in, once', async () => {
  await saveAtTheEnd(typeNotes)
  await renderApp(path)
  await expect.element(field('Notes')).toHaveValue('Prefers the phone')
  await expect.element(restoredNote).toBeVisible()
  await cleanup()
  await renderApp(path)
  await expect.element(button('Edit notes')).toBeVisible()
  expect(restoredNote.query()).toBeNull()
})

test('DEC-94 text typed for one client is offered only at that client', async () => {
  const other = { uuid: '01990000-0000-7000-9000-000000000009', client_name: 'Amberline Roofing' }
  const server = await saveAtTheEnd(typeNotes)
  server.answer(getBusinessClient, ({ url }) => bluebird(url.pathname.includes(other.uuid) ? other : {}))
  await renderApp(`/clients/${other.uuid}`)
  await expect.element(button('Edit notes')).toBeVisible()
  expect(restoredNote.query()).toBeNull()
  await cleanup()
  await renderApp(path)
  await expect.element(field('Notes')).toHaveValue('Prefers the phone')
})

test('DEC-94 an owner’s details being saved when the session ends are offered again in their dialog', async () => {
  await saveAtTheEnd(async () => {
    await button('Edit Owner').click()
    await field('First Name').fill('Gracie')
  })
  await renderApp(path)
  await expect.element(page.getByRole('dialog', { name: 'Edit Owner' })).toBeVisible()
  await expect.element(field('First Name')).toHaveValue('Gracie')
  await expect.element(field('Last Name')).toHaveValue('Whitfield')
  await expect.element(restoredNote).toBeVisible()
})

test('DEC-94 text typed by one person is never offered to another', async () => {
  const server = await saveAtTheEnd(typeNotes)
  server.answer(getCurrentUser, { ...sampleUser(), email: 'somebody.else@firm.example' })
  await renderApp(path)
  await expect.element(button('Edit notes')).toBeVisible()
  expect(restoredNote.query()).toBeNull()
  expect(page.getByText('Prefers the phone').query()).toBeNull()
})

test('DEC-94 logging out in another tab discards the text', async () => {
  const server = clientOfFirm({})
  server.answer(beginSignIn, { authorize_url: authorizeUrl })
  const { goTo } = await renderApp(path)
  await typeNotes()
  const channel = new BroadcastChannel('session')
  channel.postMessage('logged out')
  await expect.poll(() => goTo.mock.calls, { timeout: 6000 }).toHaveLength(1)
  channel.close()
  expect(Object.keys(sessionStorage)).toEqual([])
})
