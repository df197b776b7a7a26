import { getClientRun, startClientRun, stopClientRun } from '@partner-hub/contracts/clients/client-runs.ts'
import { expect, vi } from 'vitest'
import { hasLeft } from '../../testing/colleague.ts'
import type { FirmCaller, Hub } from '../../testing/hub.ts'
import type { RecordingSmtp } from '../../testing/recording-smtp.ts'
import { seedTheseClients } from '../../testing/seed-clients.ts'
import { newAddress } from '../../testing/sending.ts'
import { mailingTest } from '../../testing/test.ts'
import { settleTorn } from '../../testing/torn-run.ts'
import { composeModules } from '../compose-modules.ts'
import type { Database } from '../platform/database/database.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { newUuid } from '../platform/ids/ids.ts'

const test = mailingTest.extend('runsStories', false)

/** No worker polls this hub's queue yet: the test runs the story's steps itself. */
const inviting = async (hub: Hub, count: number) => {
  const firm = await hub.firm()
  const addresses = Array.from({ length: count }, newAddress)
  const clients = addresses.map((contact_email, index) => ({ client_name: `Client ${index}`, contact_email }))
  await seedTheseClients(hub.parts.database, firm.organization_uuid, clients)
  const params = { organizationUuid: firm.organization_uuid }
  const body = { action: 'invite' as const, of: { filter: { view: 'all' as const } } }
  const started = await firm.call(startClientRun, { params, body, key: newUuid() })
  expect(started.body).toMatchObject({ action: 'invite', total: count })
  return { firm, addresses, run: started.body.uuid }
}
const runOf = async (firm: FirmCaller, uuid: string) => (await firm.call(getClientRun, { params: { uuid } })).body
const sentBy = (hub: Hub, firm: FirmCaller) =>
  hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
    tx.selectFrom('invitation_send').select('client_invitation').execute(),
  )
const mailsTo = (smtp: RecordingSmtp, addresses: readonly string[]) =>
  smtp.taken.filter(({ to }) => addresses.includes(to[0] ?? ''))

test('a stopped run leaves the owners that wait without an invitation', async ({ hub }) => {
  const { firm, run } = await inviting(hub, 4)
  let turn = 0
  const database: Database = {
    ...hub.parts.database,
    inFirm: async (scope, work) => {
      // The third transaction is the first client's: the run and what waits are read before it.
      if (++turn === 4) await firm.call(stopClientRun, { params: { uuid: run } })
      return hub.parts.database.inFirm(scope, work)
    },
  }
  await composeModules({ ...hub.parts, database }).clients.activities.settleNextClients(firm.organization_uuid, run)
  const { status, done, results } = await runOf(firm, run)
  expect({ status, done }).toEqual({ status: 'STOPPED', done: 1 })
  expect(results.map(({ outcome }) => outcome)).toEqual(['done', 'waiting', 'waiting', 'waiting'])
  expect(await sentBy(hub, firm)).toHaveLength(1)
})

test('whoever left the firm meanwhile invites nobody any more', async ({ hub }) => {
  const { firm, run } = await inviting(hub, 2)
  await hasLeft(hub, firm)
  await composeModules(hub.parts).clients.activities.settleNextClients(firm.organization_uuid, run)
  const items = await hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
    tx.selectFrom('client_run_item').select(['outcome', 'reason']).where('run', '=', run).execute(),
  )
  expect(items).toEqual(Array(2).fill({ outcome: 'refused', reason: 'not_allowed' }))
  expect(await sentBy(hub, firm)).toEqual([])
})

test('a run torn off before and after a commit sends every owner one mail', async ({ smtp, hub }) => {
  const { firm, addresses, run } = await inviting(hub, 20)
  expect(await settleTorn(hub.parts, firm.organization_uuid, run)).toBeGreaterThan(5)
  expect(await runOf(firm, run)).toMatchObject({ total: 20, done: 20, refused: 0 })
  const sent = (await sentBy(hub, firm)).map(({ client_invitation }) => client_invitation)
  expect([sent.length, new Set(sent).size]).toEqual([20, 20])

  await hub.startWorker()
  // The sweep starts stories that were committed without the process knowing.
  await vi.waitFor(
    async () => {
      await hub.parts.stories.sweep()
      const rest = await hub.parts.database.once.selectFrom('story_starts').select('workflow_id').execute()
      expect(rest).toEqual([])
      const settled = await hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
        tx.selectFrom('client_invitation').select('delivery').where('generation', '=', 1).execute(),
      )
      expect(settled.map(({ delivery }) => delivery)).toEqual(Array(20).fill('SENT'))
    },
    { timeout: 30_000, interval: 300 },
  )
  await hub.stopWorker()
  expect(
    mailsTo(smtp, addresses)
      .map(({ to }) => to[0])
      .sort(),
  ).toEqual([...addresses].sort())
})
