import { EVENTS_PATH } from '@partner-hub/contracts/calls/live-keys.ts'
import { expect, vi } from 'vitest'
import { type Browser, redirectOf } from '../../testing/browser.ts'
import type { FirmCaller } from '../../testing/hub.ts'
import { openStream } from '../../testing/live-stream.ts'
import { cookieHeader } from '../../testing/product.ts'
import { caller, type StaffPerson, type SupportDesk } from '../../testing/support-desk.ts'
import { supportTest } from '../../testing/test.ts'

const test = supportTest.extend('firm', { scope: 'file' }, ({ hub }) => hub.firm({ clients: 3 }))

const clients = (firm: FirmCaller) => `/partner_services/partners/${firm.organization_uuid}/business_clients/`
const ticketOf = (staff: StaffPerson, browser: Browser) =>
  browser.cookies.find(({ name }) => name === `session-${staff.id}`)

/** Logs in at /support and gets a hand-over, without opening the hub yet. */
const handedOver = async (
  desk: SupportDesk,
  firm: FirmCaller,
  staff: StaffPerson,
  typed: Record<string, string> = { firm: firm.organization_uuid },
) => {
  const { browser, page } = await desk.logIn(staff)
  const answer = await desk.handOver(browser, page, typed)
  return { browser, answer, target: redirectOf(answer)?.href ?? '', call: caller(desk.product, browser) }
}
/** Whether the browser sees the firm's clients. */
const seesFirm = async (desk: SupportDesk, firm: FirmCaller, browser: Browser) =>
  (await caller(desk.product, browser)('GET', clients(firm))).status === 200

test('EMBED-09 ROUTE-24 staff who enter firm, reason and ticket land on / and see the firm', async ({
  desk,
  firm,
  staff,
}) => {
  const { landed, call } = await desk.visit(staff, firm.organization_uuid)
  expect([landed.status, landed.url.href]).toEqual([200, `${desk.product.hubUrl}/`])
  expect(landed.text).toContain(`data-organization-uuid="${firm.organization_uuid}"`)
  expect(landed.text).toContain('data-support-name="Sam Okafor"')
  expect(landed.text).toMatch(/data-support-until="\d{4}-\d\d-\d\dT/)
  const list = await call('GET', clients(firm))
  expect([list.status, list.body.count]).toEqual([200, 3])
  const me = await call('GET', '/auth/api/v1/users/me')
  expect(me.body.response).toMatchObject({ id: staff.id, email: staff.email, setup_complete: true })
  expect((await call('GET', '/partner_services/identity/me/')).status).toBe(200)
})

test('the hand-over is a session cookie with a 30-second ticket, on the parent domain and HttpOnly', async ({
  desk,
  firm,
  staff,
}) => {
  const { answer, target } = await handedOver(desk, firm, staff)
  expect(target).toBe(`${desk.product.hubUrl}/?support_session=session-${staff.id}`)
  const line = answer.headers.getSetCookie().find((each) => each.startsWith(`session-${staff.id}=`)) ?? ''
  expect(line).toMatch(/; Max-Age=30; Domain=northwind\.localhost; Path=\/; HttpOnly; SameSite=Lax$/)
  const cookie = JSON.parse(decodeURIComponent(line.slice(line.indexOf('=') + 1, line.indexOf(';'))))
  expect(Object.keys(cookie)).toEqual(['businessId', 'businessUUID', 'accountid', 'authenticated'])
  expect(cookie.authenticated).toMatchObject({ expires_in: 30, access_token: expect.stringMatching(/^[\w-]{43}$/) })
  expect(Math.abs(cookie.authenticated.created_at - Date.now() / 1000)).toBeLessThan(5)
})

test('AUTH-12 the parameter names the cookie: another name takes another cookie, the right one opens the visit', async ({
  desk,
  firm,
  staff,
}) => {
  const { browser, target } = await handedOver(desk, firm, staff)
  const own = ticketOf(staff, browser)
  const other = staff.id + 1
  const planted = { name: `session-${other}`, value: encodeURIComponent('{"planted":true}') }
  // A planted cookie comes first: the hub takes the named one, not the first.
  if (own) browser.cookies.unshift({ ...own, ...planted })
  await browser.open(target.replace(String(staff.id), String(other)))
  expect(await seesFirm(desk, firm, browser)).toBe(false)
  await browser.open(target)
  expect(await seesFirm(desk, firm, browser)).toBe(true)
})

test('AUTH-13 ROUTE-24 a trailing slash of the value is removed before it is used as the cookie’s name', async ({
  desk,
  firm,
  staff,
}) => {
  const { browser, target } = await handedOver(desk, firm, staff)
  const landed = await browser.open(`${target}/`)
  expect(landed.url.href).toBe(`${desk.product.hubUrl}/`)
  expect(await seesFirm(desk, firm, browser)).toBe(true)
})

test('a hand-over opens one visit, even with twenty concurrent attempts', async ({ desk, firm, staff }) => {
  const { browser, target, call } = await handedOver(desk, firm, staff)
  const before = ticketOf(staff, browser)
  await browser.open(target)
  await call('POST', '/support_session/end/')
  expect(await seesFirm(desk, firm, browser)).toBe(false)
  if (before) browser.cookies.push(before)
  await browser.open(target)
  expect(await seesFirm(desk, firm, browser)).toBe(false)

  const again = await handedOver(desk, firm, staff)
  await again.browser.open(`${desk.product.hubUrl}/logout`)
  await Promise.all(Array.from({ length: 20 }, () => again.browser.ask(again.target)))
  const opened = await desk.asTime(
    `select from activity where act = 'support_started' and subject =
      (select uuid::text from support_session where user_id = $1 order by created_at desc limit 1)`,
    [staff.id],
  )
  expect(opened).toHaveLength(1)
})

test('a hand-over expires after 30 seconds', async ({ desk, firm, staff }) => {
  for (const [seconds, opens] of [
    [31, false],
    [25, true],
  ] as const) {
    const { browser, target } = await handedOver(desk, firm, staff)
    await desk.asTime(
      'update support_session set created_at = now() - make_interval(secs => $2) where user_id = $1 and redeemed_at is null',
      [staff.id, seconds],
    )
    await browser.open(target)
    expect(await seesFirm(desk, firm, browser)).toBe(opens)
  }
})

test('A5 a hand-over in another browser opens nothing, whether or not someone is signed in there', async ({
  desk,
  firm,
  staff,
}) => {
  const { browser, target } = await handedOver(desk, firm, staff)
  const ticket = ticketOf(staff, browser)
  const nobody = desk.product.newBrowser()
  const colleague = (await desk.logIn(await desk.staff())).browser
  for (const other of [nobody, colleague]) {
    if (ticket) other.cookies.push({ ...ticket })
    await other.open(target)
    expect(await seesFirm(desk, firm, other)).toBe(false)
  }
  await browser.open(target)
  expect(await seesFirm(desk, firm, browser)).toBe(true)
})

test('another person signed in at the hub in this browser stays signed in as themselves', async ({
  desk,
  firm,
  staff,
}) => {
  const maya = await desk.product.signIn.person()
  const { browser } = await desk.product.logIn(maya)
  const call = caller(desk.product, browser)
  const me = async () => (await call('GET', '/auth/api/v1/users/me')).body.response.id
  expect(await me()).toBe(maya.id)
  const page = await browser.open(`${desk.supportUrl}/sign-in`)
  const other = await desk.product.signIn.submitLogIn(browser, page, { email: staff.email, password: staff.password })
  // The provider logs out one person before another logs in, with a form that submits itself.
  const fields = [...other.text.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value])
  await browser.post(/action="([^"]+)"/.exec(other.text)?.[1] ?? '', Object.fromEntries(fields))
  const answer = await desk.handOver(browser, await browser.open(desk.supportUrl), { firm: firm.organization_uuid })
  expect(redirectOf(await browser.ask(redirectOf(answer) ?? ''))?.pathname).toBe('/')
  expect(await me()).toBe(maya.id)
  expect(await seesFirm(desk, firm, browser)).toBe(false)
})

test('a visit ends after half an hour, by its button, or with staff rights; the person stays signed in', async ({
  desk,
  firm,
  staff,
}) => {
  const late = await desk.visit(staff, firm.organization_uuid)
  await desk.asTime("update sessions set support_ends_at = support_ends_at - interval '29 minutes'")
  expect(await seesFirm(desk, firm, late.browser)).toBe(true)
  await desk.asTime("update sessions set support_ends_at = support_ends_at - interval '1 minute'")
  expect(await seesFirm(desk, firm, late.browser)).toBe(false)

  const ended = await desk.visit(staff, firm.organization_uuid)
  const answer = await ended.call('POST', '/support_session/end/')
  expect(answer).toMatchObject({ status: 200, body: { support_url: desk.supportUrl } })
  expect(await seesFirm(desk, firm, ended.browser)).toBe(false)
  expect((await ended.call('GET', '/auth/api/v1/users/me')).body.response).toMatchObject({ business_memberships: [] })
  expect((await ended.call('POST', '/support_session/end/')).status).toBe(404)

  const former = await desk.staff()
  const visit = await desk.visit(former, firm.organization_uuid)
  expect(await seesFirm(desk, firm, visit.browser)).toBe(true)
  await desk.dismiss(former)
  expect(await seesFirm(desk, firm, visit.browser)).toBe(false)
})

test('staff without a visit are redirected to the start of a visit from any page', async ({ desk, firm, staff }) => {
  const { browser, call } = await desk.visit(staff, firm.organization_uuid)
  await call('POST', '/support_session/end/')
  for (const path of ['/', '/clients', '/create-organization'])
    expect(redirectOf(await browser.ask(`${desk.product.hubUrl}${path}`))?.href).toBe(desk.supportUrl)
  expect((await browser.ask(`${desk.product.hubUrl}/logout`)).status).toBe(200)
})

test('AUTH-08 a log-out ends visit and session and removes all their cookies, even another person’s', async ({
  desk,
  firm,
  staff,
}) => {
  const { browser, call } = await desk.visit(staff, firm.organization_uuid)
  const own = ticketOf(staff, browser) ?? expect.fail('there is no support session')
  browser.cookies.push({ ...own, name: `session-${staff.id + 1}` })
  expect((await call('GET', '/session/cleared/')).body).toEqual({ cleared: false })
  const answer = await call('POST', '/session/end/')
  expect(answer).toMatchObject({ status: 200, body: { had_support_cookie: true } })
  expect(browser.cookies.filter(({ name }) => name.startsWith('session'))).toEqual([])
  expect((await call('GET', '/session/cleared/')).body).toEqual({ cleared: true })
  expect(await seesFirm(desk, firm, browser)).toBe(false)
  const [last] = await desk.asTime<{ ended_at: Date | null }>(
    'select ended_at from support_session where user_id = $1 order by created_at desc limit 1',
    [staff.id],
  )
  expect(last?.ended_at).not.toBeNull()
})

test('a second visit replaces the first', async ({ desk, firm }) => {
  const second = await desk.product.hub.firm({ name: 'Second LLP' })
  const own = await desk.staff()
  const { browser, call } = await desk.visit(own, firm.organization_uuid)
  const answer = await desk.handOver(browser, await browser.open(desk.supportUrl), { firm: second.organization_uuid })
  await browser.open(redirectOf(answer) ?? '')
  expect(await seesFirm(desk, firm, browser)).toBe(false)
  expect((await call('GET', '/auth/api/v1/users/me')).body.response.business_memberships[0].business.name).toBe(
    'Second LLP',
  )
  const visits = await desk.asTime(
    'select organization_uuid, ended_at is null as is_open from support_session where user_id = $1 order by created_at',
    [own.id],
  )
  expect(visits).toEqual([
    { organization_uuid: firm.organization_uuid, is_open: false },
    { organization_uuid: second.organization_uuid, is_open: true },
  ])
})

test('the end of a visit closes the firm’s live stream within a second, and a new one is refused', async ({
  desk,
  firm,
  staff,
}) => {
  const { browser, call } = await desk.visit(staff, firm.organization_uuid)
  const { hub } = desk.product
  const cookie = cookieHeader(browser, ['sid'])
  const stream = await openStream(hub, { cookie, organization_uuid: firm.organization_uuid })
  await call('POST', '/support_session/end/')
  await vi.waitFor(() => expect(stream.hasEnded()).toBe(true), { timeout: 1_000 })
  expect((await hub.request('GET', EVENTS_PATH, { cookie })).status).toBe(204)
})
