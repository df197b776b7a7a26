import type { CallOf } from '@partner-hub/contracts/calls/endpoint.ts'
import { getClientRun, getClientRunFile, startClientRun } from '@partner-hub/contracts/clients/client-runs.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { FirmCaller, Hub } from '../../testing/hub.ts'
import { hubTest as test } from '../../testing/test.ts'
import { composeModules, housekeepingOf } from '../compose-modules.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { newUuid } from '../platform/ids/ids.ts'
import type { ObjectPort } from '../platform/objects/objects.ts'
import { exportKey } from './export-clients.ts'

type Run = CallOf<typeof startClientRun>['body']
const everything = { filter: {} }

/** No worker polls this hub's queue: a run stays open until the test runs its steps. */
const start = async (firm: FirmCaller, body: Run): Promise<string> => {
  const params = { organizationUuid: firm.organization_uuid }
  return (await firm.call(startClientRun, { params, body, key: newUuid() })).body.uuid
}
const ended = async (hub: Hub, firm: FirmCaller, body: Run): Promise<string> => {
  const run = await start(firm, body)
  const { exportClients, settleNextClients, finishRun } = composeModules(hub.parts).clients.activities
  if (body.action === 'export') await exportClients(firm.organization_uuid, run)
  else while (await settleNextClients(firm.organization_uuid, run));
  await finishRun(firm.organization_uuid, run)
  return run
}
/** Moves the run's timestamps back; a run in progress has no end to move. */
const makeOlder = (hub: Hub, firm: FirmCaller, run: string, by: string) =>
  hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
    sql`update client_run set started_at = started_at - ${by}::interval, finished_at = finished_at - ${by}::interval
      where uuid = ${run}`.execute(tx),
  )
const sweep = (hub: Hub, objects: ObjectPort = hub.parts.objects) =>
  housekeepingOf(composeModules({ ...hub.parts, objects }))['old runs']?.()

/** What is left of a run: the API's response, its client rows and its file. */
const leftOf = async (hub: Hub, firm: FirmCaller, run: string) => {
  const { organization_uuid } = firm
  const items = await hub.parts.database.inFirm(wholeFirm(organization_uuid), (tx) =>
    tx.selectFrom('client_run_item').select('position').where('run', '=', run).execute(),
  )
  const hasFile = await hub.parts.objects.get(exportKey({ organization_uuid, run })).then(
    (file) => Boolean(file.destroy()),
    () => false,
  )
  return { status: (await firm.call(getClientRun, { params: { uuid: run } })).status, items: items.length, hasFile }
}
const fileOf = async (firm: FirmCaller, uuid: string) =>
  (await firm.call(getClientRunFile, { params: { uuid } })).status
const nothing = { status: 404, items: 0, hasFile: false }

test('runs that ended over seven days ago are removed with results and file; the audit trail stays', async ({
  hub,
}) => {
  const [firm, other] = [await hub.firm({ clients: 12 }), await hub.firm({ clients: 3 })]
  const [old, young] = [
    await ended(hub, firm, { action: 'export', of: everything }),
    await ended(hub, firm, { action: 'export', of: everything }),
  ]
  const restored = await ended(hub, firm, { action: 'restore', of: { filter: { view: 'archived' } } })
  const foreign = await ended(hub, other, { action: 'export', of: everything })
  await makeOlder(hub, firm, young, '6 days 23 hours')
  for (const [whose, run] of [
    [firm, old],
    [firm, restored],
    [other, foreign],
  ] as const)
    await makeOlder(hub, whose, run, '7 days 1 hour')
  expect(await leftOf(hub, firm, old)).toEqual({ status: 200, items: 12, hasFile: true })
  expect(await sweep(hub)).toBe(3)

  expect([await leftOf(hub, firm, old), await leftOf(hub, firm, restored), await leftOf(hub, other, foreign)]).toEqual(
    Array(3).fill(nothing),
  )
  expect(await leftOf(hub, firm, young)).toEqual({ status: 200, items: 12, hasFile: true })
  expect(await fileOf(firm, young)).toBe(200)
  const trail = await hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
    tx.selectFrom('activity').select('subject').where('act', '=', 'client_run_started').execute(),
  )
  expect(trail.map(({ subject }) => subject)).toEqual(expect.arrayContaining([old, young, restored]))
  expect(await sweep(hub)).toBe(0)
})

test('a run that is still running is never removed, however old it is', async ({ hub }) => {
  const firm = await hub.firm({ clients: 12 })
  const run = await start(firm, { action: 'export', of: everything })
  await makeOlder(hub, firm, run, '1 year')
  expect(await sweep(hub)).toBe(0)
  expect(await leftOf(hub, firm, run)).toMatchObject({ status: 200, items: 12 })
})

test('a file is served for seven days, even if no sweep has removed it yet', async ({ hub }) => {
  const firm = await hub.firm({ clients: 3 })
  const run = await ended(hub, firm, { action: 'export', of: everything })
  await makeOlder(hub, firm, run, '6 days 23 hours')
  expect(await fileOf(firm, run)).toBe(200)
  await makeOlder(hub, firm, run, '2 hours')
  expect(await fileOf(firm, run)).toBe(404)
})

test('if a file cannot be removed, only its own run stays', async ({ hub }) => {
  const firm = await hub.firm({ clients: 3 })
  const [stuck, next] = [
    await ended(hub, firm, { action: 'export', of: everything }),
    await ended(hub, firm, { action: 'export', of: everything }),
  ]
  await makeOlder(hub, firm, stuck, '9 days')
  await makeOlder(hub, firm, next, '8 days')
  const remove = async (key: string) => {
    if (key.includes(stuck)) throw new Error('denied')
    await hub.parts.objects.remove(key)
  }
  await expect(sweep(hub, { ...hub.parts.objects, remove })).rejects.toThrow('denied')
  expect(await leftOf(hub, firm, next)).toEqual(nothing)
  expect(await leftOf(hub, firm, stuck)).toEqual({ status: 200, items: 3, hasFile: true })
  expect(await sweep(hub)).toBe(1)
})

test('if a sweep dies before or after removing the file, the next one removes the run; no file is orphaned', async ({
  hub,
}) => {
  const firm = await hub.firm({ clients: 3 })
  const run = await ended(hub, firm, { action: 'export', of: everything })
  await makeOlder(hub, firm, run, '8 days')
  const dies = () => Promise.reject(new Error('killed'))
  await expect(sweep(hub, { ...hub.parts.objects, remove: dies })).rejects.toThrow('killed')
  expect(await leftOf(hub, firm, run)).toEqual({ status: 200, items: 3, hasFile: true })
  await expect(
    sweep(hub, { ...hub.parts.objects, remove: (key) => hub.parts.objects.remove(key).then(dies) }),
  ).rejects.toThrow('killed')
  expect(await leftOf(hub, firm, run)).toEqual({ status: 200, items: 3, hasFile: false })
  expect(await fileOf(firm, run)).toBe(404)
  // Several workers run the cleanup at once.
  await Promise.all([sweep(hub), sweep(hub), sweep(hub)])
  expect(await leftOf(hub, firm, run)).toEqual(nothing)
})
