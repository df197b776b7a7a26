import { expect } from 'vitest'
import { redirectOf } from '../../testing/browser.ts'
import { pageOf } from '../../testing/sign-in.ts'
import { signInTest } from '../../testing/test.ts'
import { PORTAL_CLIENT_ID } from '../sessions/portal-client.ts'

const hub = 'http://hub.northwind.localhost:8080'
const test = signInTest.extend('settings', { HUB_URL: hub })

const vectors = [
  '',
  hub,
  `${hub}/`,
  `${hub}/oauthcallback/`,
  `${hub}/oauthcallback//`,
  `${hub}//oauthcallback`,
  `${hub}/./oauthcallback`,
  `${hub}/x/../oauthcallback`,
  `${hub}/oauthcallback/..`,
  `${hub}/oauthcallback/../clients`,
  `${hub}/oauthcallback/%2e%2e/clients`,
  `${hub}/%6Fauthcallback`,
  `${hub}/OAuthCallback`,
  `${hub}/oauthcallback?`,
  `${hub}/oauthcallback?next=https://evil.example`,
  `${hub}/oauthcallback?code=1`,
  `${hub}/oauthcallback?state=1`,
  `${hub}/oauthcallback#`,
  `${hub}/oauthcallback#code`,
  `${hub}/oauthcallback%23`,
  `${hub}/oauthcallback%00`,
  `${hub}/oauthcallback%0d%0aLocation:https://evil.example`,
  `${hub}/oauthcallback;x=1`,
  `${hub}/oauthcallback `,
  ` ${hub}/oauthcallback`,
  'http://hub.northwind.localhost/oauthcallback',
  'http://hub.northwind.localhost:8081/oauthcallback',
  'http://hub.northwind.localhost:08080/oauthcallback',
  'https://hub.northwind.localhost:8080/oauthcallback',
  'HTTP://hub.northwind.localhost:8080/oauthcallback',
  'http://HUB.northwind.localhost:8080/oauthcallback',
  'http://hub.northwind.localhost.:8080/oauthcallback',
  'http://hub.northwind.localhost:8080@evil.example/oauthcallback',
  'http://evil@hub.northwind.localhost:8080/oauthcallback',
  'http://hub.northwind.localhost:8080.evil.example/oauthcallback',
  'http://evil.example/http://hub.northwind.localhost:8080/oauthcallback',
  'http://evil.example#http://hub.northwind.localhost:8080/oauthcallback',
  'http://x.hub.northwind.localhost:8080/oauthcallback',
  '//hub.northwind.localhost:8080/oauthcallback',
  'http:\\\\hub.northwind.localhost:8080\\oauthcallback',
  '/oauthcallback',
  'javascript:alert(1)',
  'data:text/html,x',
  `${hub}/oauthcallback,https://evil.example`,
]

test('A4 authorize accepts none of over 40 manipulated redirect addresses', async ({ signIn }) => {
  const browser = signIn.newBrowser()
  await browser.open(signIn.authorization().url)
  const accepted: string[] = []
  for (const redirect_uri of vectors) {
    const page = await browser.ask(signIn.authorization({ redirect_uri }).url)
    if (redirectOf(page) || page.status !== 400) accepted.push(redirect_uri)
  }
  expect(vectors.length).toBeGreaterThanOrEqual(40)
  expect(accepted).toEqual([])
})

test('A4 a duplicate or missing redirect address is refused too', async ({ signIn }) => {
  const twice = new URL(signIn.authorization().url)
  twice.searchParams.append('redirect_uri', 'https://evil.example/')
  const none = new URL(signIn.authorization().url)
  none.searchParams.delete('redirect_uri')
  for (const url of [twice, none]) {
    const page = await signIn.newBrowser().ask(url)
    expect([page.status, redirectOf(page)]).toEqual([400, undefined])
  }
})

test('A4 CALL-55 sign-out redirects only to the hub', async ({ signIn }) => {
  const browser = signIn.newBrowser()
  await signIn.codeFor(await signIn.person(), browser)
  const accepted: string[] = []
  for (const redirect_uri of vectors.filter((vector) => vector !== '')) {
    const query = new URLSearchParams({ client_id: PORTAL_CLIENT_ID, redirect_uri })
    const page = await browser.ask(`${signIn.origin}/oauth/logout?${query}`)
    if (page.status !== 400) accepted.push(redirect_uri)
  }
  expect(accepted).toEqual([])
})

test('A4 a code issued for one redirect address cannot be exchanged with another', async ({ signIn }) => {
  const { code, verifier } = await signIn.codeFor(await signIn.person())
  for (const redirect_uri of vectors.slice(1, 6))
    expect((await signIn.exchange({ code, code_verifier: verifier, redirect_uri })).status).toBe(400)
  expect((await signIn.exchange({ code, code_verifier: verifier })).status).toBe(200)
})

test('a refused redirect address shows our own page, which does not repeat the address', async ({ signIn }) => {
  const page = await signIn.newBrowser().ask(signIn.authorization({ redirect_uri: 'https://evil.example/' }).url)
  expect(pageOf(page, 'failure')).toEqual({ page: 'failure', fault_id: null })
  expect(page.text).not.toContain('evil.example')
})
