import { archiveBusinessClient, restoreBusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { hasClient } from '../../testing/one-client.ts'
import { hubTest as test } from '../../testing/test.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { rebuildClientRows, verifyClientRows } from './rebuild-client-rows.ts'
import { refreshRows } from './refresh-rows.ts'

test('the rebuild does not overwrite a change that commits while it runs', async ({ hub, firm }) => {
  const { uuid } = await hasClient(hub, firm)
  const { organization_uuid } = firm
  const { database } = hub.parts
  const rebuild = await database.inFirm(wholeFirm(organization_uuid), async (tx) => {
    await tx.updateTable('business_client').set({ status: 'ARCHIVED' }).where('uuid', '=', uuid).execute()
    await refreshRows(tx, { organization_uuid, uuids: [uuid] })
    const running = rebuildClientRows({ database })
    const countWaiting = async () =>
      (
        await sql`select 1 from pg_locks
          where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(tx)
      ).rows.length
    await expect.poll(countWaiting).toBe(1)
    return { running }
  })
  await rebuild.running
  expect(await verifyClientRows({ database })).toEqual({ rows: 0, counts: 0 })
})

test('rows and counters are right when clients change during rebuilds that repair both', async ({ hub, firm }) => {
  const clients = await Promise.all(
    Array.from({ length: 10 }, () => hasClient(hub, firm, { subscription_status: 'INACTIVE' })),
  )
  for (let round = 0; round < 10; round++) {
    await hub.parts.database.acrossFirms('test', async (tx) => {
      await sql`update client_counts set all_count = all_count + 1, archived_count = 0`.execute(tx)
      await sql`update client_rows set answer = '{}' where random() < 0.5`.execute(tx)
    })
    const change = round % 2 ? restoreBusinessClient : archiveBusinessClient
    const changes = clients.map(({ uuid }) => firm.call(change, { params: { uuid }, body: {} }))
    const [answers] = await Promise.all([Promise.all(changes), rebuildClientRows(hub.parts)])
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(await verifyClientRows(hub.parts)).toEqual({ rows: 0, counts: 0 })
  }
})
