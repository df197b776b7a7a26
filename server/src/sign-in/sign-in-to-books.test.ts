import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { booksEnvironment } from '../../../tools/books/books-environment.ts'
import { booksPort } from '../../../tools/books/books-port.ts'
import { type BooksProcess, startBooks } from '../../../tools/books/books-process.ts'
import { freePort } from '../../../tools/faults/free-port.ts'
import { Browser } from '../platform/testing/browser.ts'
import { type Hub, startHub } from '../platform/testing/hub.ts'
import { pageOf, type SignInWorld, startSignIn } from '../platform/testing/sign-in.ts'

let signIn: SignInWorld
let hub: Hub
let books: BooksProcess
const folder = mkdtempSync(join(tmpdir(), 'books-'))

beforeAll(async () => {
  const environment = booksEnvironment(await freePort())
  signIn = await startSignIn({ ...environment })
  hub = await startHub({ ...environment }, {}, signIn.clone)
  books = await startBooks(environment, join(folder, 'books.db'), {
    HUB_URL: hub.config.HUB_URL,
    HUB_INTERNAL_URL: hub.url,
    SIGN_IN_URL: signIn.origin,
    SIGN_IN_INTERNAL_URL: signIn.url,
  })
})
afterAll(async () => {
  await books.stop()
  await hub.stop()
  await signIn.stop()
  rmSync(folder, { recursive: true })
})

const newBrowser = () =>
  new Browser({
    [signIn.origin]: signIn.url,
    [books.environment.BOOKS_URL]: books.environment.BOOKS_INTERNAL_URL,
  })

const openAccount = async (account_id: string, owner: { uuid: string; email: string }) => {
  const port = booksPort(books.environment)
  await port.openAccount(account_id, {
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
    await port.linkOwner(account_id, { identity_uuid, email, first_name: 'Ana', last_name: 'Reyes' })
}

test('an owner whom the hub has linked signs in to Books with the provider’s own sign-in, and out of both', async () => {
  const [owner, stranger] = [await signIn.person(), await signIn.person()]
  await openAccount('bakery', owner)
  const url = books.environment.BOOKS_URL
  const visit = async (who: { email: string; password: string }) => {
    const browser = newBrowser()
    const logIn = await browser.open(`${url}/accounts/bakery/plan`)
    const page = await signIn.submitLogIn(browser, logIn, who)
    expect(page.url.href).toBe(`${url}/accounts/bakery/plan`)
    return { browser, page, account: await browser.ask(`${url}/my/accounts/bakery`) }
  }
  const { browser, account } = await visit(owner)
  expect(JSON.parse(account.text)).toMatchObject({ business_name: 'Bluebird Bakery', visitor: { role: 'owner' } })
  const { person } = JSON.parse((await browser.ask(`${url}/my/session`)).text)
  expect(person.email).toBe(owner.email)

  const out = pageOf(await browser.post(`${url}/logout`, {}), 'sign-out')
  const done = await browser.post(signIn.origin + out.action, { _csrf: out.csrf, ...out.hidden })
  expect(done.url.href).toBe(`${url}/`)
  expect((await browser.ask(`${url}/my/accounts/bakery`)).status).toBe(401)
  expect(pageOf(await browser.open(`${url}/login`), 'log-in').problem).toBeNull()

  const other = await visit(stranger)
  expect([other.page.status, other.account.status]).toEqual([404, 404])
})
