import { ACCOUNTANT_INVITATIONS_PATH } from '@partner-hub/contracts/books/accountant-invitations.ts'
import { embeddedPath, guardedPaths } from '@partner-hub/contracts/calls/guarded-paths.ts'
import { registerOrganization } from '@partner-hub/contracts/firms/registration.ts'
import { getCurrentUser } from '@partner-hub/contracts/people/current-user.ts'
import { beginSignIn, endSession } from '@partner-hub/contracts/people/session.ts'
import { expect } from 'vitest'
import { type Browser, type Page, redirectOf } from '../../testing/browser.ts'
import { leaveTheOther } from '../../testing/invited-owner.ts'
import { asPageIn, type Product } from '../../testing/product.ts'
import { registrationOf } from '../../testing/registration.ts'
import { productTest as test } from '../../testing/test.ts'
import { newUuid } from '../platform/ids/ids.ts'

type Somebody = { email: string; password: string }

const submit = (product: Product, browser: Browser, logInPage: Page, { email, password }: Somebody) =>
  product.signIn.submitLogIn(browser, logInPage, { email, password })
const placeOf = ({ url }: Page) => url.pathname + url.search

/** Every URL of the hub that the browser requests from now on. */
const addressesAsked = (product: Product, browser: Browser): string[] => {
  const asked: string[] = []
  const ask = browser.ask.bind(browser)
  browser.ask = (address, asking) => {
    const url = new URL(address)
    if (url.origin === product.hubUrl) asked.push(url.pathname + url.search)
    return ask(address, asking)
  }
  return asked
}

/** From a page requested while signed out to where the log-in ends. */
const logInFrom = async (product: Product, path: string, who?: Somebody, browser = product.newBrowser()) =>
  submit(product, browser, await browser.open(product.hubUrl + path), who ?? (await product.signIn.person()))

const memberOfFirm = async (product: Product): Promise<Somebody> => {
  const who = await product.signIn.person()
  await (await product.hub.signIn(who.id)).call(registerOrganization, { body: registrationOf() })
  return who
}

const unkept = ['/', '/create-organization', '/logout']
const routes = [...guardedPaths, embeddedPath('books')].filter((path) => !unkept.includes(path))

test.for(routes)(
  'DEC-81 ROUTE-20 %s requested while signed out is where the log-in ends, via the root',
  async (route, { product }) => {
    const path = `${route.replace(':uuid', newUuid())}?view=archived&q=a%26b`
    const browser = product.newBrowser()
    const asked = addressesAsked(product, browser)
    expect(placeOf(await logInFrom(product, path, await memberOfFirm(product), browser))).toBe(path)
    const [first, callback, root, place, ...others] = asked
    expect([first, place, others]).toEqual([path, path, []])
    expect(callback).toMatch(/^\/oauthcallback\?/)
    expect(root).toMatch(/^\/\?continue=[\w-]+$/)
  },
)

test('DEC-81 DEC-62 a log-in from a team invitation ends at the page that says a firm is needed', async ({
  product,
}) => {
  const uuid = newUuid()
  expect(placeOf(await logInFrom(product, `${ACCOUNTANT_INVITATIONS_PATH}/${uuid}`))).toBe(
    `/create-organization?invitation=${uuid}`,
  )
})

test.for(unkept)('DEC-81 ROUTE-20 a log-in from %s ends at the root', async (path, { product }) => {
  expect(placeOf(await logInFrom(product, `${path}?view=archived`))).toBe('/')
})

test('DEC-81 support_session, code and state are dropped from the stored page', async ({ product }) => {
  expect(placeOf(await logInFrom(product, '/clients?support_session=x&page=2&code=1&state=2'))).toBe('/clients?page=2')
})

test('DEC-81 the root redirects once, and only in the browser that logged in', async ({ product }) => {
  const browser = product.newBrowser()
  const asked = addressesAsked(product, browser)
  const logInPage = await browser.open(`${product.hubUrl}/clients?page=2`)
  const other = (await product.logIn(await product.signIn.person())).browser
  const ask = browser.ask
  let foreign: string | undefined
  browser.ask = async (address, asking) => {
    if (String(address).includes('?continue=')) foreign = redirectOf(await other.ask(address))?.href
    return ask(address, asking)
  }
  expect(placeOf(await submit(product, browser, logInPage, await product.signIn.person()))).toBe('/clients?page=2')
  expect(foreign).toBe(`${product.hubUrl}/`)
  const root = asked.find((address) => address.startsWith('/?'))
  expect(redirectOf(await browser.ask(product.hubUrl + root))?.href).toBe(`${product.hubUrl}/`)
})

test('DEC-81 two tabs that sign in at once each return to their own page', async ({ product }) => {
  const who = await product.signIn.person()
  const browser = product.newBrowser()
  const [first, second] = [`/clients/${newUuid()}`, '/clients?q=harbor']
  const pages = [await browser.open(product.hubUrl + first), await browser.open(product.hubUrl + second)] as const
  // The provider knows the person after the first log-in. Both roots are requested after both callbacks.
  const roots: (() => void)[] = []
  const ask = browser.ask.bind(browser)
  browser.ask = async (address, asking) => {
    if (String(address).includes('?continue='))
      await new Promise<void>((resolve) => {
        roots.push(resolve)
        if (roots.length === 2) for (const release of roots.reverse()) release()
      })
    return ask(address, asking)
  }
  const ends = await Promise.all(pages.map((page) => submit(product, browser, page, who)))
  expect(ends.map(placeOf)).toEqual([first, second])
})

test('DEC-81 a tab whose browser is already signed in at its callback still returns to its page', async ({
  product,
}) => {
  const who = await product.signIn.person()
  const browser = product.newBrowser()
  const [first, second] = [
    await browser.open(`${product.hubUrl}/create-client`),
    await browser.open(`${product.hubUrl}/clients?page=3`),
  ]
  expect(placeOf(await submit(product, browser, first, who))).toBe('/create-client')
  expect(placeOf(await submit(product, browser, second, who))).toBe('/clients?page=3')
})

const sidOf = ({ cookies }: Browser) => cookies.find(({ name }) => name === 'sid')?.value

test('DEC-81 two tabs of one person share the session of the first', async ({ product }) => {
  const who = await product.signIn.person()
  const browser = product.newBrowser()
  const [first, second] = [await browser.open(product.hubUrl), await browser.open(product.hubUrl)]
  await submit(product, browser, first, who)
  const sid = sidOf(browser)
  await submit(product, browser, second, who)
  expect(sidOf(browser)).toBe(sid)
})

test('A1 a log-in in a browser where someone else is signed in ends their session', async ({ product }) => {
  const [maya, olive] = [await product.signIn.person(), await product.signIn.person()]
  const browser = product.newBrowser()
  const first = await browser.open(`${product.hubUrl}/clients?page=3`)
  await submit(product, browser, await browser.open(product.hubUrl), maya)
  const asMaya = asPageIn(product, browser)
  expect(placeOf(await leaveTheOther(browser, await submit(product, browser, first, olive)))).toBe('/clients?page=3')
  const me = async (headers: Record<string, string>) => {
    const { status, body } = await product.hub.request('GET', getCurrentUser.path, headers)
    return [status, (body as { response?: { email?: string } }).response?.email]
  }
  expect(await me(asPageIn(product, browser))).toEqual([200, olive.email])
  expect(await me(asMaya)).toEqual([401, undefined])
})

/** The root, as requested from a link on the sign-in origin. */
const fromSignIn = { headers: { 'sec-fetch-site': 'same-site' } }

test('DEC-81 a sign-up or password reset in between keeps the page, and opening the root by itself does not', async ({
  product,
}) => {
  const who = await product.signIn.person()
  const browser = product.newBrowser()
  await browser.open(`${product.hubUrl}/clients?page=2`)
  const byItself = await browser.open(product.hubUrl)
  const again = await browser.open(product.hubUrl, fromSignIn)
  expect(placeOf(await submit(product, browser, again, who))).toBe('/clients?page=2')
  browser.cookies.splice(0)
  await browser.open(`${product.hubUrl}/clients?page=2`)
  expect(byItself.url.origin).toBe(product.signInUrl)
  expect(placeOf(await submit(product, browser, await browser.open(product.hubUrl), who))).toBe('/')
})

test('DEC-81 a log-in after a log-out does not lead to the previous person’s page', async ({ product }) => {
  const { browser } = await product.logIn(await product.signIn.person())
  const keep = (cookies: Browser['cookies']) => browser.cookies.splice(0, browser.cookies.length, ...cookies)
  // A log-in in a second tab that was never finished.
  const all = [...browser.cookies]
  keep(all.filter(({ name }) => name !== 'sid'))
  await browser.ask(`${product.hubUrl}/clients?page=3`)
  keep(all)
  await browser.ask(product.hubUrl + endSession.path, { method: 'POST', headers: asPageIn(product, browser) })
  keep(browser.cookies.filter(({ host }) => host === new URL(product.hubUrl).hostname))
  const next = await submit(
    product,
    browser,
    await browser.open(product.hubUrl, fromSignIn),
    await product.signIn.person(),
  )
  expect(placeOf(next)).toBe('/')
})

const begin = async (product: Product, browser: Browser, page?: string) => {
  const answer = await browser.ask(product.hubUrl + beginSignIn.path, {
    method: 'POST',
    headers: { origin: product.hubUrl, 'content-type': 'application/json' },
    body: JSON.stringify({ page }),
  })
  return browser.open(JSON.parse(answer.text).authorize_url)
}

test('DEC-81 a session that ends while someone works brings them back to the same page', async ({ product }) => {
  const who = await product.signIn.person()
  const { browser } = await product.logIn(who)
  await product.hub.parts.database.once
    .updateTable('sessions')
    .set({ ended_at: new Date() })
    .where('user_id', '=', who.id)
    .execute()
  expect(
    placeOf(await submit(product, browser, await begin(product, browser, '/clients?page=2&sort=trial'), who)),
  ).toBe('/clients?page=2&sort=trial')
})

test.for([
  undefined,
  '//evil.example',
  '/\\evil.example',
  '/%2Fevil.example',
  'https://evil.example/clients',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/\r\nLocation: https://evil.example',
  '/logout',
  '/create-organization',
  '/clients/../../evil.example',
])('DEC-81 a stored page of %j leads only to the root', async (page, { product }) => {
  const browser = product.newBrowser()
  const asked = addressesAsked(product, browser)
  const end = await submit(product, browser, await begin(product, browser, page), await product.signIn.person())
  expect(end.url.href).toBe(`${product.hubUrl}/`)
  expect(asked.at(-1)).toBe('/')
})
