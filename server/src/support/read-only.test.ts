import { pathOf } from '@partner-hub/contracts/calls/endpoint.ts'
import { startClientRun } from '@partner-hub/contracts/clients/client-runs.ts'
import { listSupportVisits } from '@partner-hub/contracts/support/support.ts'
import { expect } from 'vitest'
import type { FirmCaller } from '../../testing/hub.ts'
import { hasClient, type OneClient } from '../../testing/one-client.ts'
import { cookieHeader } from '../../testing/product.ts'
import { watchRows } from '../../testing/row-changes.ts'
import type { SupportDesk } from '../../testing/support-desk.ts'
import { supportTest } from '../../testing/test.ts'
import { composeModules, routesOf } from '../compose-modules.ts'

const test = supportTest.extend('client', { scope: 'file' }, ({ hub, firm }) =>
  hasClient(hub, firm, { client_name: 'Bluebird Bakery' }),
)

interface Written {
  actor_kind: string
  actor_id: string
  subject: string
  detail: Record<string, string>
}
const written = (desk: SupportDesk, firm: FirmCaller, act: string) =>
  desk.asTime<Written>(
    'select actor_kind, actor_id, subject, detail from activity where organization_uuid = $1 and act = $2 order by at',
    [firm.organization_uuid, act],
  )

/** The firm's own uuids for the parameters of a path. */
const paramsOf = (firm: FirmCaller, client: OneClient, path: string) => {
  const uuid = path.includes('contacts')
    ? client.contact
    : path.includes('invitations')
      ? client.invitation
      : path.includes('organizations/')
        ? firm.organization_uuid
        : client.uuid
  return { uuid, organizationUuid: firm.organization_uuid, id: '1', accountId: 'none' }
}

test('A11 in a support session every changing call returns 403, is recorded, and changes no row', async ({
  desk,
  firm,
  client,
  staff,
}) => {
  const { call } = await desk.visit(staff, firm.organization_uuid)
  const ends = ['/session/end/', '/support_session/end/']
  const changing = routesOf(composeModules(desk.product.hub.parts))
    .filter(({ endpoint, access }) => endpoint.method !== 'GET' && access.of !== 'books')
    .filter(({ endpoint }) => !ends.includes(endpoint.path))
  expect(changing.length).toBeGreaterThan(15)
  const before = (await written(desk, firm, 'support_request')).length
  const rows = await watchRows(desk.product.hub)
  const changed = await rows.changedBy(async () => {
    for (const { endpoint } of changing) {
      const { status, body } = await call(
        endpoint.method,
        pathOf(endpoint.path, paramsOf(firm, client, endpoint.path)),
        {},
      )
      expect([endpoint.path, status, body.code ?? body.error]).toEqual([endpoint.path, 403, 'support_read_only'])
    }
    const notes = { uuid: client.uuid, notes: 'Changed by support' }
    const path = `/partner_services/partners/business_clients/${client.uuid}/`
    const refused = await call('PATCH', path, notes)
    expect(refused.body).toEqual({
      code: 'support_read_only',
      detail: 'Support visits are read-only.',
    })
    expect((await call('PATCH', `${path}archive/`, { uuid: client.uuid })).status).toBe(403)
  })
  await rows.close()
  expect(changed).toEqual([])
  const requests = (await written(desk, firm, 'support_request')).slice(before).map(({ detail }) => detail.method)
  expect(requests).toEqual([...changing.map(({ endpoint }) => endpoint.method), 'PATCH', 'PATCH'])
})

test('a support session cannot open a client’s account in Books: no ticket, no cookie, no row', async ({
  desk,
  firm,
  client,
  staff,
}) => {
  const { call } = await desk.visit(staff, firm.organization_uuid)
  const answer = await call('POST', `/partner_services/partners/business_clients/${client.uuid}/open_account/`)
  expect([answer.status, answer.body.code]).toEqual([403, 'support_read_only'])
  expect(answer.headers.getSetCookie()).toEqual([])
  expect(await written(desk, firm, 'account_opened')).toEqual([])
  expect(await desk.asTime('select from hand_over')).toEqual([])
})

test('A11 a visit cannot download the firm’s exports: the file returns 403 with the reason', async ({
  desk,
  firm,
  staff,
}) => {
  const params = { organizationUuid: firm.organization_uuid }
  const body = { action: 'export', of: { filter: {} } } as const
  const run = (await firm.call(startClientRun, { params, body })).body
  const { call } = await desk.visit(staff, firm.organization_uuid)
  const path = `/partner_services/partners/client_runs/${run.uuid}/`
  expect((await call('GET', path)).body).toMatchObject({ uuid: run.uuid, action: 'export' })
  const refused = await call('GET', `${path}file/`)
  expect(refused.status).toBe(403)
  expect(refused.body).toEqual({ code: 'support_read_only', detail: 'Support visits are read-only.' })
  expect((await call('HEAD', `${path}file/`)).status).toBe(403)
})

test('A11 every request of a visit has an audit row with the person, the reason and the ticket', async ({
  desk,
  firm,
  client,
  staff,
}) => {
  const before = (await written(desk, firm, 'support_request')).length
  const { browser, call } = await desk.visit(staff, firm.organization_uuid)
  const hub = desk.product.hubUrl
  const reads = [
    '/auth/api/v1/users/me',
    '/partner_services/identity/me/',
    `/partner_services/partners/${firm.organization_uuid}/business_clients/`,
    `/partner_services/partners/${firm.organization_uuid}/business_clients/?limit=nonsense`,
    `/partner_services/partners/business_clients/${client.uuid}/`,
    `/partner_services/partners/business_clients/${firm.organization_uuid}/`,
    '/session/',
  ]
  for (let round = 0; round < 10; round++) for (const path of reads) await call('GET', path)
  await Promise.all(Array.from({ length: 25 }, () => call('GET', '/session/')))
  for (let round = 0; round < 5; round++) await call('POST', '/session/extend/')
  for (const page of ['/clients', `/clients/${client.uuid}`, '/accept']) await browser.ask(hub + page)
  const stream = new AbortController()
  const headers = { cookie: cookieHeader(browser, ['sid']) }
  expect((await fetch(`${desk.product.hub.url}/events/`, { headers, signal: stream.signal })).status).toBe(200)
  stream.abort()
  await call('POST', '/support_session/end/')
  // The first request is the page that the visit started on.
  const made = 1 + 10 * reads.length + 25 + 5 + 3 + 1 + 1
  const rows = (await written(desk, firm, 'support_request')).slice(before)
  expect(rows).toHaveLength(made)
  for (const row of rows)
    expect(row).toMatchObject({
      actor_kind: 'staff',
      actor_id: String(staff.id),
      detail: {
        reason: 'The list looks empty',
        ticket: 'T-4711',
        method: expect.any(String),
        path: expect.any(String),
      },
    })
  expect(new Set(rows.map(({ subject }) => subject)).size).toBe(1)
  await call('GET', '/auth/api/v1/users/me')
  expect((await written(desk, firm, 'support_request')).slice(before)).toHaveLength(made)
})

test('A11 the firm sees who visited, when, why, for which ticket and how often; another firm sees nothing', async ({
  desk,
  staff,
}) => {
  const other = await desk.product.hub.firm({ name: 'Other LLP' })
  const own = await desk.product.hub.firm({ name: 'Visited LLP' })
  const { call } = await desk.visit(staff, own.organization_uuid)
  await call('GET', '/auth/api/v1/users/me')
  await call('POST', '/support_session/end/')
  const visits = async (of: FirmCaller) =>
    (await of.call(listSupportVisits, { params: { organizationUuid: of.organization_uuid } })).body
  const seen = await visits(own)
  expect(seen).toEqual({
    count: 1,
    results: [
      {
        uuid: expect.any(String),
        staff_name: 'Sam Okafor',
        reason: 'The list looks empty',
        ticket_number: 'T-4711',
        began_at: expect.any(String),
        ends_at: expect.any(String),
        clients: [],
        pages: [],
      },
    ],
  })
  expect(Date.parse(seen.results[0]?.ends_at ?? '') - Date.now()).toBeLessThan(60_000)
  expect(await visits(other)).toEqual({ results: [], count: 0 })
})

test('no one becomes staff through the product: its database role may only read the table', async ({ desk }) => {
  const { once } = desk.product.hub.parts.database
  const person = await desk.product.signIn.person()
  await expect(once.insertInto('staff').values({ user_id: person.id }).execute()).rejects.toThrow(/permission denied/)
  await expect(once.deleteFrom('staff').execute()).rejects.toThrow(/permission denied/)
})
