import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ana, ben, startBooksInTests } from './books-in-tests.ts'

let books: Awaited<ReturnType<typeof startBooksInTests>>
beforeAll(async () => {
  books = await startBooksInTests()
  await books.open('bakery')
  await books.linkOwner('bakery', ana)
})
afterAll(() => books.close())

test('an owner signs in through the sign-in service and returns to the requested page', async () => {
  const browser = books.newBrowser()
  const wanted = await browser.get('/accounts/bakery/invoices')
  expect([wanted.statusCode, wanted.headers.location]).toEqual([303, '/login?return=%2Faccounts%2Fbakery%2Finvoices'])
  const authorization = new URL((await browser.get(String(wanted.headers.location))).headers.location ?? '')
  expect(authorization.origin + authorization.pathname).toBe(`${books.neighbours.url}/oauth/authorize`)
  expect(Object.fromEntries(authorization.searchParams)).toEqual({
    client_id: 'northwind-books',
    redirect_uri: 'http://books.northwind.localhost:8082/oauthcallback',
    response_type: 'code',
    scope: 'admin:all',
    state: expect.any(String),
    code_challenge: expect.any(String),
    code_challenge_method: 'S256',
  })
  const back = await browser.signIn(ana, '/accounts/bakery/invoices')
  expect([back.statusCode, back.headers.location]).toEqual([303, '/accounts/bakery/invoices'])
  expect(back.headers['set-cookie']).toContainEqual(
    expect.stringMatching(/^books-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
  )
  expect((await browser.get('/my/session')).json()).toMatchObject({
    person: { first_name: 'Ana', last_name: 'Reyes', email: 'ana@bluebird.example' },
    accounts: [{ account_id: 'bakery', business_name: 'Bluebird Bakery', role: 'owner' }],
  })
})

test('a code of another attempt, another browser or another issuer is refused', async () => {
  const [first, second] = [books.newBrowser(), books.newBrowser()]
  const begin = async (browser: typeof first) =>
    new URL((await browser.get('/login')).headers.location ?? '').searchParams
  const [one, other] = [await begin(first), await begin(second)]
  const code = () => books.neighbours.issueCode(ana, one.get('code_challenge') ?? '')
  const iss = books.neighbours.url
  const tries = [
    { browser: second, query: { code: code(), state: other.get('state') ?? '', iss } },
    { browser: books.newBrowser(), query: { code: code(), state: one.get('state') ?? '', iss } },
    { browser: first, query: { code: code(), state: other.get('state') ?? '', iss } },
  ]
  for (const { browser, query } of tries) {
    const answer = await browser.get(`/oauthcallback?${new URLSearchParams(query)}`)
    expect([answer.statusCode, browser.cookies['books-session']]).toEqual([400, undefined])
    expect(answer.body).toContain('<h1>We couldn&#39;t sign you in</h1>')
  }
  const foreign = books.newBrowser()
  const authorization = await begin(foreign)
  const theirs = books.neighbours.issueCode(ana, authorization.get('code_challenge') ?? '')
  const query = new URLSearchParams({
    code: theirs,
    state: authorization.get('state') ?? '',
    iss: 'http://evil.example',
  })
  expect((await foreign.get(`/oauthcallback?${query}`)).statusCode).toBe(400)
})

test('signing in redirects only to pages of Books', async () => {
  for (const path of ['//evil.example', 'http://evil.example', '/\\evil.example', '/open/bakery', '/accounts/../x'])
    expect((await books.newBrowser().signIn(ana, path)).headers.location).toBe('/')
})

test('someone who is not on the team, or not signed in, sees nothing of an account', async () => {
  const stranger = await books.signedIn(ben)
  const page = await stranger.get('/accounts/bakery')
  expect([page.statusCode, page.body]).toEqual([404, expect.stringContaining('<h1>There is no such account</h1>')])
  expect(page.body).not.toContain('Bluebird')
  expect(page.body.replace('/bakery', '/nowhere')).toBe((await stranger.get('/accounts/nowhere')).body)
  const parts = ['', '/dashboard', '/invoices', '/chart', '/settings', '/team', '/plan']
  for (const part of parts) {
    expect((await stranger.get(`/my/accounts/bakery${part}`)).statusCode).toBe(404)
    expect((await books.newBrowser().get(`/my/accounts/bakery${part}`)).statusCode).toBe(401)
  }
  expect((await stranger.get('/my/session')).json()).toMatchObject({ accounts: [] })
})

test('someone else’s account shows who is signed in and offers to sign in as another person', async () => {
  const browser = await books.signedIn(ben)
  const page = await browser.get('/accounts/bakery/plan')
  expect(page.body).toContain('You are signed in as ben@elsewhere.example.')
  expect(page.body).toContain('<input type="hidden" name="return" value="/accounts/bakery/plan">')
  const oldCookies = { ...browser.cookies }
  const post = (origin: string) =>
    browser.ask({ method: 'POST', url: '/login', headers: { origin }, payload: { return: '/accounts/bakery/plan' } })
  expect((await post('http://evil.example')).statusCode).toBe(403)
  expect((await browser.get('/my/session')).json()).toMatchObject({ person: { email: ben.email } })
  const authorization = new URL((await post(books.url)).headers.location ?? '')
  expect(authorization.searchParams.get('prompt')).toBe('login')
  expect((await books.app.inject({ url: '/my/session', cookies: oldCookies })).json()).toMatchObject({ person: null })
  const code = books.neighbours.issueCode(ana, authorization.searchParams.get('code_challenge') ?? '')
  const back = { code, state: authorization.searchParams.get('state') ?? '', iss: books.neighbours.url }
  const signedIn = await browser.get(`/oauthcallback?${new URLSearchParams(back)}`)
  expect(signedIn.headers.location).toBe('/accounts/bakery/plan')
  expect((await browser.get('/my/session')).json()).toMatchObject({ person: { email: ana.email } })
})

test('signing out ends the session in Books and at the sign-in service, only from a page of Books', async () => {
  const browser = await books.signedIn(ana)
  const oldCookies = { ...browser.cookies }
  const forged = await browser.ask({ method: 'POST', url: '/logout', headers: { origin: 'http://evil.example' } })
  expect(forged.statusCode).toBe(403)
  expect((await browser.get('/my/accounts/bakery')).statusCode).toBe(200)
  const out = await browser.send('POST', '/logout', {})
  const there = new URL(out.headers.location ?? '')
  expect(there.pathname).toBe('/oauth/logout')
  expect(Object.fromEntries(there.searchParams)).toEqual({
    client_id: 'northwind-books',
    post_logout_redirect_uri: 'http://books.northwind.localhost:8082/',
  })
  expect((await books.app.inject({ url: '/my/accounts/bakery', cookies: oldCookies })).statusCode).toBe(401)
})

test('a session ends after twelve hours, and the file stores its handle only as a hash', async () => {
  const browser = await books.signedIn(ana)
  const fileContent = Buffer.concat([readFileSync(books.file), readFileSync(`${books.file}-wal`)])
  expect(fileContent.includes(ana.email)).toBe(true)
  expect(fileContent.includes(browser.cookies['books-session'] ?? '')).toBe(false)
  books.clock.now += 12 * 60 * 60 * 1000 - 1000
  expect((await browser.get('/my/accounts/bakery')).statusCode).toBe(200)
  books.clock.now += 2000
  expect((await browser.get('/my/accounts/bakery')).statusCode).toBe(401)
})
