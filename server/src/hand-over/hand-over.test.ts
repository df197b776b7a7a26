import { RedeemedHandOver } from '@partner-hub/contracts/books/books.ts'
import { openClientAccount, redeemHandOver } from '@partner-hub/contracts/books/hand-over.ts'
import { archiveBusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import { getCurrentUser } from '@partner-hub/contracts/people/current-user.ts'
import { endSession } from '@partner-hub/contracts/people/session.ts'
import { sql } from 'kysely'
import { expect, onTestFinished, vi } from 'vitest'
import { BOOKS, HOST, hasOpenClient, opens, handOverTest as test, ticketOf, tokenFor } from '../../testing/hand-over.ts'
import { actsOf, hasClient, opensAt } from '../../testing/one-client.ts'
import { newSecret } from '../platform/ids/ids.ts'
import { BOOKS_SIGN_IN_ID } from '../sessions/books-client.ts'

test('EMBED-10 EMBED-11 EMBED-12 EMBED-13 CONST-09 opening sets the support session: its name, shape, age, 30 seconds and parent domain', async ({
  hub,
  firm,
}) => {
  const client = await hasOpenClient(hub, firm)
  const before = Math.floor(Date.now() / 1000)
  const answer = await opens(firm, client)
  expect(answer.status).toBe(200)
  const [cookie = ''] = answer.headers.getSetCookie().filter((one) => one.startsWith('session-'))
  const [pair = '', ...attributes] = cookie.split('; ')
  expect(pair.split('=')[0]).toBe(`session-${firm.user_id}`)
  const value = JSON.parse(decodeURIComponent(pair.slice(pair.indexOf('=') + 1)))
  expect(Object.keys(value).sort()).toEqual(['accountid', 'authenticated', 'businessId', 'businessUUID'])
  expect(value.authenticated.expires_in).toBe(30)
  expect(value.authenticated.created_at).toBeGreaterThanOrEqual(before)
  expect(value.authenticated.created_at).toBeLessThanOrEqual(before + 5)
  expect(attributes).toEqual(
    expect.arrayContaining(['Domain=northwind.localhost', 'Max-Age=30', 'HttpOnly', 'SameSite=Lax', 'Path=/']),
  )
  expect(value.authenticated.access_token).not.toContain(firm.bearer)
})

test('EMBED-06 EMBED-14 the address is the client’s own with support_session=session-{id}, and carries no ticket', async ({
  hub,
  firm,
}) => {
  const client = await hasOpenClient(hub, firm)
  const answer = await opens(firm, client)
  expect(answer.body).toEqual({ url: `${BOOKS}/open/${client.account_id}?support_session=session-${firm.user_id}` })
  expect(answer.body.url).not.toContain(ticketOf(answer))
  expect((await actsOf(hub, firm, client.uuid)).at(-1)).toMatchObject({
    act: 'account_opened',
    actor_id: String(firm.user_id),
  })
})

test('A6 a ticket works once, in time, for its client and from its host only', async ({ hub, firm, redeem }) => {
  const [made, other] = [await hasOpenClient(hub, firm), await hasOpenClient(hub, firm)]
  const ticket = ticketOf(await opens(firm, made))
  expect((await redeem(ticket, other.account_id)).status).toBe(404)
  expect((await redeem(ticket, made.account_id, 'evil.northwind.localhost:8082')).status).toBe(404)
  const answers = await Promise.all(Array.from({ length: 5 }, () => redeem(ticket, made.account_id)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404])
  const granted = RedeemedHandOver.parse(answers.find(({ status }) => status === 200)?.body)
  expect(granted).toMatchObject({
    identity_id: firm.user_id,
    organization_name: 'Alder & Finch LLP',
    client_uuid: made.uuid,
    account_id: made.account_id,
  })
  const late = ticketOf(await opens(firm, made))
  await hub.parts.database.acrossFirms('a test', (tx) =>
    sql`update hand_over set created_at = now() - interval '31 seconds' where redeemed_at is null`.execute(tx),
  )
  expect((await redeem(late, made.account_id)).status).toBe(404)
})

test.for([-5, 5])(
  'A6 a ticket’s 30 seconds are measured by the database: a process clock %i minutes off changes nothing',
  async (minutes, { hub, firm, redeem }) => {
    const client = await hasOpenClient(hub, firm)
    const mint = async () => ticketOf(await opens(firm, client))
    const statusOf = async (ticket: string) => (await redeem(ticket, client.account_id)).status
    const growOld = (interval: string) =>
      hub.parts.database.acrossFirms('a test', (tx) =>
        sql`update hand_over set created_at = now() - ${interval}::interval where redeemed_at is null`.execute(tx),
      )
    const onTime = await mint()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })
    onTestFinished(() => void vi.useRealTimers())
    expect(await statusOf(onTime)).toBe(200)
    const [early, late] = [await mint(), await mint()]
    await growOld('25 seconds')
    expect(await statusOf(early)).toBe(200)
    await growOld('30 seconds')
    expect(await statusOf(late)).toBe(404)
    const otherwise = await mint()
    vi.useRealTimers()
    expect(await statusOf(otherwise)).toBe(200)
  },
)

test('only Books can redeem: no token, or one of a person, another program or another audience, is refused', async ({
  hub,
  firm,
  asBooks,
  redeem,
}) => {
  const client = await hasOpenClient(hub, firm)
  const ticket = ticketOf(await opens(firm, client))
  const foreign = [
    newSecret(),
    firm.bearer,
    await tokenFor(hub, 'another-program', hub.parts.config.HUB_URL),
    await tokenFor(hub, BOOKS_SIGN_IN_ID, 'https://elsewhere.example'),
  ]
  for (const token of foreign)
    expect(
      (await asBooks(redeemHandOver.path, { ticket, account_id: client.account_id, host: HOST }, token)).status,
    ).toBe(401)
  expect((await redeem(ticket, client.account_id)).status).toBe(200)
})

test('PERM-20 DEC-58 ACTIVE, a running trial and a pending plan open the books', async ({ hub, firm }) => {
  for (const subscription_status of ['ACTIVE', 'ACTIVE_TRIAL', 'DIRECT_BILLING_PENDING'] as const)
    expect((await opens(firm, await hasOpenClient(hub, firm, { subscription_status }))).status).toBe(200)
})

test('EMBED-08 ERR-06 DEC-58 an expired trial, a cancelled and an inactive plan do not, and say why', async ({
  hub,
  firm,
}) => {
  const refused = async (subscription_status: 'TRIAL_EXPIRED' | 'CANCELLED' | 'INACTIVE') => {
    const { status, body } = await opens(firm, await hasOpenClient(hub, firm, { subscription_status, days_left: null }))
    return [status, (body as unknown as { code: string }).code]
  }
  expect(await refused('TRIAL_EXPIRED')).toEqual([409, 'trial_expired'])
  expect(await refused('CANCELLED')).toEqual([409, 'plan_required'])
  expect(await refused('INACTIVE')).toEqual([409, 'plan_required'])
})

test('the refusal for an archived client without access does not suggest restoring it', async ({ hub, firm }) => {
  const withoutAccess = await hasClient(hub, firm, { billing_owner: 'CLIENT', status: 'NO_ACCESS' })
  const withAccess = await hasClient(hub, firm, { subscription_status: 'INACTIVE', invitation_status: 'DRAFT' })
  for (const [{ uuid }, code] of [
    [withoutAccess, 'access_removed'],
    [withAccess, 'action_not_allowed'],
  ] as const) {
    expect((await firm.call(archiveBusinessClient, { params: { uuid }, body: { uuid } })).status).toBe(200)
    const opened = await firm.call(openClientAccount, { params: { uuid } })
    expect([opened.status, opened.body]).toMatchObject([409, { code }])
  }
})

test('ROUTE-24 A5 a planted support session and its link change no one’s session: the parameter is dropped at /', async ({
  hub,
  firm,
}) => {
  const stranger = await hub.person()
  for (const planted of [`session-${stranger.user_id}`, `session-${firm.user_id}/`, 'session-1', 'session', '../sid']) {
    const cookie = `${firm.cookie}; session-1=${encodeURIComponent(JSON.stringify({ authenticated: { access_token: stranger.bearer } }))}`
    const visit = await hub.request('GET', `/clients?support_session=${encodeURIComponent(planted)}`, {
      cookie,
      accept: 'text/html',
    })
    expect([visit.status, visit.headers.get('location')]).toEqual([302, '/'])
    const me = await hub.request('GET', getCurrentUser.path, { cookie, authorization: `Bearer ${firm.bearer}` })
    expect((me.body as { response: { id: number } }).response.id).toBe(firm.user_id)
    const asPlanted = await hub.request('GET', getCurrentUser.path, {
      cookie,
      authorization: `Bearer ${stranger.bearer}`,
    })
    expect(asPlanted.status).toBe(401)
  }
})

test('AUTH-08 logging out removes the support-session cookie as well', async ({ hub, firm }) => {
  const session = await hub.signIn(firm.user_id)
  const { headers } = await session.call(endSession, {})
  const cleared = headers.getSetCookie().find((cookie) => cookie.startsWith(`session-${firm.user_id}=`))
  expect(cleared).toMatch(/Domain=northwind\.localhost/)
  expect(cleared).toMatch(/Expires=Thu, 01 Jan 1970/)
})

test('an account without a URL, or with one outside Books, is not opened', async ({ hub, firm }) => {
  const client = await hasOpenClient(hub, firm)
  for (const address of [null, 'https://evil.example/open/1', 'javascript:alert(1)']) {
    await opensAt(hub, firm, client, address)
    const { status, body } = await opens(firm, client)
    expect([status, body]).toMatchObject([409, { code: 'account_not_ready' }])
  }
})
