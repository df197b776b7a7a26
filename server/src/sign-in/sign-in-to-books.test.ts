import { expect, vi } from 'vitest'
import type { BooksAmongNeighbours } from '../../testing/books-among-neighbours.ts'
import { awaitMail } from '../../testing/inbox.ts'
import { leaveTheOther } from '../../testing/invited-owner.ts'
import { linkIn, pageOf, viewOf } from '../../testing/sign-in.ts'
import { booksTest } from '../../testing/test.ts'

const test = booksTest.extend('runsStories', true)

const openAccount = async (world: BooksAmongNeighbours, account_id: string, owner: { uuid: string; email: string }) => {
  await world.books.openAccount(account_id, {
    business_id: 1,
    business_uuid: '0198c0de-0000-7000-8000-000000000001',
    business_name: 'Bluebird Bakery',
    country_code: 'CA',
    base_currency: 'CAD',
    business_industry: null,
    owner: { first_name: 'Ana', last_name: 'Reyes', phone: null },
  })
  const { uuid: identity_uuid, email } = owner
  for (let time = 0; time < 2; time++)
    await world.books.linkOwner(account_id, { identity_uuid, email, first_name: 'Ana', last_name: 'Reyes' })
}

test('an owner linked by the hub signs in to Books through the provider, and signs out of both', async ({ world }) => {
  const { signIn, books } = world
  const [owner, stranger] = [await signIn.person(), await signIn.person()]
  await openAccount(world, 'bakery', owner)
  const visit = async (who: { email: string; password: string }) => {
    const browser = world.newBrowser()
    const logIn = await browser.open(`${books.url}/accounts/bakery/plan`)
    const page = await signIn.submitLogIn(browser, logIn, who)
    expect(page.url.href).toBe(`${books.url}/accounts/bakery/plan`)
    return { browser, page, account: await browser.ask(`${books.url}/my/accounts/bakery`) }
  }
  const { browser, account } = await visit(owner)
  expect(JSON.parse(account.text)).toMatchObject({ business_name: 'Bluebird Bakery', visitor: { role: 'owner' } })
  const { person } = JSON.parse((await browser.ask(`${books.url}/my/session`)).text)
  expect(person.email).toBe(owner.email)

  const out = pageOf(await browser.post(`${books.url}/logout`, {}), 'sign-out')
  const done = await browser.post(signIn.origin + out.action, { _csrf: out.csrf, ...out.hidden })
  expect(done.url.href).toBe(`${books.url}/`)
  expect((await browser.ask(`${books.url}/my/accounts/bakery`)).status).toBe(401)
  expect(pageOf(await browser.open(`${books.url}/login`), 'log-in').problem).toBeNull()

  const other = await visit(stranger)
  expect([other.page.status, other.account.status]).toEqual([404, 404])
})

test('someone signed in to Books as another person signs in as the owner and returns to the account', async ({
  world,
}) => {
  const { signIn, books } = world
  const [owner, other] = [await signIn.person(), await signIn.person()]
  await openAccount(world, 'switched', owner)
  const browser = world.newBrowser()
  const plan = `${books.url}/accounts/switched/plan`
  const refused = await signIn.submitLogIn(browser, await browser.open(plan), other)
  expect([refused.status, refused.text]).toEqual([404, expect.stringContaining(`signed in as ${other.email}`)])
  const asked = await browser.post(`${books.url}/login`, { return: '/accounts/switched/plan' })
  expect(pageOf(asked, 'log-in').problem).toBeNull()
  const page = await leaveTheOther(browser, await signIn.submitLogIn(browser, asked, owner))
  expect(page.url.href).toBe(plan)
  expect((await browser.ask(`${books.url}/my/accounts/switched`)).status).toBe(200)
})

/** Sets a new password with the mailed link. */
const resetPassword = async (world: BooksAmongNeighbours, who: { email: string }, password: string) => {
  const { signIn } = world
  const browser = signIn.newBrowser()
  const asked = pageOf(await browser.open(`${signIn.origin}/forgot-password`), 'forgot-password')
  await browser.post(signIn.origin + asked.action, { _csrf: asked.csrf, email: who.email })
  const { token } = linkIn(await awaitMail(who.email))
  const { action, csrf } = pageOf(await browser.open(`${signIn.origin}/reset-password`), 'reset-password')
  const done = await browser.post(signIn.origin + action, { _csrf: csrf, token, password })
  expect(viewOf(done).page).toBe('reset-done')
}

/** Signs in to Books; returns a function that gets the status of a further request. */
const signedIn = async (world: BooksAmongNeighbours, who: { email: string; password: string }, account: string) => {
  const browser = world.newBrowser()
  await world.signIn.submitLogIn(browser, await browser.open(`${world.books.url}/accounts/${account}/plan`), who)
  const ask = async () => (await browser.ask(`${world.books.url}/my/accounts/${account}`)).status
  expect(await ask()).toBe(200)
  return ask
}

test('A7 DEC-51 a password reset ends the person’s sessions in Books within a second, and no one else’s', async ({
  world,
}) => {
  const [owner, other] = [await world.signIn.person(), await world.signIn.person()]
  await openAccount(world, 'reset', owner)
  await openAccount(world, 'kept', other)
  const [first, second, others] = [
    await signedIn(world, owner, 'reset'),
    await signedIn(world, owner, 'reset'),
    await signedIn(world, other, 'kept'),
  ]
  await resetPassword(world, owner, 'a quite different ledger')
  await vi.waitFor(async () => expect([await first(), await second()]).toEqual([401, 401]), { timeout: 1_000 })
  expect(await others()).toBe(200)
})

test('A7 DEC-51 if Books is down, the sessions end when it is back, and one started since stays', async ({ world }) => {
  const owner = await world.signIn.person()
  await openAccount(world, 'away', owner)
  const before = await signedIn(world, owner, 'away')
  await world.books.fault({ fail_times: 2 })
  await resetPassword(world, owner, 'a quite different ledger')
  const after = await signedIn(world, { ...owner, password: 'a quite different ledger' }, 'away')
  await vi.waitFor(async () => expect(await before()).toBe(401), { timeout: 30_000 })
  expect(await after()).toBe(200)
})
