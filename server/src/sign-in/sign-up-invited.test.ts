import { copyInvitationLink } from '@partner-hub/contracts/invitations.ts'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { wall } from '../platform/clock/clock.ts'
import { newUuid } from '../platform/ids/ids.ts'
import type { Browser } from '../platform/testing/browser.ts'
import type { FirmCaller } from '../platform/testing/hub.ts'
import { hasClient } from '../platform/testing/one-client.ts'
import { hasPendingInvitation } from '../platform/testing/pending-invitation.ts'
import { type Product, readableSession, startProduct } from '../platform/testing/product.ts'
import { pageOf } from '../platform/testing/sign-in.ts'
import { BOOKS_SIGN_IN_ID } from './books-client.ts'

let product: Product
let firm: FirmCaller
beforeAll(async () => {
  product = await startProduct()
  firm = await product.hub.firm()
})
afterAll(() => product.stop())
afterEach(() => vi.restoreAllMocks())

const password = 'wind over the ledger'
const acceptUrl = () => `${product.hubUrl}/accept/sign-in`

const invite = async (email = `${newUuid()}@owner.example`) => {
  const client = await hasClient(product.hub, firm)
  return { client, email, invitation: await hasPendingInvitation(product.hub, firm, client, { email }) }
}

/** Posts the form of the page; no redirect is followed. */
const signUp = async (browser: Browser, typed: { email: string; invitation: string; password?: string }) => {
  const { action, csrf } = pageOf(await browser.open(`${product.signInUrl}/signup`), 'sign-up')
  return browser.ask(product.signInUrl + action, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      origin: product.signInUrl,
    },
    body: new URLSearchParams({ _csrf: csrf, password, ...typed }).toString(),
  })
}

const leadsTo = (page: { headers: Headers }) => page.headers.get('location')

test('DEC-63 an owner who chooses a password by the mail’s link is signed in with it and answers the invitation', async () => {
  const browser = product.newBrowser()
  const owner = await invite()
  expect(leadsTo(await signUp(browser, owner))).toBe(acceptUrl())
  const page = await browser.open(acceptUrl())
  expect([page.status, page.url.href]).toEqual([200, `${product.hubUrl}/accept`])
  expect(readableSession(browser)?.authenticated.access_token).toBeTruthy()
  expect(browser.cookies.map(({ name }) => name)).not.toContain('invited-person')
  const again = await product.logIn({ email: owner.email, password })
  expect(readableSession(again.browser)).toBeDefined()
})

test('whoever has an account keeps the password and signs in with it', async () => {
  const browser = product.newBrowser()
  const known = await product.signIn.person()
  const owner = await invite(known.email)
  expect(leadsTo(await signUp(browser, { ...owner, password: 'another wind altogether' }))).toBe(acceptUrl())
  const page = await browser.open(acceptUrl())
  expect(pageOf(page, 'log-in')).toMatchObject({ email: known.email, problem: 'invitation_waits' })
  expect((await product.signIn.submitLogIn(browser, page, known)).url.href).toBe(`${product.hubUrl}/accept`)
})

test('a password chosen a minute ago signs nobody in any more', async () => {
  const browser = product.newBrowser()
  const owner = await invite()
  await signUp(browser, owner)
  const later = Date.now() + 61_000
  vi.spyOn(wall, 'milliseconds').mockImplementation(() => later)
  expect(pageOf(await browser.open(acceptUrl()), 'log-in')).toMatchObject({ email: owner.email })
})

test('it signs in at the hub alone', async () => {
  const browser = product.newBrowser()
  await signUp(browser, await invite())
  const { url } = product.signIn.authorization({
    client_id: BOOKS_SIGN_IN_ID,
    redirect_uri: `${product.hub.config.BOOKS_URL}/oauthcallback`,
    scope: 'openid',
  })
  expect(pageOf(await browser.open(url), 'log-in').problem).toBe('invitation_waits')
})

test('another address than the invited one, or a link that the firm has copied, needs the confirmation mail', async () => {
  const owner = await invite()
  const email = `${newUuid()}@stranger.example`
  expect(leadsTo(await signUp(product.newBrowser(), { ...owner, email }))).toBe('/check-inbox')
  await firm.call(copyInvitationLink, { params: { uuid: owner.client.invitation } })
  const browser = product.newBrowser()
  expect(leadsTo(await signUp(browser, owner))).toBe('/check-inbox')
  expect(pageOf(await browser.open(acceptUrl()), 'log-in').problem).toBeNull()
})
