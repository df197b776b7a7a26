import { expect } from 'vitest'
import { redirectOf } from '../../testing/browser.ts'
import type { SignInWorld } from '../../testing/sign-in.ts'
import { signInTest } from '../../testing/test.ts'
import { findAccessToken } from './find-access-token.ts'
import { findClientToken } from './find-client-token.ts'

const test = signInTest.extend('settings', {
  BOOKS_URL: 'http://books.northwind.localhost:8082',
  BOOKS_SIGN_IN_SECRET: 'secret: of Books & of this test alone',
})

const callback = 'http://books.northwind.localhost:8082/oauthcallback'
const secret = 'secret: of Books & of this test alone'
const basic = (password = secret) =>
  `Basic ${btoa(`${encodeURIComponent('northwind-books')}:${encodeURIComponent(password)}`)}`

const token = (signIn: SignInWorld, form: Record<string, string>, authorization: string | undefined = basic()) =>
  fetch(`${signIn.url}/oauth/token`, {
    method: 'POST',
    ...(authorization && { headers: { authorization } }),
    body: new URLSearchParams(form),
  })

const hub = (signIn: SignInWorld) => signIn.config.HUB_URL
const own = (signIn: SignInWorld) => ({ grant_type: 'client_credentials', resource: hub(signIn) })

test('DEC-51 Books gets its own token for the hub with its secret, valid for ten minutes', async ({ signIn }) => {
  const answer = await token(signIn, own(signIn))
  const body = (await answer.json()) as { access_token: string }
  expect([answer.status, body]).toEqual([
    200,
    { access_token: expect.any(String), expires_in: 600, token_type: 'Bearer' },
  ])
  const { database } = signIn.parts
  expect(await findClientToken(database, body.access_token, hub(signIn))).toBe('northwind-books')
  expect(await findClientToken(database, body.access_token, 'http://elsewhere.example')).toBeUndefined()
  expect(await findClientToken(database, `${body.access_token}x`, hub(signIn))).toBeUndefined()
  // A program is not a person: its token opens no one's data.
  expect(await findAccessToken(database, body.access_token)).toBeUndefined()
  const records = await database.once.selectFrom('oidc_records').selectAll().execute()
  expect(JSON.stringify(records)).not.toContain(body.access_token)
})

test('DEC-51 a wrong secret, another audience and the portal’s client get no such token', async ({ signIn }) => {
  expect((await token(signIn, own(signIn), basic('wrong'))).status).toBe(401)
  expect(await (await token(signIn, { ...own(signIn), resource: 'http://elsewhere.example' })).json()).toMatchObject({
    error: 'invalid_target',
  })
  const portal = await fetch(`${signIn.url}/oauth/token`, {
    method: 'POST',
    headers: { authorization: signIn.basic },
    body: new URLSearchParams(own(signIn)),
  })
  expect([portal.status, await portal.json()]).toMatchObject([
    400,
    { error_description: 'requested grant type is not allowed for this client' },
  ])
})

test('a person signs in to Books with code, PKCE and secret, and the token identifies them', async ({ signIn }) => {
  const who = await signIn.person()
  const asked = signIn.authorization({ client_id: 'northwind-books', redirect_uri: callback })
  const browser = signIn.newBrowser()
  const page = await browser.open(asked.url)
  expect(page.headers.get('content-security-policy')).toContain('http://books.northwind.localhost:8082')
  const redirect = redirectOf(await signIn.submitLogIn(browser, page, who))
  expect(redirect?.href).toContain(`${callback}?code=`)
  const form = {
    grant_type: 'authorization_code',
    redirect_uri: callback,
    code: redirect?.searchParams.get('code') ?? '',
    code_verifier: asked.verifier,
  }
  expect((await token(signIn, form, basic('wrong'))).status).toBe(401)
  const { access_token } = (await (await token(signIn, form)).json()) as { access_token: string }
  expect(await findAccessToken(signIn.parts.database, access_token)).toEqual({
    user_uuid: who.uuid,
    scope: 'admin:all',
    client_id: 'northwind-books',
  })
})

test('only Books may use its callback: the hub’s client cannot send a code there, nor Books one to the hub', async ({
  signIn,
}) => {
  for (const asked of [{ redirect_uri: callback }, { client_id: 'northwind-books' }]) {
    const page = await signIn.newBrowser().open(signIn.authorization(asked).url)
    expect([page.status, redirectOf(page)]).toEqual([400, undefined])
  }
})
