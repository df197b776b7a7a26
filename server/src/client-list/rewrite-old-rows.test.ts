import { sql } from 'kysely'
import { expect } from 'vitest'
import { seedClients } from '../../testing/seed-clients.ts'
import { hubTest as test } from '../../testing/test.ts'
import { clientList } from './client-list.module.ts'
import { clientRowsStore } from './client-rows.store.ts'
import { verifyClientRows } from './rebuild-client-rows.ts'
import { rewriteOldRows } from './rewrite-old-rows.ts'

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
  await clientList(hub.parts).housekeeping['list rows of an older edition']()
  expect(await verifyClientRows({ database })).toEqual({ rows: 0, counts: 0 })
})

test('a worker rewrites rows of an older edition while another worker or someone who edits holds others', async ({
  hub,
}) => {
  const { database } = hub.parts
  await database.acrossFirms('test', (tx) => sql`update client_rows set edition = 0`.execute(tx))
  const rewrite = rewriteOldRows(hub.parts)
  const locked = await database.acrossFirms('another worker', async (tx) => {
    const uuids = await clientRowsStore.lockOfOlderEdition(tx, 200)
    expect([await rewrite(200), await rewrite(200)]).toEqual([200, 20])
    return uuids
  })
  const old = await database.acrossFirms('test', (tx) =>
    tx.selectFrom('client_rows').select('uuid').where('edition', '=', 0).execute(),
  )
  expect(old.map(({ uuid }) => uuid).sort()).toEqual(locked.sort())
})
