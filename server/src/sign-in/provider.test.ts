import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { redirectOf } from '../platform/testing/browser.ts'
import { pageOf, type SignInWorld, startSignIn, viewOf } from '../platform/testing/sign-in.ts'
import { findAccessToken } from './find-access-token.ts'
import { PORTAL_CLIENT_ID } from './portal-client.ts'

let world: SignInWorld
beforeAll(async () => {
  world = await startSignIn()
})
afterAll(() => world.stop())

describe('authorize', () => {
  test('AUTH-01 AUTH-03 CALL-50 CALL-53 a partner signs in by the authorization-code flow and the code becomes a token', async () => {
    const who = await world.person()
    const { code, verifier, state, browser } = await world.codeFor(who)
    expect(state).toHaveLength(43)
    const answer = await world.exchange({ code, code_verifier: verifier })
    const body = (await answer.json()) as Record<string, unknown>
    expect(answer.status).toBe(200)
    expect(body).toEqual({
      access_token: expect.any(String),
      expires_in: world.config.SESSION_ABSOLUTE_SECONDS + 300,
      scope: 'admin:all',
      token_type: 'Bearer',
    })
    expect(await findAccessToken(world.parts.database, String(body.access_token))).toEqual({
      user_uuid: who.uuid,
      scope: 'admin:all',
      client_id: PORTAL_CLIENT_ID,
    })
    const silent = redirectOf(await browser.open(world.authorization().url))
    expect(silent?.href).toContain(`${world.callback}?code=`)
  })
})

test('debug', async () => {
  const browser = world.newBrowser()
  const page = await browser.open(world.authorization().url)
  expect(viewOf(page).page).toBe('log-in')
  pageOf(page, 'log-in')
})
