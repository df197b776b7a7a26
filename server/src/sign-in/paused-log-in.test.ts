import { expect } from 'vitest'
import { type Browser, redirectOf } from '../../testing/browser.ts'
import { awaitMail } from '../../testing/inbox.ts'
import { linkIn, pageOf, type SignInWorld, viewOf } from '../../testing/sign-in.ts'
import { signInTest } from '../../testing/test.ts'

const test = signInTest.extend('runsStories', true)

const newPassword = 'a quite different ledger'

/** Posts the correct password and stops; returns the redirect that was not followed. */
const pausedLogIn = async (
  signIn: SignInWorld,
  browser: Browser,
  who: { email: string; password: string },
): Promise<URL> => {
  const { action, csrf } = pageOf(await browser.open(signIn.authorization().url), 'log-in')
  const page = await browser.ask(signIn.origin + action, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: signIn.origin },
    body: new URLSearchParams({ _csrf: csrf, email: who.email, password: who.password }).toString(),
  })
  const next = redirectOf(page)
  if (!next) throw new Error(`not logged in: ${page.status}`)
  return next
}

const resetByMail = async (signIn: SignInWorld, email: string) => {
  const browser = signIn.newBrowser()
  const ask = pageOf(await browser.open(`${signIn.origin}/forgot-password`), 'forgot-password')
  await browser.post(signIn.origin + ask.action, { _csrf: ask.csrf, email })
  const { token } = linkIn(await awaitMail(email))
  const { action, csrf } = pageOf(await browser.open(`${signIn.origin}/reset-password`), 'reset-password')
  const done = await browser.post(signIn.origin + action, { _csrf: csrf, token, password: newPassword })
  expect(viewOf(done).page).toBe('reset-done')
}

const records = (signIn: SignInWorld) => signIn.parts.database.once.selectFrom('oidc_records')
const putBack = (signIn: SignInWorld, rows: Awaited<ReturnType<typeof recordsOf>>) =>
  signIn.parts.database.once
    .insertInto('oidc_records')
    .values(rows.map((row) => ({ ...row, payload: JSON.stringify(row.payload) })))
    .execute()
const recordsOf = (signIn: SignInWorld, kind: string) => records(signIn).selectAll().where('kind', '=', kind).execute()

test('a log-in paused before its redirect does not survive a password reset', async ({ signIn }) => {
  const who = await signIn.person()
  const browser = signIn.newBrowser()
  const next = await pausedLogIn(signIn, browser, who)
  await resetByMail(signIn, who.email)
  const followed = await browser.open(next)
  expect([followed.status, viewOf(followed).page]).toEqual([400, 'unknown-sign-in'])
  expect(pageOf(await browser.open(signIn.authorization().url), 'log-in').problem).toBeNull()
})

test('a log-in recorded during a password reset yields no code and no session', async ({ signIn }) => {
  const who = await signIn.person()
  const browser = signIn.newBrowser()
  const next = await pausedLogIn(signIn, browser, who)
  const written = await recordsOf(signIn, 'Interaction')
  await resetByMail(signIn, who.email)
  await signIn.parts.database.once.deleteFrom('oidc_records').where('kind', '=', 'Interaction').execute()
  await putBack(signIn, written)
  expect(viewOf(await browser.open(next)).page).toBe('log-in')
  expect(viewOf(await browser.open(signIn.authorization().url)).page).toBe('log-in')
  const page = await signIn.submitLogIn(browser, await browser.open(signIn.authorization().url), {
    email: who.email,
    password: newPassword,
  })
  expect(redirectOf(page)?.href).toContain('?code=')
})

test('a code recorded during a password reset yields no token', async ({ signIn }) => {
  const who = await signIn.person()
  const { code, verifier } = await signIn.codeFor(who)
  const written = [...(await recordsOf(signIn, 'AuthorizationCode')), ...(await recordsOf(signIn, 'Grant'))]
  await resetByMail(signIn, who.email)
  await signIn.parts.database.once
    .deleteFrom('oidc_records')
    .where('kind', 'in', ['AuthorizationCode', 'Grant'])
    .execute()
  await putBack(signIn, written)
  const answer = await signIn.exchange({ code, code_verifier: verifier })
  expect([answer.status, await answer.json()]).toMatchObject([400, { error: 'invalid_grant' }])
})
