import { startClientRun } from '@partner-hub/contracts/client-runs.ts'
import { type Endpoint, pathOf } from '@partner-hub/contracts/endpoint.ts'
import { getIdentity, listUserServiceGroups } from '@partner-hub/contracts/identity.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { composeWeb } from './compose.ts'
import { matrix, type Row, type Victim } from './platform/testing/access-matrix.ts'
import { isInvitedAsAccountant } from './platform/testing/accountant-invitation.ts'
import { type Hub, startHub } from './platform/testing/hub.ts'
import { hasClient } from './platform/testing/one-client.ts'

const CANARY = 'Canary Wharf Ledgers'
const nameOf = ({ endpoint }: { endpoint: Endpoint }) => `${endpoint.method} ${endpoint.path}`

let hub: Hub
let victim: Victim
beforeAll(async () => {
  hub = await startHub()
  const firm = await hub.firm({ name: CANARY, clients: 12 })
  const groups = await firm.call(listUserServiceGroups, {})
  const run = await firm.call(startClientRun, {
    params: { organizationUuid: firm.organization_uuid },
    body: { action: 'export', of: { filter: {} } },
  })
  const client = await hasClient(hub, firm, {
    client_name: `${CANARY} Bakery`,
    first_name: CANARY,
    billing_owner: 'CLIENT',
    plan: { display_name: CANARY, billing_interval: 'Monthly', staff_limits: 1 },
  })
  const { account_id } = client
  const accountantInvitation = await isInvitedAsAccountant(hub, firm, { account_id, business_name: CANARY })
  victim = { firm, groupId: groups.body.results[0]?.id ?? 0, run: run.body.uuid, client, accountantInvitation }
})
afterAll(() => hub.stop())

/** Every row of the victim's firm, as one hash. */
const fingerprint = () =>
  hub.parts.database.acrossFirms('test', async (tx) => {
    const tables = [
      'identity',
      'user_service_group',
      'email_template',
      'business_client',
      'client_contact',
      'client_invitation',
      'invitation_send',
      'client_rows',
      'client_counts',
      'client_accountant',
      'client_run',
      'client_run_item',
      'activity',
    ]
    const hashes = []
    for (const table of tables)
      hashes.push(
        (
          await sql`select md5(coalesce(string_agg(t::text, '' order by t::text), '')) as hash from ${sql.table(table)} t where organization_uuid = ${victim.firm.organization_uuid}`.execute(
            tx,
          )
        ).rows[0],
      )
    const own =
      await sql`select md5(t::text) as hash from organization t where uuid = ${victim.firm.organization_uuid}`.execute(
        tx,
      )
    return JSON.stringify([...hashes, own.rows[0]])
  })

const ask = (row: Row, headers: Record<string, string>) =>
  hub.request(
    row.endpoint.method,
    pathOf(row.endpoint.path, row.params?.(victim)),
    { origin: hub.config.HUB_URL, ...headers },
    row.body?.(victim),
  )

test('the matrix names every route of the hub, and each once', () => {
  const mounted = composeWeb(hub.parts).routes.map(nameOf).sort()
  expect(matrix.map(nameOf).sort()).toEqual(mounted)
})

describe.each(matrix.map((row) => [nameOf(row), row] as const))('%s', (_name, row) => {
  test('without a session, with one half of it, or with a foreign token nobody gets in', async () => {
    if (row.open) return expect((await ask(row, {})).status).toBe(row.open)
    const { cookie, bearer } = victim.firm
    const tries = [
      {},
      { cookie },
      { authorization: `Bearer ${bearer}` },
      { authorization: 'Bearer nothing' },
      { cookie: 'sid=nothing', authorization: `Bearer ${bearer}` },
    ]
    for (const headers of tries) expect((await ask(row, headers as Record<string, string>)).status).toBe(401)
  })

  test('PERM-01 a member of another firm reaches nothing of this one and changes nothing', async () => {
    const outsider = await hub.firm({ name: 'Outsider LLP' })
    const before = await fingerprint()
    const answer = await ask(row, { cookie: outsider.cookie, authorization: `Bearer ${outsider.bearer}` })
    expect(answer.status).toBe(row.otherFirm)
    expect(JSON.stringify(answer.body)).not.toContain(CANARY)
    expect(await fingerprint()).toBe(before)
  })

  test('A12 a call that a foreign page makes a signed-in browser send changes nothing', async () => {
    if (row.endpoint.method === 'GET') return
    const { cookie, bearer } = victim.firm
    const before = await fingerprint()
    for (const site of ['cross-site', 'same-site', 'none'])
      for (const authorization of [`Bearer ${bearer}`, undefined]) {
        const headers = {
          cookie,
          'sec-fetch-site': site,
          origin: 'http://books.northwind.localhost:8080',
          ...(authorization && { authorization }),
        }
        expect([401, 403]).toContain((await ask(row, headers)).status)
      }
    expect(await fingerprint()).toBe(before)
    expect((await victim.firm.call(getIdentity, {})).status).toBe(200)
  })

  test('somebody without a firm is told so', async () => {
    const person = await hub.person()
    const before = await fingerprint()
    const answer = await ask(row, { cookie: person.cookie, authorization: `Bearer ${person.bearer}` })
    expect(answer.status).toBe(row.withoutFirm)
    expect(await fingerprint()).toBe(before)
  })
})
