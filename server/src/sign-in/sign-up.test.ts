import { Uuid } from '@partner-hub/contracts/calls/uuid.ts'
import { checkPassword } from '@partner-hub/contracts/people/sign-in-pages.ts'
import { expect } from 'vitest'
import { type Browser, redirectOf } from '../../testing/browser.ts'
import { awaitMail, mailsTo } from '../../testing/inbox.ts'
import { runStory } from '../../testing/run-story.ts'
import { linkIn, pageOf, type SignInWorld, viewOf } from '../../testing/sign-in.ts'
import { signInTest } from '../../testing/test.ts'
import { linkTokens } from '../people/link-token.ts'
import { linkMail } from '../people/sign-in-mail.ts'
import { signUp as signUpNow } from '../people/sign-up.ts'
import { newUuid } from '../platform/ids/ids.ts'

const test = signInTest.extend('settings', { RESEND_AFTER_SECONDS: '60' }).extend('runsStories', true)

const newEmail = () => `${newUuid()}@partner.example`
const password = 'wind over the ledger'

const signUp = async (signIn: SignInWorld, typed: { email: string; password: string }) => {
  const browser = signIn.newBrowser()
  const page = await browser.open(`${signIn.origin}/signup?registration_type=sign_up_partner`)
  const { action, csrf } = pageOf(page, 'sign-up')
  return { browser, page: await browser.post(signIn.origin + action, { _csrf: csrf, ...typed }) }
}

const confirm = async (signIn: SignInWorld, token: string, browser: Browser) => {
  const { action, csrf } = pageOf(await browser.open(`${signIn.origin}/confirm`), 'confirm')
  return browser.post(signIn.origin + action, { _csrf: csrf, token })
}

/** Ends the pause required between two mails. */
const endPause = (signIn: SignInWorld) => signIn.parts.database.once.deleteFrom('rate_limits').execute()

/** Counted down from 60 since the mail; a slow machine may take a few. */
const justSent = expect.toSatisfy((seconds: number) => seconds > 50 && seconds <= 60)

test('AUTH-02 CALL-51 a partner signs up, confirms by mail, and logs in', async ({ signIn }) => {
  const email = newEmail()
  const { browser, page } = await signUp(signIn, { email, password })
  expect(pageOf(page, 'check-inbox')).toMatchObject({
    kind: 'confirmation',
    email,
    resend_after_seconds: justSent,
  })
  const mail = await awaitMail(email)
  expect(mail.subject).toBe('Confirm your email for Partner Hub')
  for (let scan = 0; scan < 3; scan++)
    expect(viewOf(await signIn.newBrowser().open(linkIn(mail).url)).page).toBe('confirm')
  expect(viewOf(await confirm(signIn, linkIn(mail).token, browser)).page).toBe('confirmed')
  expect((await signIn.codeFor({ email, password })).code).toBeTruthy()
})

test('a confirmation link works once', async ({ signIn }) => {
  const email = newEmail()
  const { browser } = await signUp(signIn, { email, password })
  const { token } = linkIn(await awaitMail(email))
  const answers = await Promise.all([1, 2, 3].map(() => confirm(signIn, token, browser)))
  expect(answers.map((page) => viewOf(page).page).sort()).toEqual(['confirmed', 'dead-link', 'dead-link'])
  expect((await confirm(signIn, token, browser)).status).toBe(410)
})

test('an altered, foreign or expired confirmation link is dead and confirms no one', async ({ signIn }) => {
  const email = newEmail()
  const { browser } = await signUp(signIn, { email, password })
  const { token } = linkIn(await awaitMail(email))
  const [uuid = '', secret = ''] = token.split('.')
  for (const changed of ['', uuid, `${uuid}.`, `${uuid}.${secret}x`, `${newUuid()}.${secret}`, `${uuid}.${secret}.x`])
    expect(pageOf(await confirm(signIn, changed, browser), 'dead-link').kind).toBe('confirmation')
  await signIn.parts.database.once
    .updateTable('sign_in_links')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('uuid', '=', uuid)
    .execute()
  expect(viewOf(await confirm(signIn, token, browser)).page).toBe('dead-link')
  const user = await signIn.parts.database.once
    .selectFrom('users')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirst()
  expect(user?.confirmed_at).toBeNull()
})

test('the confirmation is sent again on request, after a pause, with a new link and the same password', async ({
  signIn,
}) => {
  const email = newEmail()
  const { browser, page } = await signUp(signIn, { email, password })
  const first = await awaitMail(email)
  const { action, csrf, hidden } = pageOf(page, 'check-inbox')
  const early = pageOf(await browser.post(signIn.origin + action, { _csrf: csrf, ...hidden }), 'check-inbox')
  expect(early.resend_after_seconds).toBeGreaterThan(50)
  await endPause(signIn)
  const again = pageOf(await browser.post(signIn.origin + action, { _csrf: csrf, ...hidden }), 'check-inbox')
  expect(again.resend_after_seconds).toBe(60)
  const second = await awaitMail(email, 2)
  expect(second.messageId).not.toBe(first.messageId)
  await endPause(signIn)
  await signUp(signIn, { email, password: 'somebody else’s password' })
  await awaitMail(email, 3)
  await endPause(signIn)
  await browser.post(signIn.origin + again.action, { _csrf: again.csrf, ...again.hidden })
  expect(viewOf(await confirm(signIn, linkIn(await awaitMail(email, 4)).token, browser)).page).toBe('confirmed')
  expect((await signIn.codeFor({ email, password })).code).toBeTruthy()
  expect(await mailsTo(email)).toHaveLength(4)
})

test('the inbox page has its own URL, which reveals nothing, and a reload sends no mail', async ({ signIn }) => {
  const email = newEmail()
  const { browser, page } = await signUp(signIn, { email, password })
  expect(page.url.href).toBe(`${signIn.origin}/check-inbox`)
  await awaitMail(email)
  const { csrf: _first, ...shown } = pageOf(page, 'check-inbox')
  expect(shown.sent_again).toBe(false)
  await endPause(signIn)
  const { csrf, ...reloaded } = pageOf(await browser.open(page.url), 'check-inbox')
  expect(reloaded).toEqual({ ...shown, resend_after_seconds: 0 })
  expect(await mailsTo(email)).toHaveLength(1)
  const again = await browser.post(signIn.origin + reloaded.action, { _csrf: csrf, ...reloaded.hidden })
  expect(pageOf(again, 'check-inbox').sent_again).toBe(true)
  const early = await browser.post(signIn.origin + reloaded.action, { _csrf: csrf, ...reloaded.hidden })
  expect(pageOf(early, 'check-inbox').sent_again).toBe(false)
})

test('a mistyped address can be corrected, only on request and only in the same browser', async ({ signIn }) => {
  const email = newEmail()
  const { browser } = await signUp(signIn, { email, password })
  const emailShown = async (who: typeof browser, path: string) =>
    pageOf(await who.open(signIn.origin + path), 'sign-up').email
  expect(await emailShown(browser, '/signup?change')).toBe(email)
  expect(await emailShown(browser, '/signup')).toBe('')
  expect(await emailShown(signIn.newBrowser(), '/signup?change')).toBe('')
  expect(await emailShown(signIn.newBrowser(), '/check-inbox')).toBe('')
})

test('a forged inbox cookie is ignored', async ({ signIn }) => {
  const { browser } = await signUp(signIn, { email: newEmail(), password })
  const cookie = browser.cookies.find(({ name }) => name === 'inbox')
  if (!cookie) throw new Error('no inbox cookie')
  cookie.value = encodeURIComponent(`${JSON.stringify({ kind: 'reset', email: newEmail() })}.forged`)
  expect(viewOf(await browser.open(`${signIn.origin}/check-inbox`)).page).toBe('sign-up')
})

test('signing up with a registered address looks the same, notifies its owner by mail, and changes nothing', async ({
  signIn,
}) => {
  const who = await signIn.person()
  const fresh = newEmail()
  const known = await signUp(signIn, { email: who.email, password: 'another good password' })
  const unknown = await signUp(signIn, { email: fresh, password: 'another good password' })
  const comparable = (view: ReturnType<typeof inbox>) =>
    JSON.stringify({ ...view, csrf: '' })
      .replaceAll(view.email, 'email')
      .replace(Uuid.parse(view.hidden.sign_up), 'sign-up')
  const inbox = (at: typeof known) => pageOf(at.page, 'check-inbox')
  expect(comparable(inbox(known))).toBe(comparable(inbox(unknown)))
  expect(known.page.status).toBe(unknown.page.status)
  expect((await awaitMail(who.email)).subject).toBe('You already have a Partner Hub account')
  expect((await awaitMail(fresh)).subject).toBe('Confirm your email for Partner Hub')
  expect((await signIn.codeFor(who)).code).toBeTruthy()
})

test('resending to an address that never signed up looks the same and sends nothing', async ({ signIn }) => {
  const { browser, page } = await signUp(signIn, { email: newEmail(), password })
  const { action, csrf } = pageOf(page, 'check-inbox')
  const stranger = newEmail()
  const answer = pageOf(await browser.post(signIn.origin + action, { _csrf: csrf, email: stranger }), 'check-inbox')
  expect(answer).toMatchObject({ email: stranger, resend_after_seconds: justSent })
  expect(await mailsTo(stranger)).toEqual([])
})

test('a password that is short, long, breached or the address itself is refused at its field', async ({ signIn }) => {
  const email = newEmail()
  const cases: [string, string][] = [
    ['', 'password_missing'],
    ['seven77', 'password_too_short'],
    ['é'.repeat(129), 'password_too_long'],
    ['password1', 'password_breached'],
    ['PassWord1', 'password_breached'],
    [email.toUpperCase(), 'password_is_email'],
  ]
  for (const [typed, problem] of cases) {
    const { page } = await signUp(signIn, { email, password: typed })
    expect(pageOf(page, 'sign-up')).toMatchObject({ email, problems: { password: problem } })
  }
  for (const bad of ['', 'nobody', 'a@b', `${'x'.repeat(250)}@y.example`, 'a@b.example\r\nBcc: c@d.example'])
    expect(pageOf((await signUp(signIn, { email: bad, password })).page, 'sign-up').problems).toHaveProperty('email')
  expect(
    pageOf((await signUp(signIn, { email: newEmail(), password: '😀'.repeat(128) })).page, 'check-inbox'),
  ).toBeDefined()
})

test('the hint under a new password matches what sign-up decides', async ({ signIn }) => {
  const check = async (typed: string) => {
    const answer = await fetch(signIn.url + checkPassword.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password: typed }),
    })
    return ((await answer.json()) as { response: unknown }).response
  }
  expect(await check('')).toEqual({ problem: 'password_too_short' })
  expect(await check('password1')).toEqual({ problem: 'password_breached' })
  expect(await check('x'.repeat(129))).toEqual({ problem: 'password_too_long' })
  expect(await check(password)).toEqual({ problem: null })
})

test('a link is stored only as a hash, its story carries only ids, and a retried mail is identical', async ({
  signIn,
}) => {
  const email = newEmail()
  const { browser } = await signUp(signIn, { email, password })
  const mail = await awaitMail(email)
  const [uuid = '', secret = ''] = linkIn(mail).token.split('.')
  const rows = await signIn.parts.database.once.selectFrom('sign_in_links').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(secret)
  expect(mail.messageId.replace(/[<>]/g, '')).toBe(`${uuid}@id.northwind.localhost`)
  const again = async (turn: number) => {
    const story = { ...linkMail('confirmation', uuid), id: `send-again-${turn}/${uuid}` }
    await runStory(signIn, story)
  }
  await again(1)
  const copy = await awaitMail(email, 2)
  expect([copy.messageId, linkIn(copy).token]).toEqual([mail.messageId, linkIn(mail).token])
  await confirm(signIn, linkIn(mail).token, browser)
  await again(2)
  expect(await mailsTo(email)).toHaveLength(2)
})

test('if the process dies before starting the story, the sweep sends the sign-up mail', async ({ signIn }) => {
  const email = newEmail()
  const stories = { ...signIn.parts.stories, start: async () => false }
  const mails = { take: async () => 0, giveBack: async () => undefined }
  await signUpNow({ ...signIn.parts, stories, mails, tokens: linkTokens(signIn.parts.secrets.HUB_SECRET) })({
    email,
    password,
    browser: 'the browser',
  })
  expect((await awaitMail(email)).subject).toBe('Confirm your email for Partner Hub')
})

test('an unconfirmed person with the correct password gets the inbox page and is not signed in', async ({ signIn }) => {
  const email = newEmail()
  await signUp(signIn, { email, password })
  const browser = signIn.newBrowser()
  const page = await signIn.submitLogIn(browser, await browser.open(signIn.authorization().url), { email, password })
  expect(redirectOf(page)).toBeUndefined()
  expect(pageOf(page, 'check-inbox').resend_after_seconds).toBeGreaterThan(50)
})
