import { expect } from 'vitest'
import { type Browser, redirectOf } from '../../testing/browser.ts'
import { awaitMail } from '../../testing/inbox.ts'
import { linkIn, pageOf, type SignInWorld, viewOf } from '../../testing/sign-in.ts'
import { signInTest } from '../../testing/test.ts'
import { newUuid } from '../platform/ids/ids.ts'

const test = signInTest.extend('settings', { RESEND_AFTER_SECONDS: '60' }).extend('runsStories', true)

const newEmail = () => `${newUuid()}@partner.example`
const password = 'wind over the ledger'

const signUp = async (signIn: SignInWorld, typed: { email: string; password: string }) => {
  const browser = signIn.newBrowser()
  const { action, csrf } = pageOf(await browser.open(`${signIn.origin}/signup`), 'sign-up')
  return { browser, page: await browser.post(signIn.origin + action, { _csrf: csrf, ...typed }) }
}

const confirm = async (signIn: SignInWorld, token: string, browser: Browser) => {
  const { action, csrf } = pageOf(await browser.open(`${signIn.origin}/confirm`), 'confirm')
  return browser.post(signIn.origin + action, { _csrf: csrf, token })
}

/** Ends the pause between two mails. */
const endPause = (signIn: SignInWorld) => signIn.parts.database.once.deleteFrom('rate_limits').execute()

/** Where a log-in leads: signed in, or to a page. */
const tryLogIn = async (signIn: SignInWorld, { email, password }: { email: string; password: string }) => {
  const browser = signIn.newBrowser()
  const page = await signIn.submitLogIn(browser, await browser.open(signIn.authorization().url), { email, password })
  return redirectOf(page) ? 'in' : viewOf(page).page
}

test('each link confirms its own sign-up, and the first one used voids the others', async ({ signIn }) => {
  const passwords = ['the first good password', 'the second good password', 'the third good password'] as const
  for (const chosen of [0, 1, 2] as const) {
    const email = newEmail()
    const signUps: (readonly [string, Browser])[] = []
    for (const typed of passwords) {
      const { browser } = await signUp(signIn, { email, password: typed })
      signUps.push([linkIn(await awaitMail(email, signUps.length + 1)).token, browser])
      await endPause(signIn)
    }
    expect(viewOf(await confirm(signIn, ...(signUps[chosen] as [string, Browser]))).page).toBe('confirmed')
    for (const each of signUps) expect(viewOf(await confirm(signIn, ...each)).page).toBe('dead-link')
    for (const [index, typed] of passwords.entries())
      expect(await tryLogIn(signIn, { email, password: typed })).toBe(index === chosen ? 'in' : 'log-in')
  }
})

test('of several links used at once one confirms, and its password becomes valid', async ({ signIn }) => {
  const email = newEmail()
  const passwords = ['the first good password', 'the second good password', 'the third good password']
  const signUps: (readonly [string, Browser])[] = []
  for (const typed of passwords) {
    const { browser } = await signUp(signIn, { email, password: typed })
    signUps.push([linkIn(await awaitMail(email, signUps.length + 1)).token, browser])
    await endPause(signIn)
  }
  const pages = (await Promise.all(signUps.map((each) => confirm(signIn, ...each)))).map((page) => viewOf(page).page)
  expect([...pages].sort()).toEqual(['confirmed', 'dead-link', 'dead-link'])
  const winner = passwords[pages.indexOf('confirmed')] ?? ''
  expect(await tryLogIn(signIn, { email, password: winner })).toBe('in')
})

test('before a link is used no sign-up’s password logs in, and only the newest leads to the inbox page', async ({
  signIn,
}) => {
  const email = newEmail()
  await signUp(signIn, { email, password: 'the first good password' })
  await endPause(signIn)
  await signUp(signIn, { email, password })
  expect(await tryLogIn(signIn, { email, password: 'the first good password' })).toBe('log-in')
  expect(await tryLogIn(signIn, { email, password })).toBe('check-inbox')
})

test('a sign-up too soon after another is refused, stores nothing, and looks the same for every address', async ({
  signIn,
}) => {
  const [fresh, who] = [newEmail(), await signIn.person()]
  const browsers: Browser[] = []
  for (const email of [fresh, who.email]) {
    const { browser } = await signUp(signIn, { email, password })
    browsers.push(browser)
    const { page } = await signUp(signIn, { email, password: 'a password that is not kept' })
    expect(page.status).toBe(429)
    const { retry_after_seconds, ...view } = pageOf(page, 'sign-up')
    expect(view).toEqual({ page: 'sign-up', action: '/signup', csrf: view.csrf, email, problems: {}, invitation: '' })
    expect(retry_after_seconds).toBeGreaterThan(50)
    expect(page.headers.get('retry-after')).toBe(String(retry_after_seconds))
  }
  const [own = signIn.newBrowser()] = browsers
  expect(viewOf(await confirm(signIn, linkIn(await awaitMail(fresh)).token, own)).page).toBe('confirmed')
  expect(await tryLogIn(signIn, { email: fresh, password: 'a password that is not kept' })).toBe('log-in')
  expect(await tryLogIn(signIn, { email: fresh, password })).toBe('in')
  expect(await tryLogIn(signIn, who)).toBe('in')
})

test('a password reset voids the links of unconfirmed sign-ups', async ({ signIn }) => {
  const email = newEmail()
  const { browser } = await signUp(signIn, { email, password: 'somebody else’s password' })
  const { token } = linkIn(await awaitMail(email))
  const ask = pageOf(await browser.open(`${signIn.origin}/forgot-password`), 'forgot-password')
  await browser.post(signIn.origin + ask.action, { _csrf: ask.csrf, email })
  const mailed = linkIn(await awaitMail(email, 2)).token
  const form = pageOf(await browser.open(`${signIn.origin}/reset-password`), 'reset-password')
  await browser.post(signIn.origin + form.action, { _csrf: form.csrf, token: mailed, password })
  expect(viewOf(await confirm(signIn, token, browser)).page).toBe('dead-link')
  expect(await tryLogIn(signIn, { email, password })).toBe('in')
})
