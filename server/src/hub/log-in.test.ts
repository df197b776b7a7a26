import { embeddedPath, guardedPaths } from '@partner-hub/contracts/calls/guarded-paths.ts'
import { type CurrentUser, getCurrentUser } from '@partner-hub/contracts/people/current-user.ts'
import { beginSignIn, endSession, SessionCookie } from '@partner-hub/contracts/people/session.ts'
import { expect, vi } from 'vitest'
import { type Browser, redirectOf } from '../../testing/browser.ts'
import { asPageIn, cookieHeader, type Product, readableSession } from '../../testing/product.ts'
import { asOwner } from '../../testing/template-database.ts'
import { productTest } from '../../testing/test.ts'
import { newUuid } from '../platform/ids/ids.ts'

const test = productTest.extend('runsStories', true)

const asPage = (product: Product, browser: Browser) => asPageIn(product, browser)

/** Listed explicitly, so that a page missing from the guard's own list is still tested. */
const pagesOfSpec = [
  '/',
  '/clients',
  '/clients/:uuid',
  '/create-organization',
  '/create-client',
  '/invite-owner/:uuid',
  '/client-books/:uuid',
  '/logout',
]

test('ROUTE-15 ROUTE-16 CALL-50 every guarded route without a session redirects to authorize with every parameter', async ({
  product,
}) => {
  for (const path of new Set([...pagesOfSpec, ...guardedPaths, embeddedPath('books')])) {
    const page = await product.newBrowser().ask(product.hubUrl + path.replace(':uuid', newUuid()))
    const authorize = redirectOf(page)
    expect(page.text).not.toContain('data-organization-uuid')
    expect(`${authorize?.origin}${authorize?.pathname}`).toBe(`${product.signInUrl}/oauth/authorize`)
    expect(Object.fromEntries(authorize?.searchParams ?? [])).toMatchObject({
      client_id: 'partner-portal',
      redirect_uri: `${product.hubUrl}/oauthcallback`,
      response_type: 'code',
      partner_portal: 'true',
      type: 'sign_up_partner',
      scope: 'admin:all',
      code_challenge_method: 'S256',
    })
  }
})

test('AUTH-01 AUTH-04 AUTH-11 ROUTE-19 ROUTE-20 a log-in stores the session cookie and ends at the site root', async ({
  product,
}) => {
  const who = await product.signIn.person()
  const browser = product.newBrowser()
  const page = await product.signIn.submitLogIn(browser, await browser.open(product.hubUrl), {
    email: who.email,
    password: who.password,
  })
  expect(page.url.href).toBe(`${product.hubUrl}/`)
  expect(page.status).toBe(200)
  expect(browser.cookies.map(({ name }) => name)).toEqual(expect.arrayContaining(['sid', 'session']))
})

test('AUTH-03 CALL-53 the access_token of the log-in is read: the current user is the one who typed the password', async ({
  product,
}) => {
  const who = await product.signIn.person()
  const { browser } = await product.logIn(who)
  const answer = await product.hub.request('GET', getCurrentUser.path, asPage(product, browser))
  expect(answer).toMatchObject({ status: 200, body: { response: { id: who.id, email: who.email } } })
})

test('AUTH-14 DEC-45 the session cookie holds businessId, businessUUID, accountid and authenticated.access_token', async ({
  product,
}) => {
  const who = await product.signIn.person()
  const { browser } = await product.logIn(who)
  const before = SessionCookie.parse(readableSession(browser))
  expect(before).toMatchObject({ businessId: null, businessUUID: null, accountid: null })
  const { registerOrganization } = await import('@partner-hub/contracts/firms/registration.ts')
  const { registrationOf } = await import('../../testing/registration.ts')
  await product.hub.request('POST', registerOrganization.path, asPage(product, browser), registrationOf())
  const page = await browser.open(`${product.hubUrl}/clients`)
  const after = SessionCookie.parse(readableSession(browser))
  const answer = await product.hub.request('GET', getCurrentUser.path, asPage(product, browser))
  const { response: me } = answer.body as { response: CurrentUser }
  const business = me.business_memberships[0]?.business
  expect(after).toMatchObject({
    businessId: business?.id,
    businessUUID: business?.uuid,
    accountid: business?.account_id,
  })
  expect([me.id, me.identity_id]).toEqual([who.id, who.id])
  expect(page.text).toContain(`data-account-id="${after.accountid}"`)
  expect(page.text).toContain(`data-business-id="${after.businessId}"`)
  expect(page.text).toMatch(/data-organization-uuid="[0-9a-f-]{36}"/)
})

test('ROUTE-21 the callback without a code goes straight to the root and logs nobody in', async ({ product }) => {
  const browser = product.newBrowser()
  const page = await browser.ask(`${product.hubUrl}/oauthcallback`)
  expect(redirectOf(page)?.href).toBe(`${product.hubUrl}/`)
  expect(readableSession(browser)).toBeUndefined()
})

test('ROUTE-22 CALL-51 AUTH-02 /signup redirects to the sign-up page with its registration type', async ({
  product,
}) => {
  const page = await product.newBrowser().ask(`${product.hubUrl}/signup`)
  expect(redirectOf(page)?.href).toBe(`${product.signInUrl}/signup?registration_type=sign_up_partner`)
})

test('ROUTE-23 a logged-in user who opens /oauthcallback or /signup is redirected to /', async ({ product }) => {
  const { browser } = await product.logIn(await product.signIn.person())
  for (const path of ['/oauthcallback?code=x&state=y', '/oauthcallback', '/signup'])
    expect(redirectOf(await browser.ask(product.hubUrl + path))?.href).toBe(`${product.hubUrl}/`)
})

test('AUTH-06 AUTH-07 AUTH-09 CALL-55 a log-out ends the session, revokes the token and leads to the sign-out', async ({
  product,
}) => {
  const who = await product.signIn.person()
  const { browser } = await product.logIn(who)
  const headers = asPage(product, browser)
  const tokens = () =>
    product.hub.parts.database.once
      .selectFrom('oidc_records')
      .select('id')
      .where('kind', '=', 'AccessToken')
      .where((where) => where(where.fn('jsonb_extract_path_text', ['payload', where.val('accountId')]), '=', who.uuid))
      .execute()
  expect(await tokens()).toHaveLength(1)
  const answer = await browser.ask(product.hubUrl + endSession.path, { method: 'POST', headers })
  const signOut = new URL(JSON.parse(answer.text).sign_out_url)
  expect(signOut.origin + signOut.pathname).toBe(`${product.signInUrl}/oauth/logout`)
  expect(Object.fromEntries(signOut.searchParams)).toEqual({
    client_id: 'partner-portal',
    redirect_uri: `${product.hubUrl}/oauthcallback`,
  })
  expect(cookieHeader(browser, ['sid', 'session'])).toBe('')
  expect(answer.headers.get('clear-site-data')).toBe('"cache", "storage"')
  expect((await product.hub.request('GET', getCurrentUser.path, headers)).status).toBe(401)
  await vi.waitFor(async () => expect(await tokens()).toHaveLength(0), { timeout: 30_000 })
})

test('DEC-74 A2 a callback that is not this browser’s opens no session and shows its pair without a redirect', async ({
  product,
}) => {
  const who = await product.signIn.person()
  const mine = await product.signIn.codeFor(who)
  const browser = product.newBrowser()
  await browser.ask(`${product.hubUrl}/clients`)
  const tries = [
    `code=${mine.code}`,
    `code=${mine.code}&state=${mine.state}`,
    'error=access_denied',
    `code=${mine.code}&state=x`,
  ]
  for (const query of tries) {
    const page = await browser.ask(`${product.hubUrl}/oauthcallback?${query}`)
    expect(page.status).toBe(400)
    expect(page.text).toContain('data-failure="authentication"')
    expect(readableSession(browser)).toBeUndefined()
  }
})

test('A2 a finished log-in cannot be replayed', async ({ product }) => {
  const who = await product.signIn.person()
  const browser = product.newBrowser()
  const logInPage = await browser.open(`${product.hubUrl}/clients`)
  let callback: URL | undefined
  const ask = browser.ask.bind(browser)
  browser.ask = async (address, asking) => {
    if (String(address).includes('/oauthcallback')) callback = new URL(address)
    return ask(address, asking)
  }
  const attempt = () => cookieHeader(browser, ['attempt'])
  const storedAttempt = attempt()
  await product.signIn.submitLogIn(browser, logInPage, { email: who.email, password: who.password })
  const again = await product.hub.request('GET', `/oauthcallback${callback?.search}`, {
    cookie: storedAttempt,
    accept: 'text/html',
  })
  expect(again.status).toBe(400)
})

test('ROUTE-16 only the portal’s own page can ask for the sign-in URL', async ({ product }) => {
  const own = await product.hub.request('POST', beginSignIn.path, { origin: product.hubUrl }, {})
  expect(own).toMatchObject({ status: 200, body: { authorize_url: expect.stringContaining('/oauth/authorize?') } })
  const foreign = await product.hub.request('POST', beginSignIn.path, { origin: 'https://elsewhere.example' }, {})
  expect(foreign).toMatchObject({ status: 403, body: { code: 'wrong_origin' } })
})

test('after a session has expired the password must be typed again', async ({ product }) => {
  const who = await product.signIn.person()
  const { browser } = await product.logIn(who)
  await product.hub.parts.database.once
    .updateTable('sessions')
    .set({ ended_at: new Date() })
    .where('user_id', '=', who.id)
    .execute()
  const page = await browser.open(`${product.hubUrl}/clients`)
  expect(page.url.origin).toBe(product.signInUrl)
  expect(page.text).toContain('log-in')
  const again = await product.signIn.submitLogIn(browser, page, { email: who.email, password: who.password })
  expect(again.url.href).toBe(`${product.hubUrl}/clients`)
})

test('two tabs of one browser sign in side by side', async ({ product }) => {
  const who = await product.signIn.person()
  const browser = product.newBrowser()
  const [first, second] = [
    await browser.open(`${product.hubUrl}/clients`),
    await browser.open(`${product.hubUrl}/clients`),
  ]
  const one = await product.signIn.submitLogIn(browser, first, { email: who.email, password: who.password })
  const two = await product.signIn.submitLogIn(browser, second, { email: who.email, password: who.password })
  expect([one.status, two.status]).toEqual([200, 200])
  expect([one.url.origin, two.url.origin]).toEqual([product.hubUrl, product.hubUrl])
})

test('A2 a log-in that took longer than ten minutes opens nothing', async ({ product }) => {
  const who = await product.signIn.person()
  const browser = product.newBrowser()
  const page = await browser.open(`${product.hubUrl}/clients`)
  await asOwner(product.signIn.clone.ownerUrl, async (owner) => {
    await owner.query("update sign_in_attempts set created_at = now() - interval '601 seconds'")
  })
  const late = await product.signIn.submitLogIn(browser, page, { email: who.email, password: who.password })
  expect(late.status).toBe(400)
  expect(readableSession(browser)).toBeUndefined()
})

test('A12 /logout asks first when another site opens it, and logs out when the portal or the reader does', async ({
  product,
}) => {
  const { browser } = await product.logIn(await product.signIn.person())
  const open = async (headers: Record<string, string>) =>
    (await browser.ask(`${product.hubUrl}/logout`, { headers: { accept: 'text/html', ...headers } })).text
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', referer: `${product.hubUrl}/clients` },
    { referer: 'https://elsewhere.example/' },
    { referer: `${product.hubUrl}.elsewhere.example/` },
    { referer: 'nonsense' },
  ])
    expect(await open(headers), JSON.stringify(headers)).toContain('data-ask-logout="yes"')
  for (const headers of [
    {},
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { referer: `${product.hubUrl}/clients` },
  ])
    expect(await open(headers as Record<string, string>), JSON.stringify(headers)).not.toContain('ask-logout')
  expect((await product.hub.request('GET', getCurrentUser.path, asPage(product, browser))).status).toBe(200)
})
