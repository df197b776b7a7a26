import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { fits, isAccessible, startAppInTests } from './app-in-tests.ts'
import { alder, ana, ben, newAccount } from './books-in-tests.ts'
import { payloads } from './script-payloads-in-tests.ts'

let started: Awaited<ReturnType<typeof startAppInTests>>
let books: (typeof started)['books']
let context: BrowserContext
let page: Page
let faults: string[]

beforeAll(async () => {
  started = await startAppInTests()
  books = started.books
  await books.open('bakery')
  await books.linkOwner('bakery', ana)
  books.neighbours.state.signingIn = ana
}, 60_000)
afterAll(() => started.close())

beforeEach(async () => {
  faults = []
  context = await started.browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: books.url })
  page = await context.newPage()
  page.setDefaultTimeout(8_000)
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on('pageerror', (error) => faults.push(error.message))
})
afterEach(async () => {
  await context.close()
  expect(faults).toEqual([])
})

const expectFits = () => fits(page)
const expectAccessible = () => isAccessible(page)
const heading = async () => page.getByRole('heading', { level: 1 }).textContent()
const signIn = async (path: string) => {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

test('an owner signs in, chooses the account and reaches each of its pages by keyboard, wide and narrow', async () => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'Your accounts' }).waitFor()
  await expectAccessible()
  await page.getByRole('link', { name: 'Bluebird Bakery' }).click()
  await page.getByText('To be paid to you').waitFor()
  expect(await heading()).toBe('Bluebird Bakery')
  await expectAccessible()
  await expectFits()
  const pages: (string | null)[] = []
  for (const name of ['Invoices', 'Chart of accounts', 'Team', 'Plan', 'Settings']) {
    await page.getByRole('navigation').getByRole('link', { name }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name }).waitFor()
    expect(await page.evaluate('document.activeElement.id')).toBe('main')
    pages.push(await heading())
    await expectAccessible()
    await expectFits()
  }
  expect(pages).toEqual(['Invoices', 'Chart of accounts', 'Team', 'Plan', 'Settings'])
  await page.getByRole('navigation').getByRole('link', { name: 'Invoices' }).click()
  await page.getByText('Invoice 1041').waitFor()
  expect(await page.getByRole('table').getByRole('row').count()).toBe(19)
}, 40_000)

test('invalid settings show errors at their fields and focus the first; valid ones are saved', async () => {
  await signIn('/accounts/bakery/settings')
  await page.getByLabel('Fiscal year ends in').selectOption('February')
  await page.getByLabel('Fiscal year ends on day').fill('30')
  await page.getByLabel('City').fill('Halifax')
  faults.length = 0
  await page.getByRole('button', { name: 'Save settings' }).click()
  await page.getByText('This month has no such day').waitFor()
  expect(await page.evaluate('document.activeElement.name')).toBe('fiscal_year_end_day')
  expect(await page.getByRole('alert').textContent()).toBe('Nothing was saved. See the marked fields.')
  await expectAccessible()
  // The browser itself logs a 422 response to its console.
  faults.length = 0
  await page.getByLabel('Fiscal year ends on day').fill('28')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await page.getByText('Saved.').waitFor()
  await page.reload()
  expect(await page.getByLabel('City').inputValue()).toBe('Halifax')
  expect((await books.settings('bakery')).json()).toMatchObject({ version: 2, fiscal_year_end_month: 2 })
}, 30_000)

test('the owner invites the accountant and chooses a plan', async () => {
  await signIn('/accounts/bakery/team')
  await page.getByLabel('Email of your accountant').fill('maya@alder.example')
  await page.keyboard.press('Enter')
  await page.getByText('Your accountant is invited.').waitFor()
  const row = page.getByRole('row').filter({ hasText: 'maya@alder.example' })
  expect(await row.textContent()).toBe('maya@alder.exampleAccountantInvitedWithdraw')
  await page.getByRole('link', { name: 'Plan' }).click()
  await page.getByText('Your free trial has 30 days left. No plan is chosen yet. Nothing is charged today.').waitFor()
  await page.getByRole('radio', { name: 'Yearly, two months free' }).check()
  expect(await page.locator('.price').allTextContents()).toEqual([
    'CAD\u00a0190.00 a year',
    'CAD\u00a0330.00 a year',
    'CAD\u00a0600.00 a year',
  ])
  await page.getByRole('button', { name: 'Choose Plus' }).click()
  await page.getByText('You have chosen Plus, billed yearly. Nothing is charged yet.').waitFor()
  await expectAccessible()
}, 30_000)

test('the team page shows what became of each invitation, and what removing a firm or one of its people means', async () => {
  await books.open('teamed', newAccount({ firm: alder }))
  await books.linkOwner('teamed', ana)
  const { team } = books.stores
  const invite = (email: string) =>
    team.inviteAccountant({ account_id: 'teamed', business_name: 'Bluebird Bakery' }, email)?.id ?? ''
  const problem = '550 5.1.1 <lost@x.example>: Recipient address rejected: User unknown in virtual mailbox table'
  team.noteInvitation('teamed', invite('lost@x.example'), { state: 'expected', problem })
  const asking = invite('no@x.example')
  team.noteInvitation('teamed', invite('late@x.example'), { state: 'expired', problem: null })
  team.accept('teamed', invite(ben.email), { ...ben, firm: alder })
  await page.clock.install()
  await signIn('/accounts/teamed/team')
  const rows = page.getByRole('table').locator('tbody').getByRole('row')
  await rows.filter({ hasText: 'no@x.example' }).filter({ hasText: 'Invited' }).waitFor()
  // News from the hub shows without a reload.
  team.noteInvitation('teamed', asking, { state: 'declined', problem: null })
  await page.clock.fastForward(10_000)
  await rows.filter({ hasText: 'Declined' }).waitFor()
  expect(await rows.allTextContents()).toEqual([
    `Ana Reyes${ana.email}YouOwnerJoined`,
    'Alder & Finch LLPAccountantJoinedRemove',
    `lost@x.exampleAccountantNot delivered: ${problem}Withdraw`,
    'no@x.exampleAccountantDeclinedClear',
    'late@x.exampleAccountantExpiredClear',
    `Ben OseiAlder & Finch LLP${ben.email}AccountantJoinedRemove`,
  ])
  await expectFits()
  await page.getByRole('button', { name: 'Remove: Ben Osei' }).click()
  await page.getByText('They leave the team. Their firm keeps its access.').waitFor()
  await page.getByRole('button', { name: 'Remove: Alder & Finch LLP' }).click()
  await page.getByText('The firm and everybody of it lose access at once.').waitFor()
  await expectAccessible()
  await expectFits()
  await rows.nth(1).getByRole('button', { name: 'Remove from the team' }).click()
  await expect.poll(() => rows.count()).toBe(4)
  await page.getByRole('button', { name: 'Clear: no@x.example' }).click()
  await page.getByText('It goes from this list.').waitFor()
  await page.getByRole('button', { name: 'Clear it' }).click()
  await expect.poll(() => rows.count()).toBe(3)
}, 30_000)

test('for an owner who has not joined yet, the team page says so and no more', async () => {
  await books.open('unowned', newAccount({ owner: { first_name: 'Cleo', last_name: 'Marsh', phone: '902-555-0111' } }))
  books.stores.team.join('unowned', ana, 'accountant')
  await signIn('/accounts/unowned/team')
  const row = page.getByRole('row').filter({ hasText: 'Cleo Marsh' })
  await expect.poll(() => row.textContent()).toBe('Cleo MarshOwnerNot here yet')
}, 30_000)

test('if the firm pays, the plan page tells the owner so, and offers nothing to choose', async () => {
  await books.open('firm-paid', newAccount({ billing_owner: 'ACCOUNTANT' }))
  await books.linkOwner('firm-paid', ana)
  books.neighbours.state.billing_owner = 'ACCOUNTANT'
  await signIn('/accounts/firm-paid/plan')
  await page.getByText('Your accounting firm pays for this account.').waitFor()
  await page.getByText('The firm selects and changes the plan in Partner Hub.').waitFor()
  expect(await page.getByRole('link', { name: /Select Plan/ }).count()).toBe(0)
  expect(await page.getByRole('button', { name: /Choose/ }).count()).toBe(0)
}, 30_000)

test('DEC-59 DEC-95 a visitor of the paying firm is led to the client’s plan page in the hub', async () => {
  await books.open('paid-by-firm', newAccount({ billing_owner: 'ACCOUNTANT' }))
  await page.goto(await handOver('ticket for a plan', 'paid-by-firm'))
  await page.getByRole('link', { name: 'Plan', exact: true }).click()
  const link = page.getByRole('link', { name: 'Select Plan in Partner Hub' })
  await link.waitFor()
  expect(await link.getAttribute('href')).toBe(
    `${books.hubUrl}/clients/0198c0de-0000-7000-8000-00000000c001/billing/plan`,
  )
}, 30_000)

/** The URL with which the hub hands an accountant over to the account. */
const handOver = async (ticket: string, account_id = 'bakery'): Promise<string> => {
  books.neighbours.state.tickets.set(ticket, {
    hand_over: 'hand-over',
    identity_id: 4711,
    first_name: 'Maya',
    last_name: 'Lindqvist',
    organization_name: 'Alder & Finch LLP',
    client_uuid: '0198c0de-0000-7000-8000-00000000c001',
    account_id,
    expires_at: new Date(books.clock.now + 60 * 60 * 1000).toISOString(),
  })
  const value = encodeURIComponent(JSON.stringify({ authenticated: { access_token: ticket } }))
  await context.addCookies([{ name: 'session-4711', value, domain: '.northwind.localhost', path: '/', httpOnly: true }])
  return `${books.url}/open/${account_id}?support_session=session-4711`
}

const visitFramedBy = async (origin: string) => {
  const src = await handOver(`ticket for ${origin}`)
  await page.goto(`${origin}/frame?${new URLSearchParams({ src })}`)
  return page.frameLocator('iframe')
}

test('in its own tab a visit leads back to the client’s page in the hub', async () => {
  await page.goto(await handOver('ticket for a tab'))
  const back = page
    .getByRole('complementary', { name: 'Your visit' })
    .getByRole('link', { name: 'Back to Partner Hub' })
  expect(await back.getAttribute('href')).toBe(`${books.hubUrl}/clients/0198c0de-0000-7000-8000-00000000c001`)
})

test('EMBED-03 in the hub’s frame a visitor sees only the hub’s bar, and is told when the firm loses access', async () => {
  await page.clock.install()
  const frame = await visitFramedBy(books.hubUrl)
  await frame.getByRole('navigation', { name: 'Account' }).waitFor()
  await frame.getByRole('heading', { level: 1 }).waitFor()
  // The hub's bar above the frame is the only one.
  expect(await frame.getByRole('complementary').count()).toBe(0)
  await frame.getByRole('link', { name: 'Team' }).click()
  await frame.getByRole('table', { name: 'Team' }).waitFor()
  expect(await frame.getByRole('button').count()).toBe(0)
  expect(page.frames()[1]?.url()).toBe(`${books.url}/accounts/bakery/team`)
  books.neighbours.state.checkStatus = 403
  books.clock.now += 10_001
  await page.clock.fastForward(10_000)
  await frame.getByRole('heading', { name: 'The firm no longer has access to this account.' }).waitFor()
  const font = await page.frames()[1]?.evaluate('getComputedStyle(document.querySelector("h1")).fontFamily')
  expect(font).toContain('Inter Variable')
  faults.length = 0
}, 40_000)

test('Books ships its font, draws one axis under all months and writes dates in words', async () => {
  await signIn('/accounts/bakery')
  await page.locator('.bars').waitFor()
  expect(
    await page.evaluate(
      'document.fonts.ready.then(() => [...document.fonts].some(({ family, status }) => family.includes("Inter Variable") && status === "loaded"))',
    ),
  ).toBe(true)
  expect(await page.evaluate('getComputedStyle(document.querySelector("h1")).fontFamily')).toContain('Inter Variable')
  const edges = (await page.evaluate(
    '[...document.querySelectorAll(".pair")].map((pair) => [pair.getBoundingClientRect().left, pair.getBoundingClientRect().right])',
  )) as [number, number][]
  expect(edges.length).toBeGreaterThan(2)
  for (const [index, [left]] of edges.slice(1).entries()) expect(left).toBeCloseTo(edges[index]?.[1] ?? 0, 1)
  const text = (await page.getByRole('main').textContent()) ?? ''
  expect(text).not.toMatch(/\d{4}-\d\d-\d\d/)
  expect(text).toMatch(/(Due|Paid|,) ?(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d/)
})

test('X3 no other site may frame Books', async () => {
  const frame = await visitFramedBy(books.hubUrl.replace('hub.', 'evil.'))
  await expect.poll(() => faults.join()).toContain('frame-ancestors')
  expect(await frame.getByText('Bluebird Bakery').count()).toBe(0)
  faults.length = 0
}, 30_000)

test('X2 sixty script payloads stay text on every page of an account', async () => {
  expect(new Set(payloads).size).toBe(60)
  const text = payloads.join(' ')
  const scripted = { ...ana, identity_uuid: '0198c0de-0000-7000-8000-00000000d004', first_name: text, last_name: text }
  const owner = { first_name: text, last_name: text, phone: text }
  const firm = { id: randomUUID(), name: text }
  await books.open('scripted', newAccount({ business_name: text, business_industry: text, owner, firm }))
  await books.linkOwner('scripted', scripted)
  const business_address = {
    address_1: text,
    address_2: text,
    city: text,
    state_province: text,
    post_code: text,
    country: 'CA',
  }
  books.stores.accounts.change('scripted', { business_phone: text, business_address, standard_rate: text })
  const lost = books.stores.team.inviteAccountant({ account_id: 'scripted', business_name: text }, 'z@y.example')
  books.stores.team.noteInvitation('scripted', lost?.id ?? '', { state: 'expected', problem: text })
  books.stores.team.join('scripted', { ...ben, email: 'x@y.example', first_name: text, last_name: text }, 'employee')
  books.neighbours.state.signingIn = scripted
  await page.addInitScript('window.ran = 0; window.scriptRan = () => { window.ran++ }')
  for (const part of ['', '/invoices', '/chart', '/settings', '/team', '/plan']) {
    await page.goto(`/accounts/scripted${part}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const shown = () => page.locator('body').textContent()
    if (['', '/team'].includes(part)) await expect.poll(shown, { timeout: 8_000 }).toContain(text)
    if (part === '/settings') await expect.poll(() => page.getByLabel('City').inputValue()).toBe(text)
    expect([part, await page.evaluate('window.ran')]).toEqual([part, 0])
    expect(await page.locator('[onerror], [onload], [onfocus], [ontoggle], [onbegin], iframe').count()).toBe(0)
    expect(await page.locator('a[href^="javascript"]').count()).toBe(0)
  }
  await page.goto('/')
  await expect.poll(() => page.locator('body').textContent(), { timeout: 8_000 }).toContain(text)
  expect(await page.evaluate('window.ran')).toBe(0)
  books.neighbours.state.signingIn = ana
}, 60_000)
