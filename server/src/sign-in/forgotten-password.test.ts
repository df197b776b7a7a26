import { expect } from 'vitest'
import { awaitMail, mailsTo } from '../../testing/inbox.ts'
import { linkIn, pageOf, type SignInWorld, viewOf } from '../../testing/sign-in.ts'
import { signInTest } from '../../testing/test.ts'
import { newSecret, newUuid } from '../platform/ids/ids.ts'
import { hashOf } from '../platform/ids/secrets.ts'
import { findAccessToken } from '../sessions/find-access-token.ts'
import { sessionStore } from '../sessions/session.store.ts'

const test = signInTest
  .extend('settings', { SIGN_IN_FAILURES_FREE: '2', SIGN_IN_FAILURES_MAX: '3' })
  .extend('runsStories', true)

const newPassword = 'a quite different ledger'

const askReset = async (signIn: SignInWorld, email: string) => {
  const browser = signIn.newBrowser()
  const { action, csrf } = pageOf(await browser.open(`${signIn.origin}/forgot-password`), 'forgot-password')
  return browser.post(signIn.origin + action, { _csrf: csrf, email })
}
const reset = async (signIn: SignInWorld, token: string, password: string) => {
  const browser = signIn.newBrowser()
  const { action, csrf } = pageOf(await browser.open(`${signIn.origin}/reset-password`), 'reset-password')
  return browser.post(signIn.origin + action, { _csrf: csrf, token, password })
}
const tryLogIn = async (signIn: SignInWorld, typed: { email: string; password: string }) => {
  const browser = signIn.newBrowser()
  return viewOf(await signIn.submitLogIn(browser, await browser.open(signIn.authorization().url), typed))
}

test('a forgotten password is reset with the mailed link, and every session ends', async ({ signIn }) => {
  const who = await signIn.person()
  const browser = signIn.newBrowser()
  const token = await signIn.tokenFor(who, browser)
  const handle_hash = hashOf(newSecret())
  await sessionStore.open(signIn.parts.database.once, {
    handle_hash,
    uuid: newUuid(),
    user_id: who.id,
    sealed_token: Buffer.from('sealed'),
  })
  await askReset(signIn, who.email)
  const mail = await awaitMail(who.email)
  expect(mail.subject).toBe('Reset your Partner Hub password')
  expect(viewOf(await reset(signIn, linkIn(mail).token, newPassword)).page).toBe('reset-done')

  expect(await findAccessToken(signIn.parts.database, token)).toBeUndefined()
  expect(viewOf(await browser.open(signIn.authorization().url)).page).toBe('log-in')
  const limits = { idleSeconds: 3600, absoluteSeconds: 3600, attemptSeconds: 60 }
  expect(await sessionStore.findLive(signIn.parts.database.once, handle_hash, limits)).toBeUndefined()
  expect(await tryLogIn(signIn, who)).toMatchObject({ page: 'log-in', problem: 'wrong_credentials' })
  expect((await signIn.codeFor({ ...who, password: newPassword })).code).toBeTruthy()
  const notice = await awaitMail(who.email, 2)
  expect(notice.subject).toBe('Your Partner Hub password was changed')
  expect(notice.messageId).not.toBe(mail.messageId)
})

test('an unknown address gets the same response as a known one, and no mail', async ({ signIn }) => {
  const who = await signIn.person()
  const stranger = `${newUuid()}@nobody.example`
  const [known, unknown] = [await askReset(signIn, who.email), await askReset(signIn, stranger)]
  const comparable = (view: ReturnType<typeof inbox>) =>
    JSON.stringify({ ...view, csrf: '' }).replaceAll(view.email, 'email')
  const inbox = (page: typeof known) => pageOf(page, 'check-inbox')
  expect(comparable(inbox(known))).toBe(comparable(inbox(unknown)))
  expect(inbox(known)).toMatchObject({ kind: 'reset', resend_after_seconds: signIn.config.RESEND_AFTER_SECONDS })
  await awaitMail(who.email)
  expect(await mailsTo(stranger)).toEqual([])
})

test('a reset link works once, survives a refused password, and is voided by a newer one', async ({ signIn }) => {
  const who = await signIn.person()
  await askReset(signIn, who.email)
  const first = linkIn(await awaitMail(who.email)).token
  expect(pageOf(await reset(signIn, first, 'short'), 'reset-password')).toMatchObject({
    token: first,
    problems: { password: 'password_too_short' },
  })
  expect(pageOf(await reset(signIn, first, who.email), 'reset-password').problems).toEqual({
    password: 'password_is_email',
  })
  await signIn.parts.database.once.deleteFrom('rate_limits').execute()
  await askReset(signIn, who.email)
  const second = linkIn(await awaitMail(who.email, 2)).token
  expect(pageOf(await reset(signIn, first, newPassword), 'dead-link').kind).toBe('reset')
  expect(viewOf(await reset(signIn, second, newPassword)).page).toBe('reset-done')
  expect((await reset(signIn, second, 'yet another ledger')).status).toBe(410)
  expect((await signIn.codeFor({ ...who, password: newPassword })).code).toBeTruthy()
})

test('A8 a reset lets the rightful person in after the last permitted guess', async ({ signIn }) => {
  const who = await signIn.person()
  for (let round = 0; round < 5; round++) {
    await tryLogIn(signIn, { ...who, password: 'a guess' })
    await signIn.parts.database.once
      .updateTable('sign_in_guards')
      .set({ blocked_until: new Date(0) })
      .execute()
  }
  expect(await tryLogIn(signIn, who)).toMatchObject({ problem: 'too_many_attempts', retry_after_seconds: null })
  await askReset(signIn, who.email)
  await reset(signIn, linkIn(await awaitMail(who.email)).token, newPassword)
  expect((await signIn.codeFor({ ...who, password: newPassword })).code).toBeTruthy()
})

test('a confirmation link cannot reset a password, and a reset confirms its address', async ({ signIn }) => {
  const who = await signIn.person({ confirmed: false })
  await askReset(signIn, who.email)
  const { token } = linkIn(await awaitMail(who.email))
  const browser = signIn.newBrowser()
  const page = pageOf(await browser.open(`${signIn.origin}/confirm`), 'confirm')
  expect(viewOf(await browser.post(signIn.origin + page.action, { _csrf: page.csrf, token })).page).toBe('dead-link')
  expect(viewOf(await reset(signIn, token, newPassword)).page).toBe('reset-done')
  expect((await signIn.codeFor({ ...who, password: newPassword })).code).toBeTruthy()
})
