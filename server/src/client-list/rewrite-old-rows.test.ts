import { sql } from 'kysely'
import { expect } from 'vitest'
import { seedClients } from '../../testing/seed-clients.ts'
import { hubTest as test } from '../../testing/test.ts'
import { clients } from '../clients/clients.module.ts'
import { verifyClientRows } from './rebuild-client-rows.ts'

test.beforeAll(async ({ hub }) => {
  for (const firm of [await hub.firm(), await hub.firm()])
    await seedClients(hub.parts.database, firm.organization_uuid, 210)
})

test('rows of an older edition of the view are rewritten by the worker, in batches', async ({ hub }) => {
  const { database } = hub.parts
  await database.acrossFirms('test', (tx) =>
    sql`update client_rows set edition = 0, answer = '{}' where sort_name > 'c'`.execute(tx),
  )
  expect((await verifyClientRows({ database })).rows).toBeGreaterThan(200)
  await clients(hub.parts as never).housekeeping['list rows of an older edition']()
  expect(await verifyClientRows({ database })).toEqual({ rows: 0, counts: 0 })
})
