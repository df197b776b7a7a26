import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBooksAmongNeighbours } from '../platform/testing/books-among-neighbours.ts'
import { pageOf } from '../platform/testing/sign-in.ts'

let world: Awaited<ReturnType<typeof startBooksAmongNeighbours>>
beforeAll(async () => {
  world = await startBooksAmongNeighbours()
})
afterAll(() => world.stop())

const openAccount = async (account_id: string, owner: { uuid: string; email: string }) => {
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

test('an owner whom the hub has linked signs in to Books with the provider’s own sign-in, and out of both', async () => {
  const { signIn, books } = world
  const [owner, stranger] = [await signIn.person(), await signIn.person()]
  await openAccount('bakery', owner)
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
