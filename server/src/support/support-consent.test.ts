import { allowSupportRequest, endSupportSession, getSupportRequest } from '@partner-hub/contracts/support/support.ts'
import { expect, vi } from 'vitest'
import { redirectOf } from '../../testing/browser.ts'
import { awaitMail, mailsTo } from '../../testing/inbox.ts'
import { openStream } from '../../testing/live-stream.ts'
import { pageOf } from '../../testing/sign-in.ts'
import { caller } from '../../testing/support-desk.ts'
import { supportTest } from '../../testing/test.ts'

const test = supportTest.extend('runsStories', true)

test('DEC-96 if consent is required, no visit starts, and Owners get one mail with a link to the hub', async ({
  desk,
  consent,
  staff,
}) => {
  const firm = await consent.firmThatAsks()
  const email = await consent.emailOf(firm)
  const answer = await consent.begin(staff, firm)
  expect(redirectOf(answer)).toBeUndefined()
  expect(pageOf(answer, 'support-confirm').consent?.state).toBe('open')
  expect(answer.headers.getSetCookie().filter((line) => line.startsWith('session-'))).toEqual([])
  const mail = await awaitMail(email)
  expect(mail.subject).toBe('Northwind support asks to look at Alder & Finch LLP')
  const [uuid] = await consent.requestsOf(firm)
  expect(mail.text).toContain('Reason: The list looks empty')
  expect(mail.text).toContain(`${desk.product.hub.config.HUB_URL}/support-requests/${uuid}`)
  expect(redirectOf(await consent.begin(staff, firm))).toBeUndefined()
  expect(await consent.requestsOf(firm)).toHaveLength(1)
  expect(await mailsTo(email)).toHaveLength(1)
})

test('DEC-96 after a member allows it, visits can start for 24 hours, and everything is in the audit trail', async ({
  desk,
  consent,
  staff,
}) => {
  const firm = await consent.firmThatAsks()
  await consent.begin(staff, firm)
  const [uuid = ''] = await consent.requestsOf(firm)
  expect((await firm.call(getSupportRequest, { params: { uuid } })).body).toMatchObject({
    state: 'open',
    staff_name: 'Sam Okafor',
    reason: 'The list looks empty',
    ticket_number: 'T-4711',
    allowed_until: null,
  })
  const { status, body } = await firm.call(allowSupportRequest, { params: { uuid } })
  expect([status, body.state]).toEqual([200, 'allowed'])
  const hours = (Date.parse(body.allowed_until ?? '') - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(23.9)
  expect(hours).toBeLessThanOrEqual(24)
  expect((await firm.call(allowSupportRequest, { params: { uuid } })).body.allowed_until).toBe(body.allowed_until)
  const { landed } = await desk.visit(staff, firm.organization_uuid)
  expect(landed.status).toBe(200)
  expect(await consent.actsOf(firm)).toEqual([
    'support_consent_switched',
    'support_requested',
    'support_allowed',
    'support_started',
  ])
  const { browser, page } = await desk.logIn(staff)
  const other = await desk.handOver(browser, page, { firm: firm.organization_uuid, ticket_number: 'T-4712' })
  expect(redirectOf(other)).toBeUndefined()
  await desk.asTime("update support_request set allowed_until = now() - interval '1 second' where uuid = $1", [uuid])
  expect(redirectOf(await consent.begin(staff, firm))).toBeUndefined()
})

test('DEC-96 a request expires after three days and is then refused', async ({ desk, consent, staff }) => {
  const firm = await consent.firmThatAsks()
  const asked = pageOf(await consent.begin(staff, firm), 'support-confirm').consent?.expires_at ?? ''
  const days = (Date.parse(asked) - Date.now()) / 86_400_000
  expect([days > 2.99, days <= 3]).toEqual([true, true])
  const [uuid = ''] = await consent.requestsOf(firm)
  await desk.asTime("update support_request set expires_at = now() - interval '1 second' where uuid = $1", [uuid])
  expect(await firm.call(allowSupportRequest, { params: { uuid } })).toMatchObject({
    body: { code: 'action_not_allowed' },
  })
  expect((await firm.call(getSupportRequest, { params: { uuid } })).body.state).toBe('expired')
  expect(redirectOf(await consent.begin(staff, firm))).toBeUndefined()
  expect(await consent.requestsOf(firm)).toHaveLength(2)
})

test('DEC-96 consent is off by default; the firm gets a mail with the reason at the start of each visit', async ({
  desk,
  consent,
  staff,
}) => {
  const firm = await desk.product.hub.firm({ name: 'Alder & Finch LLP' })
  const email = await consent.emailOf(firm)
  await desk.visit(staff, firm.organization_uuid)
  const mail = await awaitMail(email)
  expect(mail.subject).toBe('Northwind support is looking at Alder & Finch LLP')
  expect(mail.text).toContain(
    'Sam Okafor of Northwind support began a visit to Alder & Finch LLP in Partner Hub, for ticket T-4711.',
  )
  expect(mail.text).toContain('Reason: The list looks empty')
  expect(mail.text).toContain(`${desk.product.hub.config.HUB_URL}/support-visits`)
  await desk.visit(staff, firm.organization_uuid)
  const second = await awaitMail(email, 2)
  expect(second.messageId).not.toBe(mail.messageId)
})

test('DEC-65 DEC-96 the firm’s open pages are updated when a visit starts and when it ends', async ({
  desk,
  staff,
}) => {
  const firm = await desk.product.hub.firm({ name: 'Alder & Finch LLP' })
  const stream = await openStream(desk.product.hub, firm)
  const countUpdates = () => stream.keys().filter((key) => key === 'support_visits').length
  const { browser, page } = await desk.logIn(staff)
  const begun = await desk.handOver(browser, page, { firm: firm.organization_uuid })
  expect(countUpdates()).toBe(0)
  await browser.open(redirectOf(begun) ?? '')
  await vi.waitFor(() => expect(countUpdates()).toBe(1))
  await caller(desk.product, browser)('POST', endSupportSession.path)
  await vi.waitFor(() => expect(countUpdates()).toBe(2))
  await stream.leave()
})

test('DEC-96 viewing a client appears once per visit in its Activity, and the visit lists clients and pages', async ({
  desk,
  staff,
}) => {
  const firm = await desk.product.hub.firm({ name: 'Alder & Finch LLP', clients: 2 })
  const { call } = await desk.visit(staff, firm.organization_uuid)
  const list = await call('GET', `/partner_services/partners/${firm.organization_uuid}/business_clients/`)
  const [{ uuid, client_name }] = list.body.results
  const path = `/partner_services/partners/business_clients/${uuid}/`
  // Several calls at once, like a page, one of them with the client's uuid in capitals.
  await Promise.all([path, `${path}moments/`, path.replace(uuid, uuid.toUpperCase())].map((each) => call('GET', each)))
  const activity = await call('GET', `${path}activity/`)
  expect(activity.body.results.map(({ act }: { act: string }) => act)).toEqual(['support_viewed'])
  const visits = await call('GET', `/partner_services/partners/${firm.organization_uuid}/support_visits/`)
  expect(visits.body.results[0]).toMatchObject({
    clients: [{ uuid, client_name }],
    pages: ['clients', 'client', 'activity', 'support_visits'],
  })
})
