import { Writable } from 'node:stream'
import { expect } from 'vitest'
import { pageOf } from '../../testing/sign-in.ts'
import { signInTest } from '../../testing/test.ts'
import { createLog } from '../platform/log/log.ts'
import { PORTAL_CLIENT_ID } from '../sessions/portal-client.ts'

const lines: string[] = []
const destination = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk))
    done()
  },
})
const test = signInTest.extend('overrides', { log: createLog({ role: 'sign-in', level: 'trace', destination }) })

test('A3 no code, token, verifier, state or password of 40 log-ins is logged, even if it was in the query', async ({
  signIn,
}) => {
  const who = await signIn.person({ password: 'a password to be looked for' })
  const secrets = [who.password, who.email]
  const browser = signIn.newBrowser()
  for (let round = 0; round < 40; round++) {
    const { code, verifier, state } = await signIn
      .codeFor(who, round % 2 ? browser : signIn.newBrowser())
      .catch(async () => {
        const asked = signIn.authorization()
        const page = await browser.open(asked.url)
        const query = new URL(page.headers.get('location') ?? '').searchParams
        return { code: query.get('code') ?? '', verifier: asked.verifier, state: query.get('state') ?? '' }
      })
    const query = new URLSearchParams({
      client_id: PORTAL_CLIENT_ID,
      redirect_uri: signIn.callback,
      grant_type: 'authorization_code',
      code,
      code_verifier: round % 4 ? verifier : 'x'.repeat(43),
    })
    const answer = await fetch(`${signIn.url}/oauth/token?${query}`, {
      method: 'POST',
      headers: { authorization: signIn.basic },
    })
    const { access_token = code } = (await answer.json()) as { access_token?: string }
    await fetch(`${signIn.url}/oauth/revoke?token=${access_token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: signIn.basic },
      body: JSON.stringify({ client_id: PORTAL_CLIENT_ID, token: access_token }),
    })
    secrets.push(code, verifier, access_token, state ?? code)
  }
  const page = await signIn.newBrowser().open(signIn.authorization().url)
  expect(pageOf(page, 'log-in')).toBeDefined()
  const logged = lines.join('')
  expect(lines.length).toBeGreaterThan(100)
  expect(secrets.filter((secret) => secret === '' || logged.includes(secret))).toEqual([])
})
