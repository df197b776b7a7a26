import { embeddedPath, guardedPaths } from '@partner-hub/contracts/calls/guarded-paths.ts'
import { EVENTS_PATH } from '@partner-hub/contracts/calls/live-keys.ts'
import { getIdentity } from '@partner-hub/contracts/people/identity.ts'
import { expect, vi } from 'vitest'
import { matrix } from '../../testing/access-matrix.ts'
import type { Victim } from '../../testing/access-row.ts'
import { hasLeft } from '../../testing/colleague.ts'
import { awaitMail } from '../../testing/inbox.ts'
import { openStream } from '../../testing/live-stream.ts'
import type { Product } from '../../testing/product.ts'
import { linkIn, pageOf } from '../../testing/sign-in.ts'
import { productTest } from '../../testing/test.ts'
import { askAbout, makeVictim } from '../../testing/victim.ts'
import { newUuid } from '../platform/ids/ids.ts'

const test = productTest.extend('runsStories', true)

const resetByMail = async (product: Product, email: string) => {
  const { newBrowser, signInUrl } = product
  const browser = newBrowser()
  const asking = pageOf(await browser.open(`${signInUrl}/forgot-password`), 'forgot-password')
  await browser.post(signInUrl + asking.action, { _csrf: asking.csrf, email })
  const { token } = linkIn(await awaitMail(email))
  const { action, csrf } = pageOf(await browser.open(`${signInUrl}/reset-password`), 'reset-password')
  return browser.post(signInUrl + action, { _csrf: csrf, token, password: 'a quite different ledger' })
}

const headersOf = ({ firm }: Victim) => ({ cookie: firm.cookie, authorization: `Bearer ${firm.bearer}` })

/** The statuses of these calls with the session, all called at once. */
const answersOf = (product: Product, victim: Victim, rows: typeof matrix) =>
  Promise.all(
    rows.map(async (row) => [row.endpoint.path, (await askAbout(product.hub, victim, row, headersOf(victim))).status]),
  )

const pagesOf = (product: Product, { firm: { cookie }, client }: Victim) =>
  Promise.all(
    [...guardedPaths, embeddedPath('books')].map((path) =>
      product.hub.request('GET', path.replace(':uuid', client.uuid), { cookie, accept: 'text/html' }),
    ),
  )

test('A7 right after a password reset the old cookie and half-token open no call, page or stream', async ({
  product,
}) => {
  const email = `${newUuid()}@person.example`
  const victim = await makeVictim(product.hub, 'Canary Wharf Ledgers', email)
  const stream = await openStream(product.hub, victim.firm)
  expect(pageOf(await resetByMail(product, email), 'reset-done')).toBeTruthy()
  const closed = matrix.filter(({ open }) => !open)
  expect(await answersOf(product, victim, closed)).toEqual(closed.map(({ endpoint }) => [endpoint.path, 401]))
  await vi.waitFor(() => expect(stream.hasEnded()).toBe(true), { timeout: 1_000 })
  for (const { status, headers, body } of await pagesOf(product, victim)) {
    expect([status, headers.get('location')]).toEqual([302, expect.stringContaining('/oauth/authorize?')])
    expect(body).not.toContain('data-organization-uuid')
  }
})

test('A7 a person removed from a firm reaches none of its calls with the old session, and no page names the firm', async ({
  product,
}) => {
  const victim = await makeVictim(product.hub, 'Canary Wharf Ledgers')
  expect((await victim.firm.call(getIdentity, {})).status).toBe(200)
  await hasLeft(product.hub, victim.firm)
  const ofMembers = matrix.filter(({ withoutFirm }) => withoutFirm === 403)
  expect(ofMembers.length).toBeGreaterThan(30)
  expect(await answersOf(product, victim, ofMembers)).toEqual(ofMembers.map(({ endpoint }) => [endpoint.path, 403]))
  for (const { status, headers, body } of await pagesOf(product, victim)) {
    // Someone without a firm is led to an invitation through the wizard.
    const leadsOn = headers.get('location')?.startsWith('/create-organization?invitation=')
    expect(status).toBe(leadsOn ? 302 : 200)
    expect(body).not.toContain('data-organization-uuid')
  }
  expect((await product.hub.request('GET', EVENTS_PATH, { cookie: victim.firm.cookie })).status).toBe(204)
})
