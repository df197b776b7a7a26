import { expect } from 'vitest'
import { redirectOf } from '../../testing/browser.ts'
import { pageOf, type SignInWorld } from '../../testing/sign-in.ts'
import { signInTest as test } from '../../testing/test.ts'
import { findAccessToken } from '../sessions/find-access-token.ts'
import { PORTAL_CLIENT_ID } from '../sessions/portal-client.ts'
import { removeExpiredRecords } from '../sessions/remove-expired-records.ts'

const owner = (signIn: SignInWorld, token: string) => findAccessToken(signIn.parts.database, token)

test('AUTH-01 AUTH-03 CALL-50 CALL-53 a partner signs in by the authorization-code flow, and the code is exchanged for a token', async ({
  signIn,
}) => {
  const who = await signIn.person()
  const { code, verifier, browser } = await signIn.codeFor(who)
  const answer = await signIn.exchange({ code, code_verifier: verifier })
  const body = (await answer.json()) as Record<string, unknown>
  expect(answer.status).toBe(200)
  expect(body).toEqual({
    access_token: expect.any(String),
    expires_in: signIn.config.SESSION_ABSOLUTE_SECONDS + 300,
    scope: 'admin:all',
    token_type: 'Bearer',
  })
  expect(await owner(signIn, String(body.access_token))).toEqual({
    user_uuid: who.uuid,
    scope: 'admin:all',
    client_id: PORTAL_CLIENT_ID,
  })
  const silent = redirectOf(await browser.open(signIn.authorization().url))
  expect(silent?.href).toContain(`${signIn.callback}?code=`)
})

test('CALL-50 authorize redirects to the callback with code, state and issuer, and nothing else', async ({
  signIn,
}) => {
  const asked = signIn.authorization()
  const browser = signIn.newBrowser()
  const page = await signIn.submitLogIn(browser, await browser.open(asked.url), await signIn.person())
  const redirect = redirectOf(page)
  expect(redirect && redirect.origin + redirect.pathname).toBe(signIn.callback)
  expect(Object.fromEntries(redirect?.searchParams ?? [])).toEqual({
    code: expect.any(String),
    state: asked.state,
    iss: signIn.origin,
  })
})

test('CALL-52 CALL-53 the token call takes its parameters in the query, in the body, or in both', async ({
  signIn,
}) => {
  const who = await signIn.person()
  const fixed = {
    client_id: PORTAL_CLIENT_ID,
    redirect_uri: signIn.callback,
    grant_type: 'authorization_code',
  }
  for (const split of ['query', 'body', 'both'] as const) {
    const { code, verifier } = await signIn.codeFor(who)
    const spec = new URLSearchParams({ ...fixed, code })
    const proof = new URLSearchParams({ code_verifier: verifier })
    const all = new URLSearchParams([...spec, ...proof])
    const query = split === 'body' ? '' : `?${split === 'query' ? all : spec}`
    const answer = await fetch(`${signIn.url}/oauth/token${query}`, {
      method: 'POST',
      headers: { authorization: signIn.basic },
      ...(split !== 'query' && { body: split === 'body' ? all : proof }),
    })
    expect([split, answer.status]).toEqual([split, 200])
    expect(await answer.json()).toHaveProperty('access_token')
  }
})

test('CALL-52 a parameter given twice with two values is refused', async ({ signIn }) => {
  const { code, verifier } = await signIn.codeFor(await signIn.person())
  const answer = await fetch(`${signIn.url}/oauth/token?code=another`, {
    method: 'POST',
    headers: { authorization: signIn.basic },
    body: new URLSearchParams({
      client_id: PORTAL_CLIENT_ID,
      redirect_uri: signIn.callback,
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
    }),
  })
  expect(answer.status).toBe(400)
})

test('A2 a code with a missing or wrong verifier, or a used code, gives no token; a replay revokes the first', async ({
  signIn,
}) => {
  const who = await signIn.person()
  const stolen = await signIn.codeFor(who)
  const other = await signIn.codeFor(who)
  for (const fields of [{ code: stolen.code }, { code: stolen.code, code_verifier: other.verifier }]) {
    const answer = await signIn.exchange(fields)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: 'invalid_grant' })
  }
  const first = await signIn.exchange({ code: other.code, code_verifier: other.verifier })
  const { access_token } = (await first.json()) as { access_token: string }
  expect(await owner(signIn, access_token)).toBeDefined()
  expect((await signIn.exchange({ code: other.code, code_verifier: other.verifier })).status).toBe(400)
  expect(await owner(signIn, access_token)).toBeUndefined()
})

test('A2 authorize without PKCE, or with the plain method, shows no log-in', async ({ signIn }) => {
  for (const method of ['', 'plain']) {
    const url = new URL(signIn.authorization({ code_challenge_method: method }).url)
    if (method === '') url.searchParams.delete('code_challenge')
    const page = await signIn.newBrowser().open(url)
    expect(redirectOf(page)?.searchParams.get('error')).toBe('invalid_request')
  }
})

test('A2 without the portal’s secret, or with a wrong one, no code gives a token and no token is revoked', async ({
  signIn,
}) => {
  const { code, verifier } = await signIn.codeFor(await signIn.person())
  const query = new URLSearchParams({
    client_id: PORTAL_CLIENT_ID,
    redirect_uri: signIn.callback,
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
  })
  const wrong = `Basic ${btoa(`${PORTAL_CLIENT_ID}:guessed by somebody`)}`
  for (const headers of [{}, { authorization: wrong }]) {
    const answer = await fetch(`${signIn.url}/oauth/token?${query}`, { method: 'POST', headers })
    expect([answer.status, await answer.json()]).toMatchObject([401, { error: 'invalid_client' }])
  }
  const token = await signIn.tokenFor(await signIn.person())
  const body = JSON.stringify({ client_id: PORTAL_CLIENT_ID, token })
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  expect((await fetch(`${signIn.url}/oauth/revoke`, { method: 'POST', headers, body })).status).toBe(401)
  expect(await owner(signIn, token)).toBeDefined()
  expect((await signIn.exchange({ code, code_verifier: verifier })).status).toBe(200)
})

test.for(['form_post', 'fragment', 'web_message', 'jwt', 'query.jwt'])(
  'A2 authorize returns codes only in the query: %s is refused, and no code is issued',
  async (response_mode, { signIn }) => {
    const browser = signIn.newBrowser()
    await signIn.codeFor(await signIn.person(), browser)
    const { url } = signIn.authorization({ response_mode })
    const codes = async () =>
      (
        await signIn.parts.database.once
          .selectFrom('oidc_records')
          .select('id')
          .where('kind', '=', 'AuthorizationCode')
          .execute()
      ).length
    const before = await codes()
    const asked = [
      await browser.open(url),
      await browser.post(`${signIn.origin}/oauth/authorize`, Object.fromEntries(new URL(url).searchParams)),
    ]
    expect(asked.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
      [400, null],
      [400, null],
    ])
    expect(await codes()).toBe(before)
    const silent = redirectOf(await browser.open(signIn.authorization({ response_mode: 'query' }).url))
    expect(silent?.href).toContain(`${signIn.callback}?code=`)
  },
)

test('CALL-54 a token is revoked by client_id and token in a JSON body', async ({ signIn }) => {
  const token = await signIn.tokenFor(await signIn.person())
  const answer = await fetch(`${signIn.url}/oauth/revoke`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: signIn.basic },
    body: JSON.stringify({ client_id: PORTAL_CLIENT_ID, token }),
  })
  expect(answer.status).toBe(200)
  expect(await owner(signIn, token)).toBeUndefined()
})

test('CALL-54 a form revokes too; another client or a broken body revokes nothing', async ({ signIn }) => {
  const token = await signIn.tokenFor(await signIn.person())
  const revoke = (body: string | URLSearchParams, type?: string) =>
    fetch(`${signIn.url}/oauth/revoke`, {
      method: 'POST',
      body,
      headers: { authorization: signIn.basic, ...(type && { 'content-type': type }) },
    })
  expect((await revoke(JSON.stringify({ client_id: 'another', token }), 'application/json')).status).toBe(400)
  expect((await revoke('{', 'application/json')).status).toBe(400)
  expect(await owner(signIn, token)).toBeDefined()
  expect((await revoke(new URLSearchParams({ client_id: PORTAL_CLIENT_ID, token }))).status).toBe(200)
  expect(await owner(signIn, token)).toBeUndefined()
})

test('an access token is stored only as a hash, and opens nothing once it has expired', async ({ signIn }) => {
  const token = await signIn.tokenFor(await signIn.person())
  const records = await signIn.parts.database.once.selectFrom('oidc_records').selectAll().execute()
  expect(JSON.stringify(records)).not.toContain(token)
  expect(await owner(signIn, token)).toBeDefined()
  await signIn.parts.database.once
    .updateTable('oidc_records')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('kind', '=', 'AccessToken')
    .execute()
  expect(await owner(signIn, token)).toBeUndefined()
  expect(await removeExpiredRecords(signIn.parts)()).toBeGreaterThan(0)
  expect(await removeExpiredRecords(signIn.parts)()).toBe(0)
})

test('a token with another scope opens nothing', async ({ signIn }) => {
  const who = await signIn.person()
  const asked = signIn.authorization({ scope: 'openid' })
  const browser = signIn.newBrowser()
  const page = await signIn.submitLogIn(browser, await browser.open(asked.url), who)
  const code = redirectOf(page)?.searchParams.get('code') ?? ''
  const answer = (await (await signIn.exchange({ code, code_verifier: asked.verifier })).json()) as {
    access_token: string
    id_token: string
  }
  expect(answer.id_token.split('.')).toHaveLength(3)
  expect(await owner(signIn, answer.access_token)).toBeUndefined()
})

test('an unknown client gets our own error page, with the same security headers as every document', async ({
  signIn,
}) => {
  const page = await signIn.newBrowser().open(signIn.authorization({ client_id: 'another' }).url)
  expect(page.status).toBe(400)
  expect(pageOf(page, 'failure').fault_id).toBeNull()
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})
