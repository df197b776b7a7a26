import { copyInvitationLink } from '@partner-hub/contracts/invitations/invitations.ts'
import { getCurrentUser } from '@partner-hub/contracts/people/current-user.ts'
import { endSession } from '@partner-hub/contracts/people/session.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Browser } from '../../testing/browser.ts'
import type { FirmCaller } from '../../testing/hub.ts'
import { goesOn, leaveTheOther, signsUp } from '../../testing/invited-owner.ts'
import { hasClient } from '../../testing/one-client.ts'
import { hasPendingInvitation } from '../../testing/pending-invitation.ts'
import { asPageIn, type Product, readableSession } from '../../testing/product.ts'
import { pageOf } from '../../testing/sign-in.ts'
import { productTest as test } from '../../testing/test.ts'
import { newUuid } from '../platform/ids/ids.ts'
import { BOOKS_SIGN_IN_ID } from '../sessions/books-client.ts'
import { issueLogInTicket, redeemLogInTicket } from '../sessions/log-in-ticket.ts'

const password = 'wind over the ledger'
const acceptUrl = (product: Product, link: string) => `${product.hubUrl}/accept?signed_up#${link}`

const invite = async (product: Product, firm: FirmCaller, email = `${newUuid()}@owner.example`) => {
  const client = await hasClient(product.hub, firm)
  return { client, email, invitation: await hasPendingInvitation(product.hub, firm, client, { email }) }
}

const signUp = (
  product: Product,
  browser: Browser,
  { email, invitation, ...typed }: { email: string; invitation: string; password?: string },
) => signsUp(product, browser, { email, invitation, password, ...typed })

const signedInAs = async (product: Product, browser: Browser) => {
  const { body } = await product.hub.request('GET', getCurrentUser.path, asPageIn(product, browser))
  return (body as { response: { email: string } }).response.email
}

const leadsTo = (page: { headers: Headers }) => page.headers.get('location')

test('DEC-63 an owner who chooses a password from the mail’s link is signed in and answers the invitation', async ({
  product,
  firm,
}) => {
  const browser = product.newBrowser()
  const owner = await invite(product, firm)
  expect(leadsTo(await signUp(product, browser, owner))).toBe(acceptUrl(product, owner.invitation))
  const page = await goesOn(product, browser, owner.invitation)
  expect([page.status, page.url.href]).toEqual([200, `${product.hubUrl}/accept`])
  expect(readableSession(browser)?.authenticated.access_token).toBeTruthy()
  expect(await signedInAs(product, browser)).toBe(owner.email)
  const again = await product.logIn({ email: owner.email, password })
  expect(readableSession(again.browser)).toBeDefined()
})

test('the owner is signed in even if the provider remembers someone else', async ({ product, firm }) => {
  const { browser } = await product.logIn(await product.signIn.person())
  await product.hub.request(endSession.method, endSession.path, asPageIn(product, browser))
  const owner = await invite(product, firm)
  await signUp(product, browser, owner)
  await leaveTheOther(browser, await goesOn(product, browser, owner.invitation))
  expect(await signedInAs(product, browser)).toBe(owner.email)
})

test('a form posted twice also signs in, by its password', async ({ product, firm }) => {
  const owner = await invite(product, firm)
  await signUp(product, product.newBrowser(), owner)
  const browser = product.newBrowser()
  await signUp(product, browser, owner)
  expect((await goesOn(product, browser, owner.invitation)).url.href).toBe(`${product.hubUrl}/accept`)
  const other = product.newBrowser()
  await signUp(product, other, { ...owner, password: 'another wind altogether' })
  expect(pageOf(await goesOn(product, other, owner.invitation), 'log-in').problem).toBe('invitation_waits')
})

test('someone with an account keeps the password, is told so after the mailed link, and signs in with it', async ({
  product,
  firm,
}) => {
  const browser = product.newBrowser()
  const known = await product.signIn.person()
  const owner = await invite(product, firm, known.email)
  const led = leadsTo(await signUp(product, browser, { ...owner, password: 'another wind altogether' }))
  expect(led).toBe(acceptUrl(product, owner.invitation))
  const page = await goesOn(product, browser, owner.invitation)
  const expected = { email: known.email, problem: 'invitation_waits', has_account: true }
  expect(pageOf(page, 'log-in')).toMatchObject(expected)
  const wrong = await product.signIn.submitLogIn(browser, page, { ...known, password: 'another wind altogether' })
  expect(pageOf(wrong, 'log-in')).toMatchObject({ ...expected, problem: 'wrong_credentials' })
  expect((await product.signIn.submitLogIn(browser, page, known)).url.href).toBe(`${product.hubUrl}/accept`)
})

test('a ticket works once, for a minute, and not after a password change', async ({ product, firm }) => {
  const { database } = product.signIn.parts
  const { uuid: user_uuid } = await product.signIn.person()
  const checked = { user_uuid, at_seconds: 1_800_000_000 }
  const [issue, redeem] = [issueLogInTicket({ database }), redeemLogInTicket({ database })]
  const ticket = await issue(checked)
  const both = await Promise.all([redeem(ticket), redeem(ticket)])
  expect(both.filter(Boolean)).toEqual([checked])
  const old = await issue(checked)
  await database.once
    .updateTable('oidc_records')
    .set({ expires_at: sql`expires_at - interval '1 minute'` })
    .where('kind', '=', 'LogInTicket')
    .execute()
  expect(await redeem(old)).toBeUndefined()
  expect(await redeem('')).toBeUndefined()

  const owner = await invite(product, firm)
  const browser = product.newBrowser()
  await signUp(product, browser, owner)
  await database.once
    .updateTable('users')
    .set({ password_changed_at: sql`clock_timestamp()` })
    .where('email', '=', owner.email)
    .execute()
  expect(pageOf(await goesOn(product, browser, owner.invitation), 'log-in')).toMatchObject({ email: owner.email })
})

test('a ticket signs in only at the hub', async ({ product, firm }) => {
  const browser = product.newBrowser()
  await signUp(product, browser, await invite(product, firm))
  const { url } = product.signIn.authorization({
    client_id: BOOKS_SIGN_IN_ID,
    redirect_uri: `${product.hub.config.BOOKS_URL}/oauthcallback`,
    scope: 'openid',
  })
  expect(pageOf(await browser.open(url), 'log-in')).toMatchObject({ problem: null, is_invited: false })
})

test('a different address than the invited one is refused at its field; a copied link needs the confirmation mail', async ({
  product,
  firm,
}) => {
  const owner = await invite(product, firm)
  const email = `${newUuid()}@stranger.example`
  const refused = pageOf(await signUp(product, product.newBrowser(), { ...owner, email }), 'sign-up')
  expect(refused).toMatchObject({ problems: { email: 'email_not_invited' }, invitation: owner.invitation })
  await firm.call(copyInvitationLink, { params: { uuid: owner.client.invitation } })
  const browser = product.newBrowser()
  expect(leadsTo(await signUp(product, browser, owner))).toBe('/check-inbox')
  expect(pageOf(await goesOn(product, browser, owner.invitation), 'log-in').problem).toBe('invitation_waits')
})

test('A11 after a sign-up from a copied link the log-in does not reveal whether the address has an account', async ({
  product,
  firm,
}) => {
  const known = await product.signIn.person()
  const shown = async (email?: string) => {
    const owner = await invite(product, firm, email)
    await firm.call(copyInvitationLink, { params: { uuid: owner.client.invitation } })
    const browser = product.newBrowser()
    expect(leadsTo(await signUp(product, browser, owner))).toBe('/check-inbox')
    const page = pageOf(await goesOn(product, browser, owner.invitation), 'log-in')
    return { ...page, action: '', csrf: '', email: '' }
  }
  expect(await shown(known.email)).toEqual(await shown())
})
