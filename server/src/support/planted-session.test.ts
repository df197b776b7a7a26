import { getCurrentUser } from '@partner-hub/contracts/people/current-user.ts'
import { expect } from 'vitest'
import { redirectOf } from '../../testing/browser.ts'
import type { StaffPerson, SupportDesk } from '../../testing/support-desk.ts'
import { supportTest as test } from '../../testing/test.ts'

/** A valid hand-over that an attacker plants. */
const realTicket = async (desk: SupportDesk, staff: StaffPerson) => {
  const other = await desk.product.hub.firm({ name: 'Other LLP' })
  const { browser, page } = await desk.logIn(staff)
  await desk.handOver(browser, page, { firm: other.organization_uuid })
  return browser.cookies.find(({ name }) => name === `session-${staff.id}`)?.value ?? ''
}

const sessionWith = (access_token: unknown, more: object = {}) =>
  encodeURIComponent(
    JSON.stringify({
      businessId: 1,
      businessUUID: null,
      accountid: 'a',
      authenticated: { access_token, created_at: Math.floor(Date.now() / 1000), expires_in: 30 },
      ...more,
    }),
  )

test('A5 ROUTE-24 none of 200 planted cookies with their links changes who /users/me returns', async ({
  desk,
  firm,
  staff,
}) => {
  const real = await realTicket(desk, staff)
  const ids = [1, staff.id, firm.user_id, 0, '0001000001', '9'.repeat(19)]
  const values = [
    real,
    sessionWith(firm.bearer),
    sessionWith(firm.cookie.replace('sid=', '')),
    sessionWith('x'.repeat(43)),
    sessionWith(null),
    sessionWith({ $ne: '' }),
    sessionWith("' or 1=1 --"),
    'session',
    encodeURIComponent('{}'),
    '%00',
  ]
  const links = ['', '/', '&support_session=session-1', '%2F', '%00']
  const variants = ids
    .flatMap((id) => values.flatMap((value) => links.map((link) => ({ id, value, link }))))
    .slice(0, 300)
  expect(variants.length).toBeGreaterThanOrEqual(200)
  const me = async (cookie: string) =>
    (await firm.call(getCurrentUser, { headers: { cookie } })).body as unknown as { response: { id: number } }
  let changed = 0
  for (const { id, value, link } of variants) {
    const cookie = `${firm.cookie}; session-${id}=${value}`
    const path = `/?support_session=session-${id}${link}`
    const answer = await desk.product.hub.request('GET', path, { cookie, accept: 'text/html' })
    expect([answer.status, answer.headers.get('location')]).toEqual(link === '%00' ? [400, null] : [302, '/'])
    expect(answer.headers.getSetCookie()).toEqual([])
    const { response } = await me(cookie)
    if (response.id !== firm.user_id) changed++
  }
  expect(changed).toBe(0)
  // The ticket was valid all the time, but only for its own person.
  expect(await desk.asTime('select from support_session where redeemed_at is not null')).toEqual([])
})

test('A5 a planted cookie signs no one in: the link leads to the log-in page', async ({ desk, staff }) => {
  const real = await realTicket(desk, staff)
  const browser = desk.product.newBrowser()
  const host = 'northwind.localhost'
  browser.cookies.push({ host, isShared: true, name: `session-${staff.id}`, value: real, path: '/', persistent: true })
  const answer = await browser.ask(`${desk.product.hubUrl}/?support_session=session-${staff.id}`)
  expect(redirectOf(answer)?.pathname).toBe('/oauth/authorize')
  expect(answer.headers.getSetCookie().some((line) => line.startsWith('sid='))).toBe(false)
})
