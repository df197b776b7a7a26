import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Hub, startHub } from '../../testing/hub.ts'
import { seedClients } from '../../testing/seed-clients.ts'
import { clients } from '../clients/clients.module.ts'
import { verifyClientRows } from './rebuild-client-rows.ts'

let hub: Hub
beforeAll(async () => {
  hub = await startHub()
  for (const firm of [await hub.firm(), await hub.firm()])
    await seedClients(hub.parts.database, firm.organization_uuid, 210)
})
afterAll(() => hub.stop())

test('rows of an older edition of the view are rewritten by the worker, in batches', async () => {
  const { database } = hub.parts
  await database.acrossFirms('test', (tx) =>
    sql`update client_rows set edition = 0, answer = '{}' where sort_name > 'c'`.execute(tx),
  )
  expect((await verifyClientRows({ database })).rows).toBeGreaterThan(200)
  await clients(hub.parts as never).housekeeping['list rows of an older edition']()
  expect(await verifyClientRows({ database })).toEqual({ rows: 0, counts: 0 })
})
