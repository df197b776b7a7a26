import { getBusinessClient } from '@partner-hub/contracts/business-clients.ts'
import { getSubscription } from '@partner-hub/contracts/subscriptions.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { verifyClientRows } from '../clients/rebuild-client-rows.ts'
import { composeDueWork } from '../compose-worker.ts'
import { moveClock } from '../platform/testing/business-clock.ts'
import { type FirmCaller, type Hub, startHub } from '../platform/testing/hub.ts'
import { actsOf, hasClient, type OneClient } from '../platform/testing/one-client.ts'

let hub: Hub
let firm: FirmCaller
beforeAll(async () => {
  hub = await startHub()
  firm = await hub.firm()
})
beforeEach(() => moveClock(hub.clone.ownerUrl, '0'))
afterAll(() => hub.stop())

const sweep = () => composeDueWork(hub.parts)['ended trials']?.()

const onTrial = (): Promise<OneClient> =>
  hasClient(hub, firm, { billing_owner: 'CLIENT', subscription_status: 'ACTIVE_TRIAL', days_left: 30 })

const planOf = async ({ subscription }: OneClient) => {
  const { status, days_left } = (await firm.call(getSubscription, { params: { uuid: subscription } })).body
  return [status, days_left]
}

test('CONST-01 DEC-56 a trial lasts 30 days to the instant and ends once, with one audit row', async () => {
  const client = await onTrial()
  const { trial_ends_at } = await hub.parts.database.inFirm(firm.organization_uuid, (tx) =>
    tx
      .selectFrom('subscription')
      .select('trial_ends_at')
      .where('uuid', '=', client.subscription)
      .executeTakeFirstOrThrow(),
  )
  const left = (Number(trial_ends_at) - Date.now()) / 1000
  await moveClock(hub.clone.ownerUrl, `${left - 30} seconds`)
  await sweep()
  expect(await planOf(client)).toEqual(['ACTIVE_TRIAL', 1])
  await moveClock(hub.clone.ownerUrl, `${left + 1} seconds`)
  await Promise.all([sweep(), sweep(), sweep()])
  await sweep()
  expect(await planOf(client)).toEqual(['TRIAL_EXPIRED', null])
  const ended = (await actsOf(hub, firm, client.uuid)).filter(({ act }) => act === 'trial_expired')
  expect(ended).toHaveLength(1)
  expect((await firm.call(getBusinessClient, { params: { uuid: client.uuid } })).status).toBe(200)
  expect(await verifyClientRows({ database: hub.parts.database })).toEqual({ rows: 0, counts: 0 })
})

test('DEC-56 a clock that goes back revives no trial and begins none', async () => {
  const client = await onTrial()
  await moveClock(hub.clone.ownerUrl, '31 days')
  await sweep()
  for (const back of ['-1 hour', '-1 day']) {
    await moveClock(hub.clone.ownerUrl, back)
    await sweep()
    expect((await planOf(client))[0]).toBe('TRIAL_EXPIRED')
  }
})
