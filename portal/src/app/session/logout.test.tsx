import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { memberOfFirm, renderApp } from '../../../testing/render-app.tsx'
import { beginSignIn, endSession } from '../../api/contract.ts'

test('AUTH-09 logging out ends the session once, clears stored data, then goes to the provider’s sign-out', async () => {
  const server = memberOfFirm()
  const end = server.hold(endSession, { sign_out_url: 'https://id.example/oauth/logout' })
  sessionStorage.setItem('firm-registration', '{}')
  const { goTo } = await renderApp('/logout')
  const keptWhenLeaving: number[] = []
  goTo.mockImplementation(() => void keptWhenLeaving.push(sessionStorage.length))
  end()
  await expect.poll(() => goTo.mock.calls).toEqual([['https://id.example/oauth/logout']])
  expect(keptWhenLeaving).toEqual([0])
  expect(server.callsOf(endSession)).toHaveLength(1)
  await expect.element(page.getByRole('heading', { name: 'Logging out' })).toBeInTheDocument()
})

test('ROUTE-26 ERR-56 DEC-74 a failed logout says so, goes to / and leaves the person signed in', async () => {
  const server = memberOfFirm()
  server.refuse(endSession, 500)
  const { goTo, path } = await renderApp('/logout')
  const notice = page.getByRole('alert')
  await expect.element(notice).toMatchTextContent('Unable to log out')
  await expect.element(notice).toMatchTextContent('Error during logout. Please try again.')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible()
  expect(path()).toBe('/clients')
  expect(goTo).not.toHaveBeenCalled()
})

test('logging out when already logged out leads to the login service', async () => {
  const server = memberOfFirm()
  server.refuse(endSession, 401, { code: 'not_signed_in', detail: 'Sign in' })
  server.answer(beginSignIn, { authorize_url: 'https://id.example/authorize' })
  const { goTo } = await renderApp('/logout')
  await expect.poll(() => goTo.mock.calls).toEqual([['https://id.example/authorize']])
})

/** As the server writes it when another site opens /logout. */
const openedElsewhere = () => {
  document.documentElement.dataset.askLogout = 'yes'
  onTestFinished(() => void delete document.documentElement.dataset.askLogout)
}

test('ROUTE-26 a logout that another site opened asks first, and logs out by a click', async () => {
  openedElsewhere()
  const server = memberOfFirm()
  server.answer(endSession, { sign_out_url: 'https://id.example/oauth/logout' })
  const { goTo } = await renderApp('/logout')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Log out?' })).toBeVisible()
  expect(server.callsOf(endSession)).toHaveLength(0)
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect.poll(() => goTo.mock.calls).toEqual([['https://id.example/oauth/logout']])
})

test('a logout that another site opened can be left, and the portal’s own Logout then needs no second click', async () => {
  openedElsewhere()
  const server = memberOfFirm()
  server.answer(endSession, { sign_out_url: 'https://id.example/oauth/logout' })
  const { goTo, path } = await renderApp('/logout')
  await page.getByRole('link', { name: 'Stay logged in' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible()
  expect([path(), server.callsOf(endSession).length]).toEqual(['/clients', 0])
  await page.getByRole('link', { name: 'Logout' }).click()
  await expect.poll(() => goTo.mock.calls).toEqual([['https://id.example/oauth/logout']])
})
