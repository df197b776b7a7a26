import { Writable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { pageOf, startSignIn } from '../../testing/sign-in.ts'
import { createLog } from '../platform/log/log.ts'
import { PORTAL_CLIENT_ID } from '../sessions/portal-client.ts'

test('A3 no code, token, verifier, state or password of 40 log-ins is logged, even if it was in the query', async () => {
  const lines: string[] = []
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const world = await startSignIn({}, { log: createLog({ role: 'sign-in', level: 'trace', destination }) })
  onTestFinished(() => world.stop())
  const who = await world.person({ password: 'a password to be looked for' })
  const secrets = [who.password, who.email]
  const browser = world.newBrowser()
  for (let round = 0; round < 40; round++) {
    const { code, verifier, state } = await world
      .codeFor(who, round % 2 ? browser : world.newBrowser())
      .catch(async () => {
        const asked = world.authorization()
        const page = await browser.open(asked.url)
        const query = new URL(page.headers.get('location') ?? '').searchParams
        return { code: query.get('code') ?? '', verifier: asked.verifier, state: query.get('state') ?? '' }
      })
    const query = new URLSearchParams({
      client_id: PORTAL_CLIENT_ID,
      redirect_uri: world.callback,
      grant_type: 'authorization_code',
      code,
      code_verifier: round % 4 ? verifier : 'x'.repeat(43),
    })
    const answer = await fetch(`${world.url}/oauth/token?${query}`, {
      method: 'POST',
      headers: { authorization: world.basic },
    })
    const { access_token = code } = (await answer.json()) as { access_token?: string }
    await fetch(`${world.url}/oauth/revoke?token=${access_token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: world.basic },
      body: JSON.stringify({ client_id: PORTAL_CLIENT_ID, token: access_token }),
    })
    secrets.push(code, verifier, access_token, state ?? code)
  }
  const page = await world.newBrowser().open(world.authorization().url)
  expect(pageOf(page, 'log-in')).toBeDefined()
  const logged = lines.join('')
  expect(lines.length).toBeGreaterThan(100)
  expect(secrets.filter((secret) => secret === '' || logged.includes(secret))).toEqual([])
})
