import { expect, test } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { pageOf, startSignIn } from '../../testing/sign-in.ts'
import { PORTAL_CLIENT_ID } from '../sessions/portal-client.ts'

const nowhere = 'postgres://hub_app:none@127.0.0.1:1/none'

test('with the database down every page and call returns 503 with Retry-After, and the process survives', async () => {
  const world = await startSignIn({ DATABASE_URL: nowhere })
  try {
    const browser = new Browser({ [world.origin]: world.url })
    const authorize = await browser.open(world.authorization().url)
    expect([authorize.status, authorize.headers.get('retry-after')]).toEqual([503, '2'])
    expect(pageOf(authorize, 'failure').fault_id).toMatch(/^[0-9a-f]{12}$/)
    const form = pageOf(await browser.open(`${world.origin}/forgot-password`), 'forgot-password')
    const posted = await browser.post(world.origin + form.action, {
      _csrf: form.csrf,
      email: 'somebody@partner.example',
    })
    expect([posted.status, pageOf(posted, 'failure').fault_id]).toEqual([503, null])
    const revoke = await fetch(`${world.url}/oauth/revoke`, {
      method: 'POST',
      headers: { authorization: world.basic },
      body: new URLSearchParams({ client_id: PORTAL_CLIENT_ID, token: 'x'.repeat(43) }),
    })
    expect(revoke.status).toBe(503)
  } finally {
    await world.stop()
  }
})
