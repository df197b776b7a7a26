import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, redirectOf } from '../../testing/browser.ts'
import { awaitMail } from '../../testing/inbox.ts'
import { linkIn, pageOf, type SignInWorld, startSignIn, viewOf } from '../../testing/sign-in.ts'
import { newUuid } from '../platform/ids/ids.ts'

let world: SignInWorld
beforeAll(async () => {
  world = await startSignIn({ RESEND_AFTER_SECONDS: '60' })
  await world.startWorker()
})
afterAll(() => world.stop())

const newEmail = () => `${newUuid()}@partner.example`
const password = 'wind over the ledger'

const signUp = async (typed: { email: string; password: string }) => {
  const browser = world.newBrowser()
  const { action, csrf } = pageOf(await browser.open(`${world.origin}/signup`), 'sign-up')
  return { browser, page: await browser.post(world.origin + action, { _csrf: csrf, ...typed }) }
}

const confirm = async (token: string, browser: Browser) => {
  const { action, csrf } = pageOf(await browser.open(`${world.origin}/confirm`), 'confirm')
  return browser.post(world.origin + action, { _csrf: csrf, token })
}

/** Ends the pause between two mails. */
const endPause = () => world.parts.database.once.deleteFrom('rate_limits').execute()

/** Where a log-in leads: signed in, or to a page. */
const tryLogIn = async ({ email, password }: { email: string; password: string }) => {
  const browser = world.newBrowser()
  const page = await world.submitLogIn(browser, await browser.open(world.authorization().url), { email, password })
  return redirectOf(page) ? 'in' : viewOf(page).page
}

test('each link confirms its own sign-up, and the first one used voids the others', async () => {
  const passwords = ['the first good password', 'the second good password', 'the third good password'] as const
  for (const chosen of [0, 1, 2] as const) {
    const email = newEmail()
    const signUps: (readonly [string, Browser])[] = []
    for (const typed of passwords) {
      const { browser } = await signUp({ email, password: typed })
      signUps.push([linkIn(await awaitMail(email, signUps.length + 1)).token, browser])
      await endPause()
    }
    expect(viewOf(await confirm(...(signUps[chosen] as [string, Browser]))).page).toBe('confirmed')
    for (const each of signUps) expect(viewOf(await confirm(...each)).page).toBe('dead-link')
    for (const [index, typed] of passwords.entries())
      expect(await tryLogIn({ email, password: typed })).toBe(index === chosen ? 'in' : 'log-in')
  }
})

test('of several links used at once one confirms, and its password becomes valid', async () => {
  const email = newEmail()
  const passwords = ['the first good password', 'the second good password', 'the third good password']
  const signUps: (readonly [string, Browser])[] = []
  for (const typed of passwords) {
    const { browser } = await signUp({ email, password: typed })
    signUps.push([linkIn(await awaitMail(email, signUps.length + 1)).token, browser])
    await endPause()
  }
  const pages = (await Promise.all(signUps.map((each) => confirm(...each)))).map((page) => viewOf(page).page)
  expect([...pages].sort()).toEqual(['confirmed', 'dead-link', 'dead-link'])
  const winner = passwords[pages.indexOf('confirmed')] ?? ''
  expect(await tryLogIn({ email, password: winner })).toBe('in')
})

test('before a link is used no sign-up’s password logs in, and only the newest leads to the inbox page', async () => {
  const email = newEmail()
  await signUp({ email, password: 'the first good password' })
  await endPause()
  await signUp({ email, password })
  expect(await tryLogIn({ email, password: 'the first good password' })).toBe('log-in')
  expect(await tryLogIn({ email, password })).toBe('check-inbox')
})

test('a sign-up too soon after another is refused, stores nothing, and looks the same for every address', async () => {
  const [fresh, who] = [newEmail(), await world.person()]
  const browsers: Browser[] = []
  for (const email of [fresh, who.email]) {
    const { browser } = await signUp({ email, password })
    browsers.push(browser)
    const { page } = await signUp({ email, password: 'a password that is not kept' })
    expect(page.status).toBe(429)
    const { retry_after_seconds, ...view } = pageOf(page, 'sign-up')
    expect(view).toEqual({ page: 'sign-up', action: '/signup', csrf: view.csrf, email, problems: {}, invitation: '' })
    expect(retry_after_seconds).toBeGreaterThan(50)
    expect(page.headers.get('retry-after')).toBe(String(retry_after_seconds))
  }
  const [own = world.newBrowser()] = browsers
  expect(viewOf(await confirm(linkIn(await awaitMail(fresh)).token, own)).page).toBe('confirmed')
  expect(await tryLogIn({ email: fresh, password: 'a password that is not kept' })).toBe('log-in')
  expect(await tryLogIn({ email: fresh, password })).toBe('in')
  expect(await tryLogIn(who)).toBe('in')
})

test('a password reset voids the links of unconfirmed sign-ups', async () => {
  const email = newEmail()
  const { browser } = await signUp({ email, password: 'somebody else’s password' })
  const { token } = linkIn(await awaitMail(email))
  const ask = pageOf(await browser.open(`${world.origin}/forgot-password`), 'forgot-password')
  await browser.post(world.origin + ask.action, { _csrf: ask.csrf, email })
  const mailed = linkIn(await awaitMail(email, 2)).token
  const form = pageOf(await browser.open(`${world.origin}/reset-password`), 'reset-password')
  await browser.post(world.origin + form.action, { _csrf: form.csrf, token: mailed, password })
  expect(viewOf(await confirm(token, browser)).page).toBe('dead-link')
  expect(await tryLogIn({ email, password })).toBe('in')
})
