import { afterAll, beforeAll, expect, test } from 'vitest'
import { awaitMail, mailsTo } from '../../testing/inbox.ts'
import { linkIn, pageOf, type SignInWorld, startSignIn, viewOf } from '../../testing/sign-in.ts'
import { newSecret, newUuid } from '../platform/ids/ids.ts'
import { hashOf } from '../platform/ids/secrets.ts'
import { findAccessToken } from '../sessions/find-access-token.ts'
import { sessionStore } from '../sessions/session.store.ts'

let world: SignInWorld
beforeAll(async () => {
  world = await startSignIn({ SIGN_IN_FAILURES_FREE: '2', SIGN_IN_FAILURES_MAX: '3' })
  await world.startWorker()
})
afterAll(() => world.stop())

const newPassword = 'a quite different ledger'

const askReset = async (email: string) => {
  const browser = world.newBrowser()
  const { action, csrf } = pageOf(await browser.open(`${world.origin}/forgot-password`), 'forgot-password')
  return browser.post(world.origin + action, { _csrf: csrf, email })
}
const reset = async (token: string, password: string) => {
  const browser = world.newBrowser()
  const { action, csrf } = pageOf(await browser.open(`${world.origin}/reset-password`), 'reset-password')
  return browser.post(world.origin + action, { _csrf: csrf, token, password })
}
const tryLogIn = async (typed: { email: string; password: string }) => {
  const browser = world.newBrowser()
  return viewOf(await world.submitLogIn(browser, await browser.open(world.authorization().url), typed))
}

test('a forgotten password is reset with the mailed link, and every session ends', async () => {
  const who = await world.person()
  const browser = world.newBrowser()
  const token = await world.tokenFor(who, browser)
  const handle_hash = hashOf(newSecret())
  await sessionStore.open(world.parts.database.once, {
    handle_hash,
    uuid: newUuid(),
    user_id: who.id,
    sealed_token: Buffer.from('sealed'),
  })
  await askReset(who.email)
  const mail = await awaitMail(who.email)
  expect(mail.subject).toBe('Reset your Partner Hub password')
  expect(viewOf(await reset(linkIn(mail).token, newPassword)).page).toBe('reset-done')

  expect(await findAccessToken(world.parts.database, token)).toBeUndefined()
  expect(viewOf(await browser.open(world.authorization().url)).page).toBe('log-in')
  const limits = { idleSeconds: 3600, absoluteSeconds: 3600, attemptSeconds: 60 }
  expect(await sessionStore.findLive(world.parts.database.once, handle_hash, limits)).toBeUndefined()
  expect(await tryLogIn(who)).toMatchObject({ page: 'log-in', problem: 'wrong_credentials' })
  expect((await world.codeFor({ ...who, password: newPassword })).code).toBeTruthy()
  const notice = await awaitMail(who.email, 2)
  expect(notice.subject).toBe('Your Partner Hub password was changed')
  expect(notice.messageId).not.toBe(mail.messageId)
})

test('an unknown address gets the same response as a known one, and no mail', async () => {
  const who = await world.person()
  const stranger = `${newUuid()}@nobody.example`
  const [known, unknown] = [await askReset(who.email), await askReset(stranger)]
  const told = (view: ReturnType<typeof inbox>) => JSON.stringify({ ...view, csrf: '' }).replaceAll(view.email, 'email')
  const inbox = (page: typeof known) => pageOf(page, 'check-inbox')
  expect(told(inbox(known))).toBe(told(inbox(unknown)))
  expect(inbox(known)).toMatchObject({ kind: 'reset', resend_after_seconds: world.config.RESEND_AFTER_SECONDS })
  await awaitMail(who.email)
  expect(await mailsTo(stranger)).toEqual([])
})

test('a reset link works once, survives a refused password, and is voided by a newer one', async () => {
  const who = await world.person()
  await askReset(who.email)
  const first = linkIn(await awaitMail(who.email)).token
  expect(pageOf(await reset(first, 'short'), 'reset-password')).toMatchObject({
    token: first,
    problems: { password: 'password_too_short' },
  })
  expect(pageOf(await reset(first, who.email), 'reset-password').problems).toEqual({ password: 'password_is_email' })
  await world.parts.database.once.deleteFrom('rate_limits').execute()
  await askReset(who.email)
  const second = linkIn(await awaitMail(who.email, 2)).token
  expect(pageOf(await reset(first, newPassword), 'dead-link').kind).toBe('reset')
  expect(viewOf(await reset(second, newPassword)).page).toBe('reset-done')
  expect((await reset(second, 'yet another ledger')).status).toBe(410)
  expect((await world.codeFor({ ...who, password: newPassword })).code).toBeTruthy()
})

test('A8 a reset lets the rightful person in after the last permitted guess', async () => {
  const who = await world.person()
  for (let round = 0; round < 5; round++) {
    await tryLogIn({ ...who, password: 'a guess' })
    await world.parts.database.once
      .updateTable('sign_in_guards')
      .set({ blocked_until: new Date(0) })
      .execute()
  }
  expect(await tryLogIn(who)).toMatchObject({ problem: 'too_many_attempts', retry_after_seconds: null })
  await askReset(who.email)
  await reset(linkIn(await awaitMail(who.email)).token, newPassword)
  expect((await world.codeFor({ ...who, password: newPassword })).code).toBeTruthy()
})

test('a confirmation link cannot reset a password, and a reset confirms its address', async () => {
  const who = await world.person({ confirmed: false })
  await askReset(who.email)
  const { token } = linkIn(await awaitMail(who.email))
  const browser = world.newBrowser()
  const page = pageOf(await browser.open(`${world.origin}/confirm`), 'confirm')
  expect(viewOf(await browser.post(world.origin + page.action, { _csrf: page.csrf, token })).page).toBe('dead-link')
  expect(viewOf(await reset(token, newPassword)).page).toBe('reset-done')
  expect((await world.codeFor({ ...who, password: newPassword })).code).toBeTruthy()
})
