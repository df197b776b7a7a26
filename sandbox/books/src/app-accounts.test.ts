import type { BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { fits, isAccessible, startAppInTests } from './app-in-tests.ts'
import { ana, ben, newAccount } from './books-in-tests.ts'

let started: Awaited<ReturnType<typeof startAppInTests>>
let books: (typeof started)['books']
let context: BrowserContext
let page: Page

beforeAll(async () => {
  started = await startAppInTests()
  books = started.books
  await books.open('bakery')
  await books.linkOwner('bakery', ana)
}, 60_000)
afterAll(() => started.close())

beforeEach(async () => {
  books.neighbours.state.signingIn = ana
  context = await started.browser.newContext({ baseURL: books.url })
  page = await context.newPage()
  page.setDefaultTimeout(8_000)
})
afterEach(() => context.close())

test('someone else’s account shows who is signed in, and opens after signing in as its owner', async () => {
  await books.open('alone')
  await books.linkOwner('alone', ben)
  books.neighbours.state.signingIn = ben
  await page.goto('/accounts/bakery/settings')
  await page.getByText(`You are signed in as ${ben.email}.`).waitFor()
  await isAccessible(page)
  await fits(page)
  await page.goto('/accounts/alone')
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
  expect(await page.getByRole('link', { name: 'Your accounts' }).count()).toBe(0)
  await page.goto('/accounts/bakery/settings')
  books.neighbours.state.signingIn = ana
  await page.getByRole('button', { name: 'Sign in as someone else' }).click()
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
  expect(page.url()).toBe(`${books.url}/accounts/bakery/settings`)
}, 30_000)

test('an owner of two businesses can switch from one account to the other', async () => {
  await books.open('florist', newAccount({ business_name: 'Fern Florist' }))
  await books.linkOwner('florist', ana)
  await page.goto('/accounts/bakery/plan')
  await page.getByRole('link', { name: 'Your accounts' }).waitFor()
  await isAccessible(page)
  await fits(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('link', { name: 'Your accounts' }).click()
  await page.getByRole('link', { name: 'Fern Florist' }).click()
  await page.getByRole('heading', { level: 1, name: 'Fern Florist' }).waitFor()
}, 30_000)
