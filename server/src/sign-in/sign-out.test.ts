import { expect } from 'vitest'
import { redirectOf } from '../../testing/browser.ts'
import { pageOf, type SignInWorld, viewOf } from '../../testing/sign-in.ts'
import { signInTest as test } from '../../testing/test.ts'
import { findAccessToken } from '../sessions/find-access-token.ts'
import { PORTAL_CLIENT_ID } from '../sessions/portal-client.ts'

const signOutUrl = (signIn: SignInWorld) =>
  `${signIn.origin}/oauth/logout?${new URLSearchParams({ client_id: PORTAL_CLIENT_ID, redirect_uri: signIn.callback })}`

test('CALL-55 sign-out ends the provider’s session and its tokens, and returns to the callback', async ({ signIn }) => {
  const browser = signIn.newBrowser()
  const token = await signIn.tokenFor(await signIn.person(), browser)
  const page = pageOf(await browser.open(signOutUrl(signIn)), 'sign-out')
  const done = await browser.post(signIn.origin + page.action, { _csrf: page.csrf, ...page.hidden })
  expect(redirectOf(done)?.href).toBe(signIn.callback)
  expect(await findAccessToken(signIn.parts.database, token)).toBeUndefined()
  expect(viewOf(await browser.open(signIn.authorization().url)).page).toBe('log-in')
})

test('CALL-55 a form from another site cannot sign anyone out', async ({ signIn }) => {
  const browser = signIn.newBrowser()
  const token = await signIn.tokenFor(await signIn.person(), browser)
  const page = pageOf(await browser.open(signOutUrl(signIn)), 'sign-out')
  const forged = await browser.post(signIn.origin + page.action, { logout: 'yes', xsrf: 'guessed' })
  expect(forged.status).toBe(400)
  expect(await findAccessToken(signIn.parts.database, token)).toBeDefined()
})

test('CALL-55 with no one signed in, sign-out still redirects to the callback', async ({ signIn }) => {
  const browser = signIn.newBrowser()
  const page = await browser.open(signOutUrl(signIn))
  const [, action = ''] = /action="([^"]+)"/.exec(page.text) ?? []
  const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page.text) ?? []
  expect(page.headers.get('content-security-policy')).toContain("script-src 'sha256-")
  expect(redirectOf(await browser.post(action, { xsrf, logout: 'yes' }))?.href).toBe(signIn.callback)
})
