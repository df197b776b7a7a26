import { updateBusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished } from 'vitest'
import type { Hub } from '../../testing/hub.ts'
import { hasClient } from '../../testing/one-client.ts'
import { hubTest as test } from '../../testing/test.ts'
import { verifyClientRows } from './rebuild-client-rows.ts'
import { refreshRows } from './refresh-rows.ts'

/** Firms in the order of their uuids, each with as many active clients, in the order of the firms. */
const firmsWithClients = async (hub: Hub, firms: number, clients: number) => {
  const callers = await Promise.all(Array.from({ length: firms }, () => hub.firm({ name: 'Counted LLP' })))
  const inOrder = callers.sort((one, other) => (one.organization_uuid < other.organization_uuid ? -1 : 1))
  return Promise.all(
    inOrder.map(async (firm) => ({
      firm,
      uuids: await Promise.all(Array.from({ length: clients }, async () => (await hasClient(hub, firm)).uuid)),
    })),
  )
}

const setStatus = (hub: Hub, uuids: readonly string[], status: string) =>
  hub.parts.database.acrossFirms('test', (tx) =>
    sql`update client_rows set status = ${status} where uuid = any(${uuids}::uuid[])`.execute(tx),
  )

/** A transaction that locks the firm's counter until `release`. */
const lockCounter = async (hub: Hub, organization_uuid: string) => {
  const holder = new pg.Client({ connectionString: hub.clone.url })
  await holder.connect()
  onTestFinished(() => holder.end())
  await holder.query('begin; set local role hub_across')
  const lock = (firm: string) =>
    holder.query('select 1 from client_counts where organization_uuid = $1 for update nowait', [firm])
  await lock(organization_uuid)
  const countWaiting = async () =>
    (await holder.query('select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))'))
      .rowCount
  return { lock, countWaiting, release: () => holder.query('commit') }
}

test('an edit that moves a client to no other view does not wait for the counter and does not write it', async ({
  hub,
  firm,
}) => {
  const { uuid } = await hasClient(hub, firm)
  const versionOfCounter = () =>
    hub.parts.database.acrossFirms('test', async (tx) => {
      const { rows } = await sql`select xmin, ctid, * from client_counts
        where organization_uuid = ${firm.organization_uuid}`.execute(tx)
      return rows
    })
  const before = await versionOfCounter()
  const held = await lockCounter(hub, firm.organization_uuid)
  const edit = await firm.call(updateBusinessClient, { params: { uuid }, body: { notes: 'Call in May' } })
  await held.release()
  expect(edit.status).toBe(200)
  expect(await versionOfCounter()).toEqual(before)
})

test('a change over many firms that waits for the first counter holds none of the others', async ({ hub }) => {
  const firms = await firmsWithClients(hub, 8, 1)
  const [first = '', ...others] = firms.map(({ firm }) => firm.organization_uuid)
  const held = await lockCounter(hub, first)
  const change = setStatus(hub, firms.flatMap(({ uuids }) => uuids).reverse(), 'ARCHIVED')
  await expect.poll(held.countWaiting).toBe(1)
  for (const other of others) await held.lock(other)
  await held.release()
  await change
})

test('concurrent changes over many firms do not deadlock, whatever their order', async ({ hub }) => {
  const firms = await firmsWithClients(hub, 8, 2)
  const [one, other] = [0, 1].map((nth) => firms.map(({ uuids }) => uuids[nth] ?? ''))
  for (let round = 0; round < 50; round++) {
    const status = round % 2 ? 'ACTIVE' : 'ARCHIVED'
    await Promise.all([setStatus(hub, one ?? [], status), setStatus(hub, (other ?? []).toReversed(), status)])
  }
  expect(await verifyClientRows(hub.parts)).toMatchObject({ counts: 0 })
})

test('the counters are right after random changes', async ({ hub }) => {
  const firms = await firmsWithClients(hub, 3, 20)
  const every = firms.flatMap(({ uuids }) => uuids)
  const statuses = ['ACTIVE', 'NO_ACCESS', 'ARCHIVED']
  const subscriptions = ['ACTIVE', 'ACTIVE_TRIAL', 'INACTIVE']
  const oneOf = <T>(list: readonly T[]) => list[Math.floor(Math.random() * list.length)]
  const some = () => every.filter(() => Math.random() < 0.3)
  for (let round = 0; round < 60; round++)
    await hub.parts.database.acrossFirms('test', async (tx) => {
      if (round % 3 === 0) await sql`delete from client_rows where uuid = any(${some()}::uuid[])`.execute(tx)
      else if (round % 3 === 1) await refreshRows(tx, { uuids: some() })
      else
        await sql`update client_rows set status = ${oneOf(statuses)}, subscription_status = ${oneOf(subscriptions)}
          where uuid = any(${some()}::uuid[])`.execute(tx)
    })
  expect(await verifyClientRows(hub.parts)).toMatchObject({ counts: 0 })
})
