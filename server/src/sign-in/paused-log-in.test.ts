import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, redirectOf } from '../../testing/browser.ts'
import { awaitMail } from '../../testing/inbox.ts'
import { linkIn, pageOf, type SignInWorld, startSignIn, viewOf } from '../../testing/sign-in.ts'

let world: SignInWorld
beforeAll(async () => {
  world = await startSignIn()
  await world.startWorker()
})
afterAll(() => world.stop())

const newPassword = 'a quite different ledger'

/** Posts the correct password and stops; returns the redirect that was not followed. */
const pausedLogIn = async (browser: Browser, who: { email: string; password: string }): Promise<URL> => {
  const { action, csrf } = pageOf(await browser.open(world.authorization().url), 'log-in')
  const page = await browser.ask(world.origin + action, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: world.origin },
    body: new URLSearchParams({ _csrf: csrf, email: who.email, password: who.password }).toString(),
  })
  const next = redirectOf(page)
  if (!next) throw new Error(`not logged in: ${page.status}`)
  return next
}

const resetByMail = async (email: string) => {
  const browser = world.newBrowser()
  const ask = pageOf(await browser.open(`${world.origin}/forgot-password`), 'forgot-password')
  await browser.post(world.origin + ask.action, { _csrf: ask.csrf, email })
  const { token } = linkIn(await awaitMail(email))
  const { action, csrf } = pageOf(await browser.open(`${world.origin}/reset-password`), 'reset-password')
  const done = await browser.post(world.origin + action, { _csrf: csrf, token, password: newPassword })
  expect(viewOf(done).page).toBe('reset-done')
}

const records = () => world.parts.database.once.selectFrom('oidc_records')
const putBack = (rows: Awaited<ReturnType<typeof recordsOf>>) =>
  world.parts.database.once
    .insertInto('oidc_records')
    .values(rows.map((row) => ({ ...row, payload: JSON.stringify(row.payload) })))
    .execute()
const recordsOf = (kind: string) => records().selectAll().where('kind', '=', kind).execute()

test('a log-in paused before its redirect does not survive a password reset', async () => {
  const who = await world.person()
  const browser = world.newBrowser()
  const next = await pausedLogIn(browser, who)
  await resetByMail(who.email)
  const followed = await browser.open(next)
  expect([followed.status, viewOf(followed).page]).toEqual([400, 'unknown-sign-in'])
  expect(pageOf(await browser.open(world.authorization().url), 'log-in').problem).toBeNull()
})

test('a log-in recorded during a password reset yields no code and no session', async () => {
  const who = await world.person()
  const browser = world.newBrowser()
  const next = await pausedLogIn(browser, who)
  const written = await recordsOf('Interaction')
  await resetByMail(who.email)
  await world.parts.database.once.deleteFrom('oidc_records').where('kind', '=', 'Interaction').execute()
  await putBack(written)
  expect(viewOf(await browser.open(next)).page).toBe('log-in')
  expect(viewOf(await browser.open(world.authorization().url)).page).toBe('log-in')
  const page = await world.submitLogIn(browser, await browser.open(world.authorization().url), {
    email: who.email,
    password: newPassword,
  })
  expect(redirectOf(page)?.href).toContain('?code=')
})

test('a code recorded during a password reset yields no token', async () => {
  const who = await world.person()
  const { code, verifier } = await world.codeFor(who)
  const written = [...(await recordsOf('AuthorizationCode')), ...(await recordsOf('Grant'))]
  await resetByMail(who.email)
  await world.parts.database.once
    .deleteFrom('oidc_records')
    .where('kind', 'in', ['AuthorizationCode', 'Grant'])
    .execute()
  await putBack(written)
  const answer = await world.exchange({ code, code_verifier: verifier })
  expect([answer.status, await answer.json()]).toMatchObject([400, { error: 'invalid_grant' }])
})
