import type { BrowserContext, Locator, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startAppInTests } from './app-in-tests.ts'
import { alder, ana, newAccount } from './books-in-tests.ts'

let started: Awaited<ReturnType<typeof startAppInTests>>
let context: BrowserContext
let page: Page
/** The changing requests that the browser sent. */
let changes: string[]

beforeAll(async () => {
  started = await startAppInTests()
  const { books } = started
  await books.open('bakery', newAccount({ firm: alder }))
  await books.linkOwner('bakery', ana)
  const account = { account_id: 'bakery', business_name: 'Bluebird Bakery' }
  books.stores.team.inviteAccountant(account, 'maya@alder.example')
  books.neighbours.state.signingIn = ana
}, 60_000)
afterAll(() => started.close())

beforeEach(async () => {
  context = await started.browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: started.books.url })
  page = await context.newPage()
  page.setDefaultTimeout(8_000)
  changes = []
  const { host } = new URL(started.books.url)
  page.on('requestfinished', (sent) => {
    if (sent.method() !== 'GET' && new URL(sent.url()).host === host) changes.push(sent.url())
  })
})
afterEach(() => context.close())

const connection = 'Check your connection and try again.'

/** Acts while offline; the failure shows at once. */
const actOffline = async (act: Locator, message: string) => {
  await act.waitFor()
  await context.setOffline(true)
  await act.click()
  await expect.poll(() => page.getByRole('alert').allTextContents()).toEqual([message])
}
/** Back online, the page only reloads its data. */
const expectNothingSent = async (part: string) => {
  const again = page.waitForResponse((answer) => answer.url().endsWith(`/bakery/${part}`))
  await context.setOffline(false)
  await again
  expect(changes).toEqual([])
}

test('offline, removing a firm or withdrawing an invitation fails at once and does not run later', async () => {
  await page.goto('/accounts/bakery/team')
  const rows = page.getByRole('table').locator('tbody').getByRole('row')
  await rows.filter({ hasText: alder.name }).getByRole('button').click()
  await actOffline(page.getByRole('button', { name: 'Remove from the team' }), `Nothing was changed. ${connection}`)
  await page.getByRole('button', { name: 'Keep' }).click()
  expect(await page.getByRole('alert').count()).toBe(0)
  await rows.filter({ hasText: 'maya@alder.example' }).getByRole('button').click()
  await actOffline(page.getByRole('button', { name: 'Withdraw it' }), `Nothing was changed. ${connection}`)
  await page.getByRole('button', { name: 'Keep' }).click()
  await expectNothingSent('team')
  expect(await rows.count()).toBe(3)
}, 30_000)

test('offline, an invitation, settings and a plan fail next to their button and are not sent later', async () => {
  await page.goto('/accounts/bakery/team')
  await page.getByLabel('Email of your accountant').fill('zoe@elm.example')
  await actOffline(page.getByRole('button', { name: 'Invite' }), `Nobody was invited. ${connection}`)
  await expectNothingSent('team')
  await page.goto('/accounts/bakery/settings')
  await page.getByLabel('City').fill('Halifax')
  await actOffline(page.getByRole('button', { name: 'Save settings' }), `Nothing was saved. ${connection}`)
  await expectNothingSent('settings')
  await page.goto('/accounts/bakery/plan')
  const starter = page.getByRole('listitem').filter({ hasText: 'Starter' })
  await actOffline(starter.getByRole('button'), `Your choice was not saved. ${connection}`)
  expect(await starter.getByRole('alert').count()).toBe(1)
  await expectNothingSent('plan')
}, 40_000)

test('offline, a page that fails to load shows an error, and loads once the connection is back', async () => {
  await page.goto('/accounts/bakery')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Team' }).click()
  await page.getByText('This could not be loaded.').waitFor()
  await context.setOffline(false)
  await page.getByRole('table', { name: 'Team' }).waitFor()
}, 30_000)

test('offline, signing out shows an error and stays on the page; it works once the connection is back', async () => {
  for (const path of ['/accounts/bakery/team', '/']) {
    await page.goto(path)
    await actOffline(
      page.getByRole('button', { name: 'Sign out' }),
      'You are offline and still signed in. Check your connection and try again.',
    )
    expect(page.url()).toBe(started.books.url + path)
    await context.setOffline(false)
  }
  const signedOut = page.waitForRequest((request) => new URL(request.url()).pathname === '/logout')
  await page.getByRole('button', { name: 'Sign out' }).click()
  expect((await (await signedOut).response())?.status()).toBe(303)
}, 30_000)
