import { afterAll, beforeAll, expect, test } from 'vitest'
import { redirectOf } from '../../testing/browser.ts'
import { pageOf, type SignInWorld, startSignIn, viewOf } from '../../testing/sign-in.ts'
import { newUuid } from '../platform/ids/ids.ts'

let world: SignInWorld
beforeAll(async () => {
  world = await startSignIn({
    SIGN_IN_FAILURES_FREE: '1000',
    SIGN_IN_FAILURES_MAX: '2000',
    SIGN_IN_PER_ADDRESS: '10000',
  })
})
afterAll(() => world.stop())

const tryWith = async (typed: { email: string; password: string; remember?: string }) => {
  const browser = world.newBrowser()
  return world.submitLogIn(browser, await browser.open(world.authorization().url), typed)
}

test('a wrong password and an unknown address get the same response', async () => {
  const who = await world.person()
  const wrong = pageOf(await tryWith({ email: who.email, password: 'not this one' }), 'log-in')
  const unknown = pageOf(await tryWith({ email: `${newUuid()}@nobody.example`, password: 'not this one' }), 'log-in')
  expect(wrong).toMatchObject({ problem: 'wrong_credentials', retry_after_seconds: null, email: who.email })
  const told = (view: typeof wrong) => ({ ...view, csrf: '', email: '', action: '' })
  expect(told(unknown)).toEqual(told(wrong))
})

test('a refused log-in keeps the choice to stay signed in', async () => {
  const { email } = await world.person()
  const refused = (typed: { remember?: string }) => tryWith({ email, password: 'not this one', ...typed })
  expect(pageOf(await refused({ remember: 'on' }), 'log-in').remember).toBe(true)
  expect(pageOf(await refused({}), 'log-in').remember).toBe(false)
})

test('A8 the response time does not distinguish an unknown address from a wrong password', async () => {
  const who = await world.person()
  const browser = world.newBrowser()
  const { action, csrf } = pageOf(await browser.open(world.authorization().url), 'log-in')
  const timed = async (email: string) => {
    const begun = performance.now()
    await browser.post(world.origin + action, { _csrf: csrf, email, password: 'not this one' })
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

test('an unconfirmed address leads to the inbox page with the correct password, and is refused with a wrong one', async () => {
  const who = await world.person({ confirmed: false })
  const right = pageOf(await tryWith(who), 'check-inbox')
  expect(right).toMatchObject({ kind: 'confirmation', email: who.email, hidden: { email: who.email } })
  expect(pageOf(await tryWith({ ...who, password: 'not this one' }), 'log-in').problem).toBe('wrong_credentials')
})

test('the address matches in any case and with spaces around it', async () => {
  const who = await world.person()
  expect(redirectOf(await tryWith({ ...who, email: ` ${who.email.toUpperCase()} ` }))?.href).toContain('?code=')
})

test('with "Keep me signed in" the session outlives the browser, without it it does not', async () => {
  for (const remember of ['on', '']) {
    const browser = world.newBrowser()
    const { email, password } = await world.person()
    const page = await browser.open(world.authorization().url)
    await world.submitLogIn(browser, page, { email, password, remember })
    browser.close()
    const next = await browser.open(world.authorization().url)
    if (remember) expect(redirectOf(next)?.href).toContain('?code=')
    else expect(viewOf(next).page).toBe('log-in')
  }
})

test('the log-in page says why it asks again', async () => {
  const browser = world.newBrowser()
  await world.codeFor(await world.person(), browser)
  const page = await browser.open(world.authorization({ prompt: 'login' }).url)
  expect(pageOf(page, 'log-in').problem).toBe('session_expired')
})

test('a form without its token, or from another site, does not log in', async () => {
  const who = await world.person()
  const browser = world.newBrowser()
  const { action, csrf } = pageOf(await browser.open(world.authorization().url), 'log-in')
  const typed = { email: who.email, password: who.password }
  const forged = [
    await browser.post(world.origin + action, typed),
    await browser.post(world.origin + action, { ...typed, _csrf: csrf }, { 'sec-fetch-site': 'same-site' }),
    await browser.post(world.origin + action, { ...typed, _csrf: csrf }, { 'sec-fetch-site': 'cross-site' }),
  ]
  expect(forged.map(({ status }) => status)).toEqual([400, 403, 403])
  expect(forged.map((page) => viewOf(page).page)).toEqual(['failure', 'failure', 'failure'])
  expect(redirectOf(await browser.post(world.origin + action, { ...typed, _csrf: csrf }))?.href).toContain('?code=')
})

test('an expired log-in page leads back to the hub, and in another browser shows an error instead of looping', async () => {
  const browser = world.newBrowser()
  const asked = await browser.open(world.authorization().url)
  await world.submitLogIn(browser, asked, await world.person())
  expect(redirectOf(await browser.open(asked.url))?.origin).toBe(world.config.HUB_URL)
  const cookieless = await world.newBrowser().open(asked.url)
  expect([cookieless.status, viewOf(cookieless).page]).toEqual([400, 'unknown-sign-in'])
})

test('malformed input is a wrong log-in or refused, and never a fault', async () => {
  for (const email of ['x'.repeat(10_000), '', '{"$gt":""}'])
    expect(pageOf(await tryWith({ email, password: 'x' }), 'log-in').problem).toBe('wrong_credentials')
  const who = await world.person()
  for (const typed of [
    { email: '\u0000', password: 'x' },
    { email: who.email, password: '\u0000' },
  ]) {
    const page = await tryWith(typed)
    expect([page.status, viewOf(page)]).toEqual([400, { page: 'failure', fault_id: null }])
  }
})
