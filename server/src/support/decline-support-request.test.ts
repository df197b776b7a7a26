import { pathOf } from '@partner-hub/contracts/calls/endpoint.ts'
import {
  allowSupportRequest,
  declineSupportRequest,
  getConsentRequest,
  getSupportRequest,
  type SupportRequest,
} from '@partner-hub/contracts/support/support.ts'
import { expect, vi } from 'vitest'
import { redirectOf } from '../../testing/browser.ts'
import { hasColleague } from '../../testing/colleague.ts'
import type { ConsentDesk } from '../../testing/consent-desk.ts'
import type { Answer, Caller } from '../../testing/hub.ts'
import { openStream } from '../../testing/live-stream.ts'
import { pageOf } from '../../testing/sign-in.ts'
import type { StaffPerson, SupportDesk } from '../../testing/support-desk.ts'
import { supportTest as test } from '../../testing/test.ts'
import { supportNoticeStore } from './support-notice.store.ts'

const answers = { allow: allowSupportRequest, decline: declineSupportRequest }
type Given = keyof typeof answers
const answer = (who: Caller, uuid: string, given: Given) => who.call(answers[given], { params: { uuid } })
const decline = (who: Caller, uuid: string) => answer(who, uuid, 'decline')
const read = async (who: Caller, uuid: string) => (await who.call(getSupportRequest, { params: { uuid } })).body

/** A firm that staff have asked, with the request. */
const askedFirm = async (consent: ConsentDesk, staff: StaffPerson) => {
  const firm = await consent.firmThatAsks()
  await consent.begin(staff, firm)
  const [uuid = ''] = await consent.requestsOf(firm)
  return { firm, uuid }
}

/** Queues the answers for the row's lock in this order, then releases it. */
const inTurn = (desk: SupportDesk, uuid: string, calls: (() => Promise<Answer<SupportRequest>>)[]) =>
  desk.asAdmin(async (admin) => {
    await admin.query('begin')
    await admin.query('select from support_request where uuid = $1 for update', [uuid])
    const given: Promise<Answer<SupportRequest>>[] = []
    for (const call of calls) {
      given.push(call())
      await vi.waitFor(async () => {
        const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
        expect(await desk.asTime(waiting)).toHaveLength(given.length)
      })
    }
    await admin.query('rollback')
    return Promise.all(given)
  })

test('DEC-96 a member declines: the request records who and when, and colleagues who open the link see it', async ({
  desk,
  consent,
  staff,
}) => {
  const { firm, uuid } = await askedFirm(consent, staff)
  const colleague = await hasColleague(desk.product.hub, firm, 'admin')
  await desk.asTime("update users set first_name = 'Jonas', last_name = 'Weber' where id = $1", [colleague.user_id])
  const { status, body } = await decline(colleague, uuid)
  expect([status, body]).toMatchObject([
    200,
    { state: 'declined', declined_by: 'Jonas Weber', allowed_by: null, allowed_until: null },
  ])
  expect(Math.abs(Date.parse(body.declined_at ?? '') - Date.now())).toBeLessThan(60_000)
  expect(await read(firm, uuid)).toEqual(body)
  expect(redirectOf(await consent.begin(staff, firm))).toBeUndefined()
  const trail = ['support_consent_switched', 'support_requested', 'support_declined']
  expect(await consent.actsOf(firm)).toEqual(trail)
})

test('DEC-96 declining twice keeps the first answer and is in the audit trail once', async ({
  desk,
  consent,
  staff,
}) => {
  const { firm, uuid } = await askedFirm(consent, staff)
  const colleague = await hasColleague(desk.product.hub, firm, 'owner')
  const first = await decline(firm, uuid)
  expect(await decline(colleague, uuid)).toMatchObject({ status: 200, body: first.body })
  expect((await consent.actsOf(firm)).filter((act) => act === 'support_declined')).toHaveLength(1)
})

test.for([
  ['allow', 'decline', 'allowed'],
  ['decline', 'allow', 'declined'],
] as const)(
  'DEC-96 after %s, %s is refused and changes nothing',
  async ([first, second, state], { consent, staff }) => {
    const { firm, uuid } = await askedFirm(consent, staff)
    const { body } = await answer(firm, uuid, first)
    expect(await answer(firm, uuid, second)).toMatchObject({ status: 409, body: { code: 'action_not_allowed' } })
    expect(body.state).toBe(state)
    expect(await read(firm, uuid)).toEqual(body)
    expect((await consent.actsOf(firm)).at(-1)).toBe(`support_${state}`)
  },
)

test.for([
  ['allow', 'decline', 'allowed'],
  ['decline', 'allow', 'declined'],
] as const)(
  'DEC-96 of a concurrent %s and %s the first wins',
  async ([first, second, state], { desk, consent, staff }) => {
    const { firm, uuid } = await askedFirm(consent, staff)
    const colleague = await hasColleague(desk.product.hub, firm, 'admin')
    const given = await inTurn(desk, uuid, [() => answer(firm, uuid, first), () => answer(colleague, uuid, second)])
    expect(given.map(({ status }) => status)).toEqual([200, 409])
    expect((await read(firm, uuid)).state).toBe(state)
    const trail = ['support_consent_switched', 'support_requested', `support_${state}`]
    expect(await consent.actsOf(firm)).toEqual(trail)
  },
)

test('DEC-96 another firm’s request is 404, a Member may not answer, and an expired request is refused', async ({
  desk,
  consent,
  staff,
}) => {
  const { firm, uuid } = await askedFirm(consent, staff)
  const other = await desk.product.hub.firm({ name: 'Harbour Ledger' })
  const member = await hasColleague(desk.product.hub, firm, 'member')
  expect(await decline(other, uuid)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect(await decline(member, uuid)).toMatchObject({ status: 403, body: { code: 'not_allowed' } })
  expect((await read(firm, uuid)).state).toBe('open')
  await desk.asTime("update support_request set expires_at = now() - interval '1 second' where uuid = $1", [uuid])
  expect(await decline(firm, uuid)).toMatchObject({ status: 409, body: { code: 'action_not_allowed' } })
  expect(await read(firm, uuid)).toMatchObject({ state: 'expired', declined_at: null })
})

test('DEC-96 waiting staff see that the firm declined, and can ask again with a new request', async ({
  desk,
  consent,
  staff,
}) => {
  const { firm, uuid } = await askedFirm(consent, staff)
  const { body } = await decline(firm, uuid)
  const { browser, page } = await desk.logIn(staff)
  const waitingPage = await desk.handOver(browser, page, { firm: firm.organization_uuid })
  const { csrf, action, typed, consent: asked } = pageOf(waitingPage, 'support-confirm')
  expect(asked).toMatchObject({ uuid, state: 'declined', declined_at: body.declined_at })
  expect(await consent.requestsOf(firm)).toEqual([uuid])

  const fields = { ...typed, organization_uuid: firm.organization_uuid, _csrf: csrf, asks_again: 'yes' }
  const again = await browser.submit(`${desk.product.signInUrl}${action}`, fields)
  const [, second = ''] = await consent.requestsOf(firm)
  expect(pageOf(again, 'support-confirm').consent).toMatchObject({ uuid: second, state: 'open' })
  await browser.submit(`${desk.product.signInUrl}${action}`, fields)
  expect(await consent.requestsOf(firm)).toEqual([uuid, second])

  expect((await read(firm, uuid)).state).toBe('declined')
  expect((await answer(firm, second, 'allow')).body.state).toBe('allowed')
  expect((await desk.visit(staff, firm.organization_uuid)).landed.status).toBe(200)
})

test('DEC-96 an answer applies to its own ticket only', async ({ consent, staff }) => {
  const { firm, uuid } = await askedFirm(consent, staff)
  await answer(firm, uuid, 'allow')
  const other = await consent.begin(staff, firm, { ticket_number: 'T-4712' })
  expect(pageOf(other, 'support-confirm').consent?.state).toBe('open')
  expect(redirectOf(await consent.begin(staff, firm))).toBeDefined()
})

test('DEC-96 the page of waiting staff reads the answer; other staff and other browsers read nothing', async ({
  desk,
  consent,
  staff,
}) => {
  const { firm, uuid } = await askedFirm(consent, staff)
  const address = (organizationUuid: string) =>
    `${desk.product.signInUrl}${pathOf(getConsentRequest.path, { organizationUuid, uuid })}`
  const ask = async (browser = desk.product.newBrowser(), organization = firm.organization_uuid) => {
    const { status, text } = await browser.ask(address(organization), { headers: { accept: 'application/json' } })
    return { status, body: JSON.parse(text) }
  }
  const { browser } = await desk.logIn(staff)
  expect(await ask(browser)).toMatchObject({ status: 200, body: { uuid, state: 'open', declined_at: null } })
  const { body } = await decline(firm, uuid)
  const response = await ask(browser)
  expect(response.body).toEqual({
    uuid,
    state: 'declined',
    expires_at: body.expires_at,
    declined_at: body.declined_at,
  })

  expect((await ask()).status).toBe(401)
  const other = await desk.product.hub.firm({ name: 'Harbour Ledger' })
  expect((await ask(browser, other.organization_uuid)).status).toBe(404)
  expect((await ask((await desk.logIn(await desk.staff())).browser)).status).toBe(404)
  const dismissed = await desk.staff()
  const { browser: left } = await desk.logIn(dismissed)
  await desk.dismiss(dismissed)
  expect((await ask(left)).status).toBe(401)
})

test('DEC-96 after an answer no more request mails are sent, and the firm’s open pages are updated', async ({
  desk,
  consent,
  staff,
}) => {
  const { firm, uuid } = await askedFirm(consent, staff)
  const { database } = desk.product.hub.parts
  const toAsk = () => supportNoticeStore.findOfRequest(database, firm.organization_uuid, uuid)
  expect(await toAsk()).toHaveLength(1)
  const stream = await openStream(desk.product.hub, firm)
  await decline(firm, uuid)
  await vi.waitFor(() => expect(stream.keys()).toContain('support_requests'))
  await stream.leave()
  expect(await toAsk()).toEqual([])
})
