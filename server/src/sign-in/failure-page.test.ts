import { expect } from 'vitest'
import { pageOf, startSignIn } from '../../testing/sign-in.ts'
import { signInTest } from '../../testing/test.ts'

/** A document source whose files are missing, as during a deployment. */
const missing = {
  extraOrigins: [],
  html: async () => {
    throw new Error('ENOENT: no such file')
  },
}

const test = signInTest.extend('bare', { scope: 'file' }, async ({ settings }, { onCleanup }) => {
  const bare = await startSignIn(settings, { documents: missing })
  onCleanup(bare.stop)
  return bare
})

test.for(['/signup', '/check-inbox', '/interaction/unknown', '/oauth/authorize', '/oauth/authorize/unknown'])(
  '%s shows a page with a link to sign in if its document is missing',
  async (path, { bare }) => {
    const page = await bare.newBrowser().open(bare.origin + path)
    expect(page.status).toBeGreaterThanOrEqual(400)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(page.text).toContain('<h1>Something went wrong. Please try again.</h1>')
    expect(page.text).toContain(`<a href="${bare.config.HUB_URL}">Back to sign in</a>`)
  },
)

test('a fault shows its id even if the failure page has no document', async ({ bare }) => {
  const page = await bare.newBrowser().open(`${bare.origin}/signup`)
  expect(page.status).toBe(500)
  expect(page.text).toMatch(/give support this number: [0-9a-f]{12}</)
})

test.for(['/', '/nowhere', '/%00'])('%s shows a not-found page to a browser', async (path, { signIn }) => {
  const page = await signIn.newBrowser().open(signIn.origin + path)
  expect(page.status).toBe(404)
  pageOf(page, 'not-found')
})

test('an unreadable request gets a page in a browser and a problem in a program', async ({ signIn }) => {
  const address = `${signIn.origin}/oauth/authorize?state=%00`
  const page = await signIn.newBrowser().open(address)
  expect([page.status, pageOf(page, 'failure').fault_id]).toEqual([400, null])
  const called = await signIn.newBrowser().open(address, { headers: { accept: 'application/json' } })
  expect([called.status, JSON.parse(called.text).error]).toEqual([400, 'invalid_request'])
  const nowhere = await signIn.newBrowser().open(`${signIn.origin}/nowhere`, { headers: { accept: '*/*' } })
  expect([nowhere.status, JSON.parse(nowhere.text).code]).toEqual([404, 'not_found'])
})
