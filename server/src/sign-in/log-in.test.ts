import { expect } from 'vitest'
import { redirectOf } from '../../testing/browser.ts'
import { pageOf, type SignInWorld, viewOf } from '../../testing/sign-in.ts'
import { signInTest } from '../../testing/test.ts'
import { newUuid } from '../platform/ids/ids.ts'

const test = signInTest.extend('settings', {
  SIGN_IN_FAILURES_FREE: '1000',
  SIGN_IN_FAILURES_MAX: '2000',
  SIGN_IN_PER_ADDRESS: '10000',
})

const tryWith = async (signIn: SignInWorld, typed: { email: string; password: string; remember?: string }) => {
  const browser = signIn.newBrowser()
  return signIn.submitLogIn(browser, await browser.open(signIn.authorization().url), typed)
}

test('a wrong password and an unknown address get the same response', async ({ signIn }) => {
  const who = await signIn.person()
  const wrong = pageOf(await tryWith(signIn, { email: who.email, password: 'not this one' }), 'log-in')
  const unknown = pageOf(
    await tryWith(signIn, { email: `${newUuid()}@nobody.example`, password: 'not this one' }),
    'log-in',
  )
  expect(wrong).toMatchObject({ problem: 'wrong_credentials', retry_after_seconds: null, email: who.email })
  const comparable = (view: typeof wrong) => ({ ...view, csrf: '', email: '', action: '' })
  expect(comparable(unknown)).toEqual(comparable(wrong))
})

test('a refused log-in keeps the choice to stay signed in', async ({ signIn }) => {
  const { email } = await signIn.person()
  const refused = (typed: { remember?: string }) => tryWith(signIn, { email, password: 'not this one', ...typed })
  expect(pageOf(await refused({ remember: 'on' }), 'log-in').remember).toBe(true)
  expect(pageOf(await refused({}), 'log-in').remember).toBe(false)
})

test('A8 the response time does not distinguish an unknown address from a wrong password', async ({ signIn }) => {
  const who = await signIn.person()
  const browser = signIn.newBrowser()
  const { action, csrf } = pageOf(await browser.open(signIn.authorization().url), 'log-in')
  const timed = async (email: string) => {
    const begun = performance.now()
    await browser.post(signIn.origin + action, { _csrf: csrf, email, password: 'not this one' })
    return performance.now() - begun
  }
  await timed(who.email)
  const differences: number[] = []
  for (let round = 0; round < 31; round++) {
    const unknown = `${newUuid()}@nobody.example`
    const [first, second] = round % 2 ? [unknown, who.email] : [who.email, unknown]
    const gap = (await timed(first)) - (await timed(second))
    differences.push(round % 2 ? -gap : gap)
  }
  const middle = differences.sort((a, b) => a - b)[15] ?? Number.NaN
  expect(Math.abs(middle)).toBeLessThan(20)
})

test('an unconfirmed address leads to the inbox page with the correct password, and is refused with a wrong one', async ({
  signIn,
}) => {
  const who = await signIn.person({ confirmed: false })
  const right = pageOf(await tryWith(signIn, who), 'check-inbox')
  expect(right).toMatchObject({ kind: 'confirmation', email: who.email, hidden: { email: who.email } })
  expect(pageOf(await tryWith(signIn, { ...who, password: 'not this one' }), 'log-in').problem).toBe(
    'wrong_credentials',
  )
})

test('the address matches in any case and with spaces around it', async ({ signIn }) => {
  const who = await signIn.person()
  expect(redirectOf(await tryWith(signIn, { ...who, email: ` ${who.email.toUpperCase()} ` }))?.href).toContain('?code=')
})

test('with "Keep me signed in" the session outlives the browser, without it it does not', async ({ signIn }) => {
  for (const remember of ['on', '']) {
    const browser = signIn.newBrowser()
    const { email, password } = await signIn.person()
    const page = await browser.open(signIn.authorization().url)
    await signIn.submitLogIn(browser, page, { email, password, remember })
    browser.close()
    const next = await browser.open(signIn.authorization().url)
    if (remember) expect(redirectOf(next)?.href).toContain('?code=')
    else expect(viewOf(next).page).toBe('log-in')
  }
})

test('the log-in page says why it asks again', async ({ signIn }) => {
  const browser = signIn.newBrowser()
  await signIn.codeFor(await signIn.person(), browser)
  const page = await browser.open(signIn.authorization({ prompt: 'login' }).url)
  expect(pageOf(page, 'log-in').problem).toBe('session_expired')
})

test('a form without its token, or from another site, does not log in', async ({ signIn }) => {
  const who = await signIn.person()
  const browser = signIn.newBrowser()
  const { action, csrf } = pageOf(await browser.open(signIn.authorization().url), 'log-in')
  const typed = { email: who.email, password: who.password }
  const forged = [
    await browser.post(signIn.origin + action, typed),
    await browser.post(signIn.origin + action, { ...typed, _csrf: csrf }, { 'sec-fetch-site': 'same-site' }),
    await browser.post(signIn.origin + action, { ...typed, _csrf: csrf }, { 'sec-fetch-site': 'cross-site' }),
  ]
  expect(forged.map(({ status }) => status)).toEqual([400, 403, 403])
  expect(forged.map((page) => viewOf(page).page)).toEqual(['failure', 'failure', 'failure'])
  expect(redirectOf(await browser.post(signIn.origin + action, { ...typed, _csrf: csrf }))?.href).toContain('?code=')
})

test('an expired log-in page leads back to the hub, and in another browser shows an error instead of looping', async ({
  signIn,
}) => {
  const browser = signIn.newBrowser()
  const asked = await browser.open(signIn.authorization().url)
  await signIn.submitLogIn(browser, asked, await signIn.person())
  expect(redirectOf(await browser.open(asked.url))?.origin).toBe(signIn.config.HUB_URL)
  const cookieless = await signIn.newBrowser().open(asked.url)
  expect([cookieless.status, viewOf(cookieless).page]).toEqual([400, 'unknown-sign-in'])
})

test('malformed input is a wrong log-in or refused, and never a fault', async ({ signIn }) => {
  for (const email of ['x'.repeat(10_000), '', '{"$gt":""}'])
    expect(pageOf(await tryWith(signIn, { email, password: 'x' }), 'log-in').problem).toBe('wrong_credentials')
  const who = await signIn.person()
  for (const typed of [
    { email: '\u0000', password: 'x' },
    { email: who.email, password: '\u0000' },
  ]) {
    const page = await tryWith(signIn, typed)
    expect([page.status, viewOf(page)]).toEqual([400, { page: 'failure', fault_id: null }])
  }
})
