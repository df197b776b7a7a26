import { expect, onTestFinished } from 'vitest'
import { startSignIn } from '../../testing/sign-in.ts'
import { signInTest as test } from '../../testing/test.ts'

test('with https origins every cookie is Secure, HttpOnly and prefixed, and the log-in works behind a proxy', async () => {
  const world = await startSignIn({
    HUB_URL: 'https://hub.northwind.example',
    SIGN_IN_URL: 'https://id.northwind.example',
  })
  onTestFinished(world.stop)
  const browser = world.newBrowser()
  const page = await browser.ask(world.authorization().url)
  const set = page.headers.getSetCookie()
  expect(set.length).toBeGreaterThan(0)
  for (const line of set) expect(line).toMatch(/^__(Host|Secure)-.*; secure; httponly/i)
  const { code } = await world.codeFor(await world.person(), browser)
  expect(code).toBeTruthy()
  const names = browser.cookies.map(({ name }) => name)
  expect(names).toContain('__Host-provider')
  expect(names).toContain('__Host-csrf')
  expect(page.headers.get('strict-transport-security')).toContain('max-age=31536000')
})

test('a forged Host header appears in none of our URLs', async ({ signIn }) => {
  const answer = await fetch(`${signIn.url}/.well-known/openid-configuration`, {
    headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
  })
  const text = await answer.text()
  expect(text).toContain(`${signIn.origin}/oauth/token`)
  expect(text).not.toContain('evil.example')
  expect(text).not.toContain('127.0.0.1')
})
