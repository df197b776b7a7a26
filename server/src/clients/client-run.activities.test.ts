import { getClientRun, startClientRun } from '@partner-hub/contracts/client-runs.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { composeActivities } from '../compose-worker.ts'
import type { Database } from '../platform/database/database.ts'
import { newUuid } from '../platform/ids/ids.ts'
import { type FirmCaller, type Hub, startHub } from '../platform/testing/hub.ts'
import { asOwner } from '../platform/testing/template-database.ts'
import { settleTorn } from '../platform/testing/torn-run.ts'

let hub: Hub
beforeAll(async () => {
  hub = await startHub()
})
afterAll(() => hub.stop())

/** Nobody works on the queue of this hub: the test itself takes the steps of the story. */
const restoring = async (firm: FirmCaller) => {
  const params = { organizationUuid: firm.organization_uuid }
  const body = { action: 'restore' as const, of: { filter: { view: 'archived' as const } } }
  return (await firm.call(startClientRun, { params, body, key: newUuid() })).body
}
const runOf = async (firm: FirmCaller, uuid: string) => (await firm.call(getClientRun, { params: { uuid } })).body
const restoredIn = (firm: FirmCaller) =>
  hub.parts.database.inFirm(firm.organization_uuid, (tx) =>
    tx.selectFrom('activity').select('subject').where('act', '=', 'client_restored').execute(),
  )

test('a run that is torn off before and after a commit repeats nothing and leaves nothing out', async () => {
  const firm = await hub.firm({ clients: 240 })
  const { uuid } = await restoring(firm)
  expect(await settleTorn(hub.parts, firm.organization_uuid, uuid)).toBeGreaterThan(5)
  expect(await runOf(firm, uuid)).toMatchObject({ total: 20, done: 20, refused: 0 })
  const restored = (await restoredIn(firm)).map(({ subject }) => subject)
  expect(restored).toHaveLength(20)
  expect(new Set(restored).size).toBe(20)
})

test('two workers on the same run settle every client once', async () => {
  const firm = await hub.firm({ clients: 240 })
  const { uuid } = await restoring(firm)
  const { settleNextClients } = composeActivities(hub.parts)
  const worker = async () => {
    while (await settleNextClients(firm.organization_uuid, uuid));
  }
  await Promise.all([worker(), worker(), worker()])
  expect(await runOf(firm, uuid)).toMatchObject({ done: 20, refused: 0 })
  expect(await restoredIn(firm)).toHaveLength(20)
})

test('whoever left the firm meanwhile changes no client any more', async () => {
  const firm = await hub.firm({ clients: 24 })
  const { uuid } = await restoring(firm)
  await asOwner(
    hub.clone.ownerUrl,
    async (owner) => void (await owner.query('delete from membership where user_id = $1', [firm.user_id])),
  )
  await composeActivities(hub.parts).settleNextClients(firm.organization_uuid, uuid)
  const { organization_uuid } = firm
  const items = await hub.parts.database.inFirm(organization_uuid, (tx) =>
    tx.selectFrom('client_run_item').select(['outcome', 'reason']).where('run', '=', uuid).execute(),
  )
  expect(items).toEqual(Array(2).fill({ outcome: 'refused', reason: 'not_allowed' }))
  expect(await restoredIn(firm)).toEqual([])
})

test('a client that fails by a fault of ours does not hold up the others', async () => {
  const firm = await hub.firm({ clients: 36 })
  const { uuid, total } = await restoring(firm)
  expect(total).toBe(3)
  let acts = 0
  const database: Database = {
    ...hub.parts.database,
    // The first client's transaction is the third: the run and what waits are read before it.
    inFirm: (organization, work) =>
      hub.parts.database.inFirm(organization, (tx) => (++acts === 3 ? Promise.reject(new Error('a bug')) : work(tx))),
  }
  await composeActivities({ ...hub.parts, database }).settleNextClients(firm.organization_uuid, uuid)
  const { done, refused, results } = await runOf(firm, uuid)
  expect({ done, refused, first: results[0]?.reason }).toEqual({ done: 2, refused: 1, first: 'fault' })
})
