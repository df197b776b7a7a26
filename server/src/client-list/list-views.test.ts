import { ClientStatus, SubscriptionStatus } from '@partner-hub/contracts/clients/business-clients.ts'
import { listBusinessClients } from '@partner-hub/contracts/clients/client-list.ts'
import { expect } from 'vitest'
import type { FirmCaller, Hub } from '../../testing/hub.ts'
import { seedTheseClients } from '../../testing/seed-clients.ts'
import { hubTest } from '../../testing/test.ts'
import type { FirmTransaction } from '../platform/database/database.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { createLog } from '../platform/log/log.ts'
import { refreshRows } from './refresh-rows.ts'

const logged: Record<string, unknown>[] = []
const states = ClientStatus.options.flatMap((status) =>
  SubscriptionStatus.options.map((subscription_status) => ({
    client_name: `${status} ${subscription_status}`,
    status,
    subscription_status,
    days_left: subscription_status === 'ACTIVE_TRIAL' ? 9 : null,
  })),
)

const destination = { write: (line: string) => void logged.push(JSON.parse(line)) }
const test = hubTest.extend('overrides', { log: createLog({ role: 'web', level: 'error', destination }) })

test.beforeAll(async ({ hub, firm }) => {
  await seedTheseClients(hub.parts.database, firm.organization_uuid, states)
})

const list = async (firm: FirmCaller, query: Record<string, string>) => {
  const params = { organizationUuid: firm.organization_uuid }
  const { status, body } = await firm.call(listBusinessClients, { params, query: { limit: '100', ...query } })
  expect(status).toBe(200)
  return body
}
const names = async (firm: FirmCaller, query: Record<string, string>) =>
  (await list(firm, query)).results.map(({ client_name }) => client_name)

/** Corrupts data in a way the product never does, then rebuilds the list's row. */
const spoil = (hub: Hub, firm: FirmCaller, work: (tx: FirmTransaction) => Promise<unknown>) =>
  hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), async (tx) => {
    await work(tx)
    await refreshRows(tx, { organization_uuid: firm.organization_uuid })
  })

/** Every client and subscription state for which the condition holds, in list order. */
const all = (holds: (status: string, subscription: string) => boolean) =>
  states
    .filter(({ status, subscription_status }) => holds(status, subscription_status))
    .map(({ client_name }) => client_name)
    .sort()

test('LIST-04 LIST-05 LIST-06 LIST-07 each view holds exactly the clients of its states', async ({ firm }) => {
  expect(await names(firm, { view: 'all' })).toEqual(all((status) => status === 'ACTIVE' || status === 'NO_ACCESS'))
  expect(await names(firm, { view: 'active' })).toEqual(['ACTIVE ACTIVE'])
  expect(await names(firm, { view: 'trials' })).toEqual(['ACTIVE ACTIVE_TRIAL', 'NO_ACCESS ACTIVE_TRIAL'])
  expect(await names(firm, { view: 'archived' })).toEqual(all((status) => status === 'ARCHIVED'))
})

test('DEC-02 DEC-03 DEC-53 without a view every status is listed, and the counts of the views come with every answer', async ({
  firm,
}) => {
  const { results, count, counts, left_out } = await list(firm, {})
  expect(results.map(({ client_name }) => client_name)).toEqual(all(() => true))
  expect(count).toBe(18)
  expect(counts).toEqual({ all: 12, active: 1, trials: 2, archived: 6 })
  expect(left_out).toBe(0)
  expect(results[0]?.subscription).toBe(results[0]?.row.subscription.uuid)
})

test('LIST-20 LIST-21 LIST-22 a row holds what the list shows, NO_ACCESS instead of the subscription where access is lost', async ({
  firm,
}) => {
  const { results } = await list(firm, {})
  const rowOf = (name: string) => results.find(({ client_name }) => client_name === name)?.row
  expect(rowOf('ACTIVE ACTIVE_TRIAL')).toEqual({
    uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    name: 'ACTIVE ACTIVE_TRIAL',
    contact: {
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      customer: expect.any(String),
      name: expect.stringMatching(/^Owner Number\d+$/),
      email: null,
      invitation_status: 'DRAFT',
      // One of our fields: no mail of ours was lost (DEC-22).
      lost: null,
      lost_reason: null,
      resend_at: null,
    },
    subscription: {
      uuid: expect.any(String),
      status: 'ACTIVE_TRIAL',
      days_left: 9,
      display_name: 'Plus',
      billing_interval: 'Monthly',
      staff_limits: 3,
    },
    ownership: 'ACCOUNTANT',
    status: 'ACTIVE',
    access_level: 'FULL_ACCESS',
  })
  for (const { status, row } of results) expect(row.subscription.status === 'NO_ACCESS').toBe(status === 'NO_ACCESS')
})

test('LIST-22 STATE-16 a contact without any invitation reads DRAFT', async ({ hub, firm }) => {
  const [sent, other] = (await list(firm, { view: 'archived' })).results
  const from = sent?.row.contact.uuid ?? ''
  const to = other?.row.contact.uuid ?? ''
  const statusOf = async () =>
    (await list(firm, {})).results.find(({ uuid }) => uuid === sent?.uuid)?.row.contact.invitation_status
  await spoil(hub, firm, (tx) =>
    tx
      .updateTable('client_invitation')
      .set({ invitation_status: 'PENDING' })
      .where('client_contact', '=', from)
      .execute(),
  )
  expect(await statusOf()).toBe('PENDING')
  await spoil(hub, firm, (tx) =>
    tx.updateTable('client_invitation').set({ client_contact: to }).where('client_contact', '=', from).execute(),
  )
  expect(await statusOf()).toBe('DRAFT')
})

test('DEC-06 a record that lacks a part is left out, logged and counted, and the others are shown', async ({
  hub,
  firm,
}) => {
  const bad = (await list(firm, { view: 'archived' })).results[2]?.uuid ?? ''
  await spoil(hub, firm, (tx) =>
    tx.updateTable('client_contact').set({ is_business_owner: false }).where('business_client', '=', bad).execute(),
  )
  const { results, count, left_out } = await list(firm, {})
  expect(results).toHaveLength(17)
  expect({ count, left_out }).toEqual({ count: 18, left_out: 1 })
  expect(logged).toContainEqual(expect.objectContaining({ client: bad, msg: 'client left out of the list' }))
})
