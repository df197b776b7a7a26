import { acceptInvitation, readInvitation } from '@partner-hub/contracts/invitations/acceptance.ts'
import { copyInvitationLink, getClientInvitation } from '@partner-hub/contracts/invitations/invitations.ts'
import { expect } from 'vitest'
import type { Browser, Page } from '../../testing/browser.ts'
import type { FirmCaller } from '../../testing/hub.ts'
import { awaitMail } from '../../testing/inbox.ts'
import { confirms, goesOn, signsUp } from '../../testing/invited-owner.ts'
import { hasClient, type OneClient } from '../../testing/one-client.ts'
import { asPageIn, type Product } from '../../testing/product.ts'
import { letPass, newAddress, sends } from '../../testing/sending.ts'
import { linkIn, pageOf } from '../../testing/sign-in.ts'
import { productTest } from '../../testing/test.ts'
import { newUuid } from '../platform/ids/ids.ts'

const test = productTest.extend('runsStories', true)

const password = 'wind over the ledger'

/** An owner who got the link by mail and then a copied one. */
const givenByHand = async (product: Product, firm: FirmCaller, email = newAddress()) => {
  const client_name = `Bluebird ${newUuid()}`
  const client = await hasClient(product.hub, firm, { client_name })
  expect(await sends(firm, client, { form: { invitation_email: email } })).toMatchObject({ status: 200 })
  const { token: mailed } = linkIn(await awaitMail(email))
  const { url } = (await firm.call(copyInvitationLink, { params: { uuid: client.invitation } })).body
  expect(url).toBe(`${product.hubUrl}/accept#${mailed}`)
  return { client, client_name, email, invitation: mailed }
}

const leadsTo = (page: Page) => page.headers.get('location')
const accepts = (product: Product, browser: Browser, token: string) =>
  product.hub.request(acceptInvitation.method, acceptInvitation.path, asPageIn(product, browser), { token })
const statusOf = async (firm: FirmCaller, { invitation }: OneClient) =>
  (await firm.call(getClientInvitation, { params: { uuid: invitation } })).body.invitation_status

/** Signs up and returns the link from the confirmation mail. */
const signsUpByLink = async (
  product: Product,
  browser: Browser,
  { email, invitation }: { email: string; invitation: string },
) => {
  expect(leadsTo(await signsUp(product, browser, { email, invitation, password }))).toBe('/check-inbox')
  return awaitMail(email, 2)
}

test.for(['the same', 'another'])(
  'DEC-87 a sign-up from a copied link, confirmed in %s browser, leads to accepting the invitation',
  async (which, { product, firm }) => {
    const owner = await givenByHand(product, firm)
    const first = product.newBrowser()
    const mail = await signsUpByLink(product, first, owner)
    const browser = which === 'another' ? product.newBrowser() : first
    const { token } = linkIn(mail)
    const confirmed =
      which === 'another' ? await confirms(product, browser, token, password) : await confirms(product, browser, token)
    expect(leadsTo(confirmed)).toBe(`${product.hubUrl}/accept?signed_up#${owner.invitation}`)
    expect((await goesOn(product, browser, owner.invitation)).url.href).toBe(`${product.hubUrl}/accept`)
    expect((await accepts(product, browser, owner.invitation)).status).toBe(200)
    expect(await statusOf(firm, owner.client)).toBe('ACCEPTED')
  },
)

test('DEC-87 a log-in before the confirmation keeps the invitation, even if the mail is sent again', async ({
  product,
  firm,
}) => {
  const owner = await givenByHand(product, firm)
  await signsUpByLink(product, product.newBrowser(), owner)
  const browser = product.newBrowser()
  const logIn = await goesOn(product, browser, owner.invitation)
  const page = await product.signIn.submitLogIn(browser, logIn, { email: owner.email, password })
  const inbox = pageOf(page, 'check-inbox')
  expect(inbox).toMatchObject({ kind: 'confirmation', is_invited: true, invitation: '' })
  const again = await browser.post(product.signInUrl + inbox.action, { _csrf: inbox.csrf, ...inbox.hidden })
  expect(pageOf(again, 'check-inbox')).toMatchObject({ is_invited: true })
})

test('DEC-87 the confirmation mail of an invited owner mentions the client’s books and no firm to register', async ({
  product,
  firm,
}) => {
  const owner = await givenByHand(product, firm)
  const mail = await signsUpByLink(product, product.newBrowser(), owner)
  expect(mail.subject).toBe('Confirm your email for Northwind Books')
  expect(mail.text.replaceAll(/\s+/g, ' ')).toContain(
    `Alder & Finch LLP invited you to the books of ${owner.client_name} in Northwind Books. Confirm that this address is yours, then accept the invitation.`,
  )
  expect(mail.text).not.toMatch(/your firm|register/)
})

test('DEC-87 an owner with an account gets a mail with the invitation, and the page does not reveal the account', async ({
  product,
  firm,
}) => {
  const known = await product.signIn.person()
  const fresh = await givenByHand(product, firm)
  const owner = await givenByHand(product, firm, known.email)
  const [one, other] = [product.newBrowser(), product.newBrowser()]
  const mail = await signsUpByLink(product, one, owner)
  await signsUpByLink(product, other, fresh)
  const shown = async (browser: Browser, { email, invitation }: typeof owner) => {
    const page = await browser.open(`${product.signInUrl}/check-inbox`)
    const { hidden, csrf: _csrf, resend_after_seconds: _wait, ...view } = pageOf(page, 'check-inbox')
    return JSON.stringify({ ...view, hidden: Object.keys(hidden) })
      .replaceAll(email, '')
      .replaceAll(invitation, '')
  }
  expect(await shown(one, owner)).toBe(await shown(other, fresh))
  expect(mail.text).toContain('Sign in to accept')
  expect(mail.text).toContain(`${product.hubUrl}/accept?signed_up#${owner.invitation}`)
  expect(mail.text).not.toMatch(/your firm|register/)
})

test('DEC-87 a used or expired confirmation link leads back to the invitation', async ({ product, firm }) => {
  const owner = await givenByHand(product, firm)
  const { token } = linkIn(await signsUpByLink(product, product.newBrowser(), owner))
  await confirms(product, product.newBrowser(), token, password)
  const url = `${product.hubUrl}/accept?signed_up#${owner.invitation}`
  expect(leadsTo(await confirms(product, product.newBrowser(), token))).toBe(url)
  expect(leadsTo(await confirms(product, product.newBrowser(), token, 'another wind altogether'))).toBe(url)
  const again = await product.logIn({ email: owner.email, password })
  expect((await accepts(product, again.browser, owner.invitation)).status).toBe(200)
})

test('DEC-87 a sign-up still leads to the invitation after it was sent again to the same address', async ({
  product,
  firm,
}) => {
  const owner = await givenByHand(product, firm)
  const { token } = linkIn(await signsUpByLink(product, product.newBrowser(), owner))
  await letPass(product.hub, firm, '2 hours')
  await sends(firm, owner.client, { form: { invitation_email: owner.email } })
  const { token: newer } = linkIn(await awaitMail(owner.email, 3))
  expect(newer).not.toBe(owner.invitation)
  const confirmed = await confirms(product, product.newBrowser(), token, password)
  expect(leadsTo(confirmed)).toBe(`${product.hubUrl}/accept?signed_up#${newer}`)
})

test('DEC-87 a sign-up no longer leads to the invitation after it was sent to someone else', async ({
  product,
  firm,
}) => {
  const owner = await givenByHand(product, firm)
  const { token } = linkIn(await signsUpByLink(product, product.newBrowser(), owner))
  await sends(firm, owner.client, { form: { invitation_email: newAddress() } })
  const confirmed = await confirms(product, product.newBrowser(), token, password)
  expect(leadsTo(confirmed)).toBe(`${product.hubUrl}/accept?signed_up#${owner.invitation}`)
  const { method, path } = readInvitation
  const read = await product.hub.request(method, path, { origin: product.hubUrl }, { token: owner.invitation })
  expect(read.body).toMatchObject({ state: 'replaced' })
})

test('DEC-87 a log-in of an invited person without a firm leads to the invitation until it is answered', async ({
  product,
  firm,
}) => {
  const known = await product.signIn.person()
  const owner = await givenByHand(product, firm, known.email)
  const asked = product.newBrowser()
  const page = await product.signIn.submitLogIn(asked, await asked.open(`${product.hubUrl}/`), known)
  expect([page.url.pathname, page.url.hash]).toEqual(['/accept', `#${owner.invitation}`])
  const deep = await product.logIn(known)
  expect([deep.page.url.pathname, deep.page.url.hash]).toEqual(['/accept', `#${owner.invitation}`])
  await accepts(product, asked, owner.invitation)
  const later = await product.logIn(known)
  expect(later.page.url.pathname).toBe('/clients')
})

test('DEC-87 a sign-up from a link that is no longer valid leads back to its page', async ({ product, firm }) => {
  const owner = await givenByHand(product, firm)
  await letPass(product.hub, firm, '2 hours')
  await sends(firm, owner.client, { form: { invitation_email: owner.email } })
  const { email, invitation } = owner
  const page = await signsUp(product, product.newBrowser(), { email, invitation, password })
  expect(leadsTo(page)).toBe(`${product.hubUrl}/accept?signed_up#${owner.invitation}`)
})
