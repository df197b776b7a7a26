import type { CallOf } from '@partner-hub/contracts/calls/endpoint.ts'
import {
  getClientRun,
  getClientRunFile,
  startClientRun,
  stopClientRun,
} from '@partner-hub/contracts/clients/client-runs.ts'
import { expect } from 'vitest'
import { hasLeft } from '../../testing/colleague.ts'
import type { FirmCaller, Hub } from '../../testing/hub.ts'
import { hubTest as test } from '../../testing/test.ts'
import { settleTorn } from '../../testing/torn-run.ts'
import { composeModules } from '../compose-modules.ts'
import type { Database } from '../platform/database/database.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { newUuid } from '../platform/ids/ids.ts'
import type { ObjectPort } from '../platform/objects/objects.ts'
import { exportKey } from './export-clients.ts'

/** No worker polls this hub's queue: the test runs the story's steps itself. */
const start = async (firm: FirmCaller, body: CallOf<typeof startClientRun>['body']) => {
  const params = { organizationUuid: firm.organization_uuid }
  return firm.call(startClientRun, { params, body, key: newUuid() })
}
const restoring = async (firm: FirmCaller) =>
  (await start(firm, { action: 'restore', of: { filter: { view: 'archived' } } })).body
const runOf = async (firm: FirmCaller, uuid: string) => (await firm.call(getClientRun, { params: { uuid } })).body
const restoredIn = (hub: Hub, firm: FirmCaller) =>
  hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
    tx.selectFrom('activity').select('subject').where('act', '=', 'client_restored').execute(),
  )

test('a run interrupted before or after a commit neither repeats nor skips a client', async ({ hub }) => {
  const firm = await hub.firm({ clients: 240 })
  const { uuid } = await restoring(firm)
  expect(await settleTorn(hub.parts, firm.organization_uuid, uuid)).toBeGreaterThan(5)
  expect(await runOf(firm, uuid)).toMatchObject({ total: 20, done: 20, refused: 0 })
  const restored = (await restoredIn(hub, firm)).map(({ subject }) => subject)
  expect(restored).toHaveLength(20)
  expect(new Set(restored).size).toBe(20)
})

test('an export has a file once it has ended, and none if it was stopped, even while writing the file', async ({
  hub,
}) => {
  const firm = await hub.firm({ clients: 12 })
  const exporting = async () => (await start(firm, { action: 'export', of: { filter: {} } })).body.uuid
  const fileOf = async (uuid: string) => (await firm.call(getClientRunFile, { params: { uuid } })).status
  const { exportClients, finishRun } = composeModules(hub.parts).clients.activities
  const stored = (uuid: string) =>
    hub.parts.objects.get(exportKey({ organization_uuid: firm.organization_uuid, run: uuid })).then(
      (file) => Boolean(file.destroy()),
      () => false,
    )
  const [ended, stopped, stoppedMeanwhile] = [await exporting(), await exporting(), await exporting()]
  expect(await fileOf(ended)).toBe(404)
  expect((await firm.call(stopClientRun, { params: { uuid: stopped } })).body.status).toBe('STOPPED')
  for (const uuid of [ended, stopped]) {
    await exportClients(firm.organization_uuid, uuid)
    await finishRun(firm.organization_uuid, uuid)
  }
  expect([(await runOf(firm, ended)).status, await fileOf(ended)]).toEqual(['DONE', 200])
  expect(await runOf(firm, stopped)).toMatchObject({ status: 'STOPPED', done: 0 })
  expect([await fileOf(stopped), await stored(stopped), await stored(ended)]).toEqual([404, false, true])

  const stopsWhileItIsWritten: ObjectPort = {
    ...hub.parts.objects,
    put: async (...file) => {
      await hub.parts.objects.put(...file)
      await firm.call(stopClientRun, { params: { uuid: stoppedMeanwhile } })
    },
  }
  await composeModules({ ...hub.parts, objects: stopsWhileItIsWritten }).clients.activities.exportClients(
    firm.organization_uuid,
    stoppedMeanwhile,
  )
  expect(await stored(stoppedMeanwhile)).toBe(false)
  const left = await runOf(firm, stoppedMeanwhile)
  expect(left).toMatchObject({ status: 'STOPPED', done: 0 })
  expect(new Set(left.results.map(({ outcome }) => outcome))).toEqual(new Set(['waiting']))
})

test('a stopped export whose worker died after writing the file loses it on retry; an ended one keeps it', async ({
  hub,
}) => {
  const firm = await hub.firm({ clients: 12 })
  const { organization_uuid } = firm
  const exporting = async () => (await start(firm, { action: 'export', of: { filter: {} } })).body.uuid
  const contentOf = async (run: string) => {
    const file = await hub.parts.objects.get(exportKey({ organization_uuid, run })).catch(() => undefined)
    return file && (await file.toArray()).join('')
  }
  const { exportClients, finishRun } = composeModules(hub.parts).clients.activities
  const [stopped, ended] = [await exporting(), await exporting()]
  const diesOnceItIsStopped: ObjectPort = {
    ...hub.parts.objects,
    put: async (...file) => {
      await hub.parts.objects.put(...file)
      await firm.call(stopClientRun, { params: { uuid: stopped } })
      throw new Error('killed')
    },
  }
  const dying = composeModules({ ...hub.parts, objects: diesOnceItIsStopped }).clients.activities
  await expect(dying.exportClients(organization_uuid, stopped)).rejects.toThrow('killed')
  expect(await contentOf(stopped)).toContain('Business Name')
  await exportClients(organization_uuid, stopped)
  expect(await contentOf(stopped)).toBeUndefined()

  await exportClients(organization_uuid, ended)
  await finishRun(organization_uuid, ended)
  const written = await contentOf(ended)
  expect(written).toContain('Business Name')
  await exportClients(organization_uuid, ended)
  expect(await contentOf(ended)).toBe(written)
})

test('only an archive run that has ended can be undone', async ({ hub }) => {
  const firm = await hub.firm({ clients: 12 })
  const archiving = (await start(firm, { action: 'archive', of: { filter: {} } })).body.uuid
  const { settleNextClients, finishRun } = composeModules(hub.parts).clients.activities
  while (await settleNextClients(firm.organization_uuid, archiving));
  const undo = async (run: string) => (await start(firm, { action: 'restore', of: { run } })).status
  expect(await undo(archiving)).toBe(422)
  await finishRun(firm.organization_uuid, archiving)
  expect(await undo(archiving)).toBe(200)
})

test('two workers on the same run process every client once', async ({ hub }) => {
  const firm = await hub.firm({ clients: 240 })
  const { uuid } = await restoring(firm)
  const { settleNextClients } = composeModules(hub.parts).clients.activities
  const worker = async () => {
    while (await settleNextClients(firm.organization_uuid, uuid));
  }
  await Promise.all([worker(), worker(), worker()])
  expect(await runOf(firm, uuid)).toMatchObject({ done: 20, refused: 0 })
  expect(await restoredIn(hub, firm)).toHaveLength(20)
})

test('a run of someone who has left the firm changes no more clients', async ({ hub }) => {
  const firm = await hub.firm({ clients: 24 })
  const { uuid } = await restoring(firm)
  await hasLeft(hub, firm)
  await composeModules(hub.parts).clients.activities.settleNextClients(firm.organization_uuid, uuid)
  const { organization_uuid } = firm
  const items = await hub.parts.database.inFirm(wholeFirm(organization_uuid), (tx) =>
    tx.selectFrom('client_run_item').select(['outcome', 'reason']).where('run', '=', uuid).execute(),
  )
  expect(items).toEqual(Array(2).fill({ outcome: 'refused', reason: 'not_allowed' }))
  expect(await restoredIn(hub, firm)).toEqual([])
})

test('a client that fails because of a bug does not hold up the others', async ({ hub }) => {
  const firm = await hub.firm({ clients: 36 })
  const { uuid, total } = await restoring(firm)
  expect(total).toBe(3)
  let acts = 0
  const database: Database = {
    ...hub.parts.database,
    // The first client has the third transaction: the run and its waiting clients are read before.
    inFirm: (scope, work) =>
      hub.parts.database.inFirm(scope, (tx) => (++acts === 3 ? Promise.reject(new Error('a bug')) : work(tx))),
  }
  await composeModules({ ...hub.parts, database }).clients.activities.settleNextClients(firm.organization_uuid, uuid)
  const { done, refused, results } = await runOf(firm, uuid)
  expect({ done, refused, first: results[0]?.reason }).toEqual({ done: 2, refused: 1, first: 'fault' })
})
