import { afterAll, beforeAll, expect, test } from 'vitest'
import { redirectOf } from '../../testing/browser.ts'
import { pageOf, type SignInWorld, startSignIn } from '../../testing/sign-in.ts'
import { findAccessToken } from '../sessions/find-access-token.ts'
import { PORTAL_CLIENT_ID } from '../sessions/portal-client.ts'
import { removeExpiredRecords } from '../sessions/remove-expired-records.ts'

let world: SignInWorld
beforeAll(async () => {
  world = await startSignIn()
})
afterAll(() => world.stop())

const owner = (token: string) => findAccessToken(world.parts.database, token)

test('AUTH-01 AUTH-03 CALL-50 CALL-53 a partner signs in by the authorization-code flow, and the code is exchanged for a token', async () => {
  const who = await world.person()
  const { code, verifier, browser } = await world.codeFor(who)
  const answer = await world.exchange({ code, code_verifier: verifier })
  const body = (await answer.json()) as Record<string, unknown>
  expect(answer.status).toBe(200)
  expect(body).toEqual({
    access_token: expect.any(String),
    expires_in: world.config.SESSION_ABSOLUTE_SECONDS + 300,
    scope: 'admin:all',
    token_type: 'Bearer',
  })
  expect(await owner(String(body.access_token))).toEqual({
    user_uuid: who.uuid,
    scope: 'admin:all',
    client_id: PORTAL_CLIENT_ID,
  })
  const silent = redirectOf(await browser.open(world.authorization().url))
  expect(silent?.href).toContain(`${world.callback}?code=`)
})

test('CALL-50 authorize redirects to the callback with code, state and issuer, and nothing else', async () => {
  const asked = world.authorization()
  const browser = world.newBrowser()
  const page = await world.submitLogIn(browser, await browser.open(asked.url), await world.person())
  const redirect = redirectOf(page)
  expect(redirect && redirect.origin + redirect.pathname).toBe(world.callback)
  expect(Object.fromEntries(redirect?.searchParams ?? [])).toEqual({
    code: expect.any(String),
    state: asked.state,
    iss: world.origin,
  })
})

test('CALL-52 CALL-53 the token call takes its parameters in the query, in the body, or in both', async () => {
  const who = await world.person()
  const fixed = {
    client_id: PORTAL_CLIENT_ID,
    redirect_uri: world.callback,
    grant_type: 'authorization_code',
  }
  for (const split of ['query', 'body', 'both'] as const) {
    const { code, verifier } = await world.codeFor(who)
    const spec = new URLSearchParams({ ...fixed, code })
    const proof = new URLSearchParams({ code_verifier: verifier })
    const all = new URLSearchParams([...spec, ...proof])
    const query = split === 'body' ? '' : `?${split === 'query' ? all : spec}`
    const answer = await fetch(`${world.url}/oauth/token${query}`, {
      method: 'POST',
      headers: { authorization: world.basic },
      ...(split !== 'query' && { body: split === 'body' ? all : proof }),
    })
    expect([split, answer.status]).toEqual([split, 200])
    expect(await answer.json()).toHaveProperty('access_token')
  }
})

test('CALL-52 a parameter given twice with two values is refused', async () => {
  const { code, verifier } = await world.codeFor(await world.person())
  const answer = await fetch(`${world.url}/oauth/token?code=another`, {
    method: 'POST',
    headers: { authorization: world.basic },
    body: new URLSearchParams({
      client_id: PORTAL_CLIENT_ID,
      redirect_uri: world.callback,
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
    }),
  })
  expect(answer.status).toBe(400)
})

test('A2 a code with a missing or wrong verifier, or a used code, gives no token; a replay revokes the first', async () => {
  const who = await world.person()
  const stolen = await world.codeFor(who)
  const other = await world.codeFor(who)
  for (const fields of [{ code: stolen.code }, { code: stolen.code, code_verifier: other.verifier }]) {
    const answer = await world.exchange(fields)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: 'invalid_grant' })
  }
  const first = await world.exchange({ code: other.code, code_verifier: other.verifier })
  const { access_token } = (await first.json()) as { access_token: string }
  expect(await owner(access_token)).toBeDefined()
  expect((await world.exchange({ code: other.code, code_verifier: other.verifier })).status).toBe(400)
  expect(await owner(access_token)).toBeUndefined()
})

test('A2 authorize without PKCE, or with the plain method, shows no log-in', async () => {
  for (const method of ['', 'plain']) {
    const url = new URL(world.authorization({ code_challenge_method: method }).url)
    if (method === '') url.searchParams.delete('code_challenge')
    const page = await world.newBrowser().open(url)
    expect(redirectOf(page)?.searchParams.get('error')).toBe('invalid_request')
  }
})

test('A2 without the portal’s secret, or with a wrong one, no code gives a token and no token is revoked', async () => {
  const { code, verifier } = await world.codeFor(await world.person())
  const query = new URLSearchParams({
    client_id: PORTAL_CLIENT_ID,
    redirect_uri: world.callback,
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
  })
  const wrong = `Basic ${btoa(`${PORTAL_CLIENT_ID}:guessed by somebody`)}`
  for (const headers of [{}, { authorization: wrong }]) {
    const answer = await fetch(`${world.url}/oauth/token?${query}`, { method: 'POST', headers })
    expect([answer.status, await answer.json()]).toMatchObject([401, { error: 'invalid_client' }])
  }
  const token = await world.tokenFor(await world.person())
  const body = JSON.stringify({ client_id: PORTAL_CLIENT_ID, token })
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  expect((await fetch(`${world.url}/oauth/revoke`, { method: 'POST', headers, body })).status).toBe(401)
  expect(await owner(token)).toBeDefined()
  expect((await world.exchange({ code, code_verifier: verifier })).status).toBe(200)
})

test.each(['form_post', 'fragment', 'web_message', 'jwt', 'query.jwt'])(
  'A2 authorize returns codes only in the query: %s is refused, and no code is issued',
  async (response_mode) => {
    const browser = world.newBrowser()
    await world.codeFor(await world.person(), browser)
    const { url } = world.authorization({ response_mode })
    const codes = async () =>
      (
        await world.parts.database.once
          .selectFrom('oidc_records')
          .select('id')
          .where('kind', '=', 'AuthorizationCode')
          .execute()
      ).length
    const before = await codes()
    const asked = [
      await browser.open(url),
      await browser.post(`${world.origin}/oauth/authorize`, Object.fromEntries(new URL(url).searchParams)),
    ]
    expect(asked.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
      [400, null],
      [400, null],
    ])
    expect(await codes()).toBe(before)
    const silent = redirectOf(await browser.open(world.authorization({ response_mode: 'query' }).url))
    expect(silent?.href).toContain(`${world.callback}?code=`)
  },
)

test('CALL-54 a token is revoked by client_id and token in a JSON body', async () => {
  const token = await world.tokenFor(await world.person())
  const answer = await fetch(`${world.url}/oauth/revoke`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: world.basic },
    body: JSON.stringify({ client_id: PORTAL_CLIENT_ID, token }),
  })
  expect(answer.status).toBe(200)
  expect(await owner(token)).toBeUndefined()
})

test('CALL-54 a form revokes too; another client or a broken body revokes nothing', async () => {
  const token = await world.tokenFor(await world.person())
  const revoke = (body: string | URLSearchParams, type?: string) =>
    fetch(`${world.url}/oauth/revoke`, {
      method: 'POST',
      body,
      headers: { authorization: world.basic, ...(type && { 'content-type': type }) },
    })
  expect((await revoke(JSON.stringify({ client_id: 'another', token }), 'application/json')).status).toBe(400)
  expect((await revoke('{', 'application/json')).status).toBe(400)
  expect(await owner(token)).toBeDefined()
  expect((await revoke(new URLSearchParams({ client_id: PORTAL_CLIENT_ID, token }))).status).toBe(200)
  expect(await owner(token)).toBeUndefined()
})

test('an access token is stored only as a hash, and opens nothing once it has expired', async () => {
  const token = await world.tokenFor(await world.person())
  const records = await world.parts.database.once.selectFrom('oidc_records').selectAll().execute()
  expect(JSON.stringify(records)).not.toContain(token)
  expect(await owner(token)).toBeDefined()
  await world.parts.database.once
    .updateTable('oidc_records')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('kind', '=', 'AccessToken')
    .execute()
  expect(await owner(token)).toBeUndefined()
  expect(await removeExpiredRecords(world.parts)()).toBeGreaterThan(0)
  expect(await removeExpiredRecords(world.parts)()).toBe(0)
})

test('a token with another scope opens nothing', async () => {
  const who = await world.person()
  const asked = world.authorization({ scope: 'openid' })
  const browser = world.newBrowser()
  const page = await world.submitLogIn(browser, await browser.open(asked.url), who)
  const code = redirectOf(page)?.searchParams.get('code') ?? ''
  const answer = (await (await world.exchange({ code, code_verifier: asked.verifier })).json()) as {
    access_token: string
    id_token: string
  }
  expect(answer.id_token.split('.')).toHaveLength(3)
  expect(await owner(answer.access_token)).toBeUndefined()
})

test('an unknown client gets our own error page, with the same security headers as every document', async () => {
  const page = await world.newBrowser().open(world.authorization({ client_id: 'another' }).url)
  expect(page.status).toBe(400)
  expect(pageOf(page, 'failure').fault_id).toBeNull()
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})
