import type { BrowserContext, Locator, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startAppInTests } from './app-in-tests.ts'
import { alder, ana, newAccount } from './books-in-tests.ts'

let started: Awaited<ReturnType<typeof startAppInTests>>
let context: BrowserContext
let page: Page

beforeAll(async () => {
  started = await startAppInTests()
  const { books } = started
  await books.open('bakery', newAccount({ firm: alder }))
  await books.open('florist', newAccount({ business_name: 'Fern Florist' }))
  for (const account of ['bakery', 'florist']) await books.linkOwner(account, ana)
  books.neighbours.state.signingIn = ana
}, 60_000)
afterAll(() => started.close())

beforeEach(async () => {
  context = await started.browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: started.books.url })
  page = await context.newPage()
  page.setDefaultTimeout(8_000)
})
afterEach(() => context.close())

const boxOf = async (shown: Locator) => {
  const box = await shown.boundingBox()
  if (!box) throw new Error(`${shown} is not shown`)
  return { ...box, middle: box.y + box.height / 2, right: box.x + box.width }
}

test('on a phone the product, other accounts and Sign out share a line, and the current page is in view', async () => {
  await page.goto('/accounts/bakery/settings')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const out = await boxOf(page.getByRole('button', { name: 'Sign out' }))
  for (const beside of [page.getByText('Northwind Books'), page.getByRole('link', { name: 'Your accounts' })])
    expect(Math.abs((await boxOf(beside)).middle - out.middle)).toBeLessThan(8)
  const settings = page.getByRole('link', { name: 'Settings' })
  await expect.poll(async () => (await boxOf(settings)).right).toBeLessThanOrEqual(390)
}, 30_000)

test('on a phone a team member takes the whole width, also while confirming a removal', async () => {
  await page.goto('/accounts/bakery/team')
  const email = page.getByRole('table', { name: 'Team' }).getByText(ana.email)
  expect((await boxOf(email)).width).toBeGreaterThan(280)
  await page.getByRole('button', { name: `Remove: ${alder.name}` }).click()
  const [sure, keep] = [
    await boxOf(page.getByRole('button', { name: 'Remove from the team' })),
    await boxOf(page.getByRole('button', { name: 'Keep' })),
  ]
  expect(sure.height).toBeLessThan(50)
  expect(Math.abs(sure.y - keep.y)).toBeLessThan(8)
}, 30_000)

test('Settings start with the country the account was opened for, and save another one', async () => {
  await page.goto('/accounts/bakery/settings')
  const country = page.getByLabel('Country')
  await expect.poll(() => country.locator('option:checked').textContent()).toBe('Canada')
  await country.selectOption('Germany')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await page.getByText('Saved.').waitFor()
  await page.reload()
  await expect.poll(() => country.inputValue()).toBe('DE')
  expect(started.books.stores.accounts.find('bakery')?.settings.business_address?.country).toBe('DE')
}, 30_000)

test('a country stored as free text stays as it is', async () => {
  const nowhere = { address_1: '', address_2: '', city: '', state_province: '', post_code: '', country: 'The Rock' }
  started.books.stores.accounts.change('florist', { business_address: nowhere })
  await page.goto('/accounts/florist/settings')
  await expect.poll(() => page.getByLabel('Country').inputValue()).toBe('The Rock')
}, 30_000)
