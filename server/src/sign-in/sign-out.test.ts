import { afterAll, beforeAll, expect, test } from 'vitest'
import { redirectOf } from '../../testing/browser.ts'
import { pageOf, type SignInWorld, startSignIn, viewOf } from '../../testing/sign-in.ts'
import { findAccessToken } from '../sessions/find-access-token.ts'
import { PORTAL_CLIENT_ID } from '../sessions/portal-client.ts'

let world: SignInWorld
beforeAll(async () => {
  world = await startSignIn()
})
afterAll(() => world.stop())

const signOutUrl = () =>
  `${world.origin}/oauth/logout?${new URLSearchParams({ client_id: PORTAL_CLIENT_ID, redirect_uri: world.callback })}`

test('CALL-55 sign-out ends the provider’s session and its tokens, and returns to the callback', async () => {
  const browser = world.newBrowser()
  const token = await world.tokenFor(await world.person(), browser)
  const page = pageOf(await browser.open(signOutUrl()), 'sign-out')
  const done = await browser.post(world.origin + page.action, { _csrf: page.csrf, ...page.hidden })
  expect(redirectOf(done)?.href).toBe(world.callback)
  expect(await findAccessToken(world.parts.database, token)).toBeUndefined()
  expect(viewOf(await browser.open(world.authorization().url)).page).toBe('log-in')
})

test('CALL-55 a form from another site cannot sign anyone out', async () => {
  const browser = world.newBrowser()
  const token = await world.tokenFor(await world.person(), browser)
  const page = pageOf(await browser.open(signOutUrl()), 'sign-out')
  const forged = await browser.post(world.origin + page.action, { logout: 'yes', xsrf: 'guessed' })
  expect(forged.status).toBe(400)
  expect(await findAccessToken(world.parts.database, token)).toBeDefined()
})

test('CALL-55 with no one signed in, sign-out still redirects to the callback', async () => {
  const browser = world.newBrowser()
  const page = await browser.open(signOutUrl())
  const [, action = ''] = /action="([^"]+)"/.exec(page.text) ?? []
  const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page.text) ?? []
  expect(page.headers.get('content-security-policy')).toContain("script-src 'sha256-")
  expect(redirectOf(await browser.post(action, { xsrf, logout: 'yes' }))?.href).toBe(world.callback)
})
