import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, redirectOf } from '../../testing/browser.ts'
import { awaitMail } from '../../testing/inbox.ts'
import { confirms, signsUp } from '../../testing/invited-owner.ts'
import { linkIn, pageOf, type SignInWorld, startSignIn, viewOf } from '../../testing/sign-in.ts'
import { newUuid } from '../platform/ids/ids.ts'

let world: SignInWorld
beforeAll(async () => {
  world = await startSignIn({ RESEND_AFTER_SECONDS: '60' })
  await world.startWorker()
})
afterAll(() => world.stop())

const place = () => ({ signInUrl: world.origin })
const newEmail = () => `${newUuid()}@victim.example`
const strangers = 'the stranger’s own password'
const own = 'wind over the ledger'

/** Signs up with an address in a browser; returns the token from the mail. */
const signUp = async (browser: Browser, email: string, password: string) => {
  await signsUp(place(), browser, { email, password, invitation: '' })
  return linkIn(await awaitMail(email)).token
}

const isLetIn = async (email: string, password: string) => {
  const browser = world.newBrowser()
  const page = await world.submitLogIn(browser, await browser.open(world.authorization().url), { email, password })
  return redirectOf(page) !== undefined
}

test('A1 when an owner confirms a stranger’s sign-up, the stranger’s password does not become valid', async () => {
  const email = newEmail()
  const token = await signUp(world.newBrowser(), email, strangers)
  const owner = world.newBrowser()
  const asked = pageOf(await confirms(place(), owner, token), 'confirm-password')
  expect(asked).toMatchObject({ email, token, problems: {}, is_invited: false })
  expect(await isLetIn(email, strangers)).toBe(false)
  expect(viewOf(await confirms(place(), owner, token, own)).page).toBe('confirmed')
  expect([await isLetIn(email, strangers), await isLetIn(email, own)]).toEqual([false, true])
})

test('A1 in the browser of the sign-up one click confirms, also from a mail that was sent again', async () => {
  const [email, again] = [newEmail(), newEmail()]
  const browser = world.newBrowser()
  const token = await signUp(browser, email, own)
  expect(viewOf(await confirms(place(), browser, token)).page).toBe('confirmed')
  expect(await isLetIn(email, own)).toBe(true)

  await signUp(browser, again, own)
  await world.parts.database.once.deleteFrom('rate_limits').execute()
  const { action, csrf, hidden } = pageOf(await browser.open(`${world.origin}/check-inbox`), 'check-inbox')
  await browser.post(world.origin + action, { _csrf: csrf, ...hidden })
  const { token: newer } = linkIn(await awaitMail(again, 2))
  expect(viewOf(await confirms(place(), browser, newer)).page).toBe('confirmed')
})

test('A1 another browser accepts the password chosen at the sign-up or a new one', async () => {
  const email = newEmail()
  const token = await signUp(world.newBrowser(), email, own)
  expect(viewOf(await confirms(place(), world.newBrowser(), token, own)).page).toBe('confirmed')
  expect(await isLetIn(email, own)).toBe(true)
})

test('A1 an invalid password is refused at its field, and the link stays valid', async () => {
  const email = newEmail()
  const token = await signUp(world.newBrowser(), email, strangers)
  const browser = world.newBrowser()
  for (const [typed, problem] of [
    ['', 'password_missing'],
    ['seven77', 'password_too_short'],
    [email, 'password_is_email'],
  ] as const)
    expect(pageOf(await confirms(place(), browser, token, typed), 'confirm-password').problems).toEqual({
      password: problem,
    })
  expect(viewOf(await confirms(place(), browser, token, own)).page).toBe('confirmed')
})

test('A1 a forged cookie does not pass for the browser of the sign-up', async () => {
  const email = newEmail()
  const signingUp = world.newBrowser()
  const token = await signUp(signingUp, email, strangers)
  const known = signingUp.cookies.find(({ name }) => name === 'browser')
  if (!known) throw new Error('no cookie of the browser')
  const victim = world.newBrowser()
  await victim.open(`${world.origin}/confirm`)
  victim.cookies.push({ ...known, value: known.value.replace(/\.[^.]*$/, '.forged') })
  expect(viewOf(await confirms(place(), victim, token)).page).toBe('confirm-password')
})
