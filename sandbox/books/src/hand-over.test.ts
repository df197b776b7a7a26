import type { RedeemedHandOver } from '@partner-hub/contracts/books/books.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startBooksInTests } from './books-in-tests.ts'

let books: Awaited<ReturnType<typeof startBooksInTests>>
beforeAll(async () => {
  books = await startBooksInTests()
  await books.open('bakery')
  await books.open('other')
})
afterAll(() => books.close())
beforeEach(() => {
  Object.assign(books.neighbours.state, { checks: 0, checkStatus: 204, redeemed: [] })
})

let made = 0
const grantTicket = (changes: Partial<RedeemedHandOver> = {}) => {
  const ticket = `ticket-${++made}`
  books.neighbours.state.tickets.set(ticket, {
    hand_over: `hand-over-${made}`,
    identity_id: 4711,
    first_name: 'Maya',
    last_name: 'Lindqvist',
    organization_name: 'Alder & Finch LLP',
    client_uuid: '0198c0de-0000-7000-8000-00000000c001',
    account_id: 'bakery',
    expires_at: new Date(books.clock.now + 60 * 60 * 1000).toISOString(),
    ...changes,
  })
  return ticket
}

const DEAD = '<h1>This link can&#39;t open the account any more</h1>'
const OVER = '<h1>This visit has ended.</h1><p class="soft">Open the account again from Partner Hub.</p>'
const ENDED = '<h1>The firm no longer has access to this account.</h1>'

/** Opens the account as if the hub had set its cookie and redirected the browser here. */
const arrive = async (ticket: string, { account = 'bakery', session = 'session-4711' } = {}) => {
  const browser = books.newBrowser()
  browser.cookies['session-4711'] = JSON.stringify({ businessId: 1, authenticated: { access_token: ticket } })
  const answer = await browser.get(`/open/${account}?support_session=${session}`)
  return { browser, answer }
}

test('a ticket opens this account for that person as accountant, and disappears from the URL', async () => {
  const ticket = grantTicket()
  const { browser, answer } = await arrive(ticket)
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/accounts/bakery'])
  expect(books.neighbours.state.redeemed).toEqual([
    { ticket, account_id: 'bakery', host: 'books.northwind.localhost:8082' },
  ])
  expect((await browser.get('/my/accounts/bakery')).json()).toMatchObject({
    business_name: 'Bluebird Bakery',
    visitor: { first_name: 'Maya', last_name: 'Lindqvist', role: 'accountant', organization_name: 'Alder & Finch LLP' },
    may: { change_settings: true, invite: false, choose_plan: false },
  })
  // The visit is bound to this account: the other account and the list of accounts treat this browser as signed out.
  expect((await browser.get('/my/accounts/other')).statusCode).toBe(401)
  expect((await browser.get('/my/session')).json()).toMatchObject({ person: null, accounts: [] })
  const moved = { 'books-visit-other': browser.cookies['books-visit-bakery'] ?? '' }
  expect((await books.app.inject({ url: '/my/accounts/other', cookies: moved })).statusCode).toBe(401)
})

test('two accounts are open side by side', async () => {
  const { browser } = await arrive(grantTicket())
  const second = JSON.stringify({ authenticated: { access_token: grantTicket({ account_id: 'other' }) } })
  browser.cookies['session-4711'] = second
  expect((await browser.get('/open/other?support_session=session-4711/')).headers.location).toBe('/accounts/other')
  for (const account of ['bakery', 'other'])
    expect((await browser.get(`/my/accounts/${account}`)).json()).toMatchObject({ account_id: account })
})

test('a used, unknown, foreign or missing ticket opens nothing and says what to do', async () => {
  const used = grantTicket()
  await arrive(used)
  const tries = [
    arrive(used),
    arrive('never issued'),
    arrive(grantTicket({ account_id: 'other' })),
    arrive(grantTicket({ identity_id: 4712 })),
    arrive(grantTicket(), { session: 'session-4712' }),
    arrive(grantTicket(), { session: 'books-session' }),
    arrive(grantTicket(), { session: '' }),
    arrive(grantTicket(), { account: 'nowhere' }),
  ]
  for (const { browser, answer } of await Promise.all(tries)) {
    expect([answer.statusCode, answer.body]).toEqual([410, expect.stringContaining(DEAD)])
    expect(answer.body).toContain('Go back to Partner Hub and open the account from there once more.')
    expect(Object.keys(browser.cookies)).toEqual(['session-4711'])
  }
})

test('removing access ends the visit at the next request, after one second at most', async () => {
  const { browser } = await arrive(grantTicket())
  const ask = async () => (await browser.get('/my/accounts/bakery/dashboard')).statusCode
  books.clock.now += 1_000
  expect([await ask(), await ask(), books.neighbours.state.checks]).toEqual([200, 200, 0])
  books.clock.now += 1
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([200, 200, 200])
  expect(books.neighbours.state.checks).toBe(1)
  books.neighbours.state.checkStatus = 403
  books.clock.now += 1_001
  expect(await Promise.all([ask(), ask()])).toEqual([403, 403])
  const page = await browser.get('/accounts/bakery')
  expect([page.statusCode, page.body]).toEqual([403, expect.stringContaining(ENDED)])
  const change = await browser.send('PUT', '/my/accounts/bakery/settings', {})
  expect([change.statusCode, change.json()]).toEqual([403, { error: 'access_ended' }])
  // The visit stays ended, whatever the hub says later.
  books.neighbours.state.checkStatus = 204
  books.clock.now += 1_001
  expect(await ask()).toBe(403)
  expect(books.neighbours.state.checks).toBe(2)
})

test('after a log-out the visit says that it has ended, not that access was lost, and leads to the hub’s clients', async () => {
  const { browser } = await arrive(grantTicket())
  books.neighbours.state.checkStatus = 404
  books.clock.now += 1_001
  const ask = async () => {
    const answer = await browser.get('/my/accounts/bakery/dashboard')
    return [answer.statusCode, answer.json()]
  }
  const over = [401, { error: 'visit_over' }]
  expect(await Promise.all([ask(), ask()])).toEqual([over, over])
  const page = await browser.get('/accounts/bakery')
  expect([page.statusCode, page.body]).toEqual([401, expect.stringContaining(OVER)])
  expect(page.body).toContain(`<a class="cta" href="${books.hubUrl}/clients">Open Partner Hub</a>`)
  const framed = await browser.ask({ url: '/accounts/bakery', headers: { 'sec-fetch-dest': 'iframe' } })
  expect(framed.body).toContain(`href="${books.hubUrl}/clients" target="_blank" rel="noopener">`)
  // The visit stays ended, and a new one is not affected.
  books.neighbours.state.checkStatus = 204
  expect([await ask(), books.neighbours.state.checks]).toEqual([over, 1])
  const again = await arrive(grantTicket())
  expect((await again.browser.get('/my/accounts/bakery')).statusCode).toBe(200)
})

test('a token that the hub rejects is renewed, and the visitor does not notice', async () => {
  await arrive(grantTicket())
  books.neighbours.state.ownToken = 'the next token of Books'
  const { answer } = await arrive(grantTicket())
  expect(answer.statusCode).toBe(303)
})

test('while the hub is unreachable the account is not shown, and the visit continues afterwards', async () => {
  const { browser } = await arrive(grantTicket())
  books.clock.now += 1_001
  books.neighbours.state.checkStatus = 500
  expect((await browser.get('/my/accounts/bakery/dashboard')).statusCode).toBe(503)
  expect((await browser.get('/accounts/bakery')).body).toContain('<h1>We can&#39;t check your access right now</h1>')
  books.neighbours.state.checkStatus = 204
  expect((await browser.get('/my/accounts/bakery/dashboard')).statusCode).toBe(200)
})

test('a visit ends when its time is up', async () => {
  const { browser } = await arrive(grantTicket({ expires_at: new Date(books.clock.now + 5_000).toISOString() }))
  books.clock.now += 5_001
  const page = await browser.get('/accounts/bakery')
  expect([page.statusCode, page.body]).toEqual([401, expect.stringContaining(OVER)])
})

test('without a ticket the URL leads to signing in, and only the hub may frame Books', async () => {
  const browser = books.newBrowser()
  expect((await browser.get('/open/bakery?identity_id=4711')).headers.location).toBe('/accounts/bakery')
  const framed = await browser.ask({ url: '/accounts/bakery', headers: { 'sec-fetch-dest': 'iframe' } })
  expect([framed.statusCode, framed.body]).toEqual([401, expect.stringContaining('target="_blank" rel="noopener"')])
  const { browser: visitor } = await arrive(grantTicket())
  for (const path of ['/', '/accounts/bakery', '/my/accounts/bakery', '/accounts/other', '/open/x', '/login', '/gone'])
    expect([path, (await visitor.get(path)).headers['content-security-policy']]).toEqual([
      path,
      expect.stringMatching(new RegExp(`frame-ancestors ${books.hubUrl}$`)),
    ])
})
