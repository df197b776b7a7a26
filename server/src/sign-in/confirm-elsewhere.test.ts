import { expect } from 'vitest'
import { type Browser, redirectOf } from '../../testing/browser.ts'
import { awaitMail } from '../../testing/inbox.ts'
import { confirms, signsUp } from '../../testing/invited-owner.ts'
import { linkIn, pageOf, type SignInWorld, viewOf } from '../../testing/sign-in.ts'
import { signInTest } from '../../testing/test.ts'
import { newUuid } from '../platform/ids/ids.ts'

const test = signInTest.extend('settings', { RESEND_AFTER_SECONDS: '60' }).extend('runsStories', true)

const place = (signIn: SignInWorld) => ({ signInUrl: signIn.origin })
const newEmail = () => `${newUuid()}@victim.example`
const strangers = 'the stranger’s own password'
const own = 'wind over the ledger'

/** Signs up with an address in a browser; returns the token from the mail. */
const signUp = async (signIn: SignInWorld, browser: Browser, email: string, password: string) => {
  await signsUp(place(signIn), browser, { email, password, invitation: '' })
  return linkIn(await awaitMail(email)).token
}

const isLetIn = async (signIn: SignInWorld, email: string, password: string) => {
  const browser = signIn.newBrowser()
  const page = await signIn.submitLogIn(browser, await browser.open(signIn.authorization().url), { email, password })
  return redirectOf(page) !== undefined
}

test('A1 when an owner confirms a stranger’s sign-up, the stranger’s password does not become valid', async ({
  signIn,
}) => {
  const email = newEmail()
  const token = await signUp(signIn, signIn.newBrowser(), email, strangers)
  const owner = signIn.newBrowser()
  const asked = pageOf(await confirms(place(signIn), owner, token), 'confirm-password')
  expect(asked).toMatchObject({ email, token, problems: {}, is_invited: false })
  expect(await isLetIn(signIn, email, strangers)).toBe(false)
  expect(viewOf(await confirms(place(signIn), owner, token, own)).page).toBe('confirmed')
  expect([await isLetIn(signIn, email, strangers), await isLetIn(signIn, email, own)]).toEqual([false, true])
})

test('A1 in the browser of the sign-up one click confirms, also from a mail that was sent again', async ({
  signIn,
}) => {
  const [email, again] = [newEmail(), newEmail()]
  const browser = signIn.newBrowser()
  const token = await signUp(signIn, browser, email, own)
  expect(viewOf(await confirms(place(signIn), browser, token)).page).toBe('confirmed')
  expect(await isLetIn(signIn, email, own)).toBe(true)

  await signUp(signIn, browser, again, own)
  await signIn.parts.database.once.deleteFrom('rate_limits').execute()
  const { action, csrf, hidden } = pageOf(await browser.open(`${signIn.origin}/check-inbox`), 'check-inbox')
  await browser.post(signIn.origin + action, { _csrf: csrf, ...hidden })
  const { token: newer } = linkIn(await awaitMail(again, 2))
  expect(viewOf(await confirms(place(signIn), browser, newer)).page).toBe('confirmed')
})

test('A1 another browser accepts the password chosen at the sign-up or a new one', async ({ signIn }) => {
  const email = newEmail()
  const token = await signUp(signIn, signIn.newBrowser(), email, own)
  expect(viewOf(await confirms(place(signIn), signIn.newBrowser(), token, own)).page).toBe('confirmed')
  expect(await isLetIn(signIn, email, own)).toBe(true)
})

test('A1 an invalid password is refused at its field, and the link stays valid', async ({ signIn }) => {
  const email = newEmail()
  const token = await signUp(signIn, signIn.newBrowser(), email, strangers)
  const browser = signIn.newBrowser()
  for (const [typed, problem] of [
    ['', 'password_missing'],
    ['seven77', 'password_too_short'],
    [email, 'password_is_email'],
  ] as const)
    expect(pageOf(await confirms(place(signIn), browser, token, typed), 'confirm-password').problems).toEqual({
      password: problem,
    })
  expect(viewOf(await confirms(place(signIn), browser, token, own)).page).toBe('confirmed')
})

test('A1 a forged cookie does not pass for the browser of the sign-up', async ({ signIn }) => {
  const email = newEmail()
  const signingUp = signIn.newBrowser()
  const token = await signUp(signIn, signingUp, email, strangers)
  const known = signingUp.cookies.find(({ name }) => name === 'browser')
  if (!known) throw new Error('no cookie of the browser')
  const victim = signIn.newBrowser()
  await victim.open(`${signIn.origin}/confirm`)
  victim.cookies.push({ ...known, value: known.value.replace(/\.[^.]*$/, '.forged') })
  expect(viewOf(await confirms(place(signIn), victim, token)).page).toBe('confirm-password')
})
