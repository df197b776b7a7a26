import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageOf, type SignInWorld, startSignIn } from '../../testing/sign-in.ts'

/** The built document, while the files are being replaced: missing. */
const missing = {
  extraOrigins: [],
  html: async () => {
    throw new Error('ENOENT: no such file')
  },
}

let world: SignInWorld
let bare: SignInWorld
beforeAll(async () => {
  world = await startSignIn()
  bare = await startSignIn({}, { documents: missing })
})
afterAll(async () => {
  await world.stop()
  await bare.stop()
})

test.each(['/signup', '/check-inbox', '/interaction/unknown', '/oauth/authorize', '/oauth/authorize/unknown'])(
  'a person who opens %s while its document is missing reads a page with a way back to sign in',
  async (path) => {
    const page = await bare.newBrowser().open(bare.origin + path)
    expect(page.status).toBeGreaterThanOrEqual(400)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(page.text).toContain('<h1>Something went wrong. Please try again.</h1>')
    expect(page.text).toContain(`<a href="${bare.config.HUB_URL}">Back to sign in</a>`)
  },
)

test('a fault whose page has no document names its number', async () => {
  const page = await bare.newBrowser().open(`${bare.origin}/signup`)
  expect(page.status).toBe(500)
  expect(page.text).toMatch(/give support this number: [0-9a-f]{12}</)
})

test.each(['/', '/nowhere', '/%00'])('a person who opens %s reads that there is no such page', async (path) => {
  const page = await world.newBrowser().open(world.origin + path)
  expect(page.status).toBe(404)
  pageOf(page, 'not-found')
})

test('an unreadable request is a page to a person and a problem to a program', async () => {
  const address = `${world.origin}/oauth/authorize?state=%00`
  const page = await world.newBrowser().open(address)
  expect([page.status, pageOf(page, 'failure').fault_id]).toEqual([400, null])
  const called = await world.newBrowser().open(address, { headers: { accept: 'application/json' } })
  expect([called.status, JSON.parse(called.text).error]).toEqual([400, 'invalid_request'])
  const nowhere = await world.newBrowser().open(`${world.origin}/nowhere`, { headers: { accept: '*/*' } })
  expect([nowhere.status, JSON.parse(nowhere.text).code]).toEqual([404, 'not_found'])
})
