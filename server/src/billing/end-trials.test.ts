import { getSubscription } from '@partner-hub/contracts/billing/subscriptions.ts'
import { getBusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import { listBusinessClients } from '@partner-hub/contracts/clients/client-list.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { moveClock, standingAt } from '../../testing/business-clock.ts'
import { hasColleague } from '../../testing/colleague.ts'
import { type FirmCaller, type Hub, startHub } from '../../testing/hub.ts'
import { mailsTo } from '../../testing/inbox.ts'
import { actsOf, hasClient, type OneClient } from '../../testing/one-client.ts'
import { hasPendingInvitation } from '../../testing/pending-invitation.ts'
import { asOwner } from '../../testing/template-database.ts'
import { startTestWorker } from '../../testing/worker.ts'
import { verifyClientRows } from '../client-list/rebuild-client-rows.ts'
import { composeModules, dueWorkOf } from '../compose-modules.ts'
import { getPerson } from '../people/find-person.ts'
import { newUuid } from '../platform/ids/ids.ts'

let hub: Hub
let firm: FirmCaller
beforeAll(async () => {
  hub = await startHub()
  firm = await hub.firm()
})
beforeEach(() => moveClock(hub.clone.ownerUrl, '0'))
afterAll(() => hub.stop())

const sweep = () => dueWorkOf(composeModules(hub.parts))['ended trials']?.()

const onTrial = (client_name = `Client ${newUuid()}`): Promise<OneClient> =>
  hasClient(hub, firm, { client_name, billing_owner: 'CLIENT', subscription_status: 'ACTIVE_TRIAL', days_left: 30 })

const planOf = async ({ subscription }: OneClient) => {
  const { status, days_left } = (await firm.call(getSubscription, { params: { uuid: subscription } })).body
  return [status, days_left]
}

test('CONST-01 DEC-56 a trial lasts 30 days to the instant and ends once, with one audit row', async () => {
  const client = await onTrial()
  const { instant } = await hub.parts.database.inFirm(firm.organization_uuid, (tx) =>
    tx
      .updateTable('subscription')
      .set({ trial_ends_at: sql`business_now() + interval '720 hours'` })
      .where('uuid', '=', client.subscription)
      .returning(sql<string>`trial_ends_at::text`.as('instant'))
      .executeTakeFirstOrThrow(),
  )
  await standingAt(hub.clone.ownerUrl, { instant, seconds: -1 }, async () => {
    await sweep()
    expect(await planOf(client)).toEqual(['ACTIVE_TRIAL', 1])
  })
  await standingAt(hub.clone.ownerUrl, { instant, seconds: 0 }, async () => {
    await Promise.all([sweep(), sweep(), sweep()])
    await sweep()
    expect(await planOf(client)).toEqual(['TRIAL_EXPIRED', null])
  })
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

test('M3 whatever the clock does, a trial has neither more than 30 days left nor less than none', async () => {
  const client = await onTrial('Sandpiper Sails')
  for (const [ahead, days] of [
    ['-1 day', 30],
    ['-40 days', 30],
    ['29 days 11:00:00', 1],
    ['29 days 13:00:00', 0],
    ['45 days', 0],
  ] as const) {
    await moveClock(hub.clone.ownerUrl, ahead)
    const listed = await firm.call(listBusinessClients, {
      params: { organizationUuid: firm.organization_uuid },
      query: { search: 'Sandpiper' },
    })
    const days_left = listed.body.results[0]?.row.subscription.days_left
    expect([ahead, await planOf(client), days_left]).toEqual([ahead, ['ACTIVE_TRIAL', days], days])
  }
})

const noticesOf = async ({ uuid }: OneClient) => {
  const written = await hub.parts.database.once
    .selectFrom('story_starts')
    .select('workflow_id')
    .where('workflow_id', 'like', `send-trial-notice/${uuid}.%`)
    .orderBy('workflow_id')
    .execute()
  return written.map(({ workflow_id }) => workflow_id.split('.').at(-1))
}
const announce = () => dueWorkOf(composeModules(hub.parts))['notices of ending trials']?.()

test('DEC-77 the firm is told 7 days and 1 day before a trial ends, once each', async () => {
  const client = await onTrial()
  const seen: unknown[] = []
  for (const ahead of ['22 days', '23 days 01:00:00', '24 days', '29 days 01:00:00', '29 days 12:00:00']) {
    await moveClock(hub.clone.ownerUrl, ahead)
    await Promise.all([announce(), announce()])
    seen.push(await noticesOf(client))
  }
  expect(seen).toEqual([[], ['7'], ['7'], ['1', '7'], ['1', '7']])
})

test('DEC-56 DEC-77 a jump over several due points does each that still makes sense, once', async () => {
  const [late, ended] = [await onTrial(), await onTrial()]
  await moveClock(hub.clone.ownerUrl, '29 days')
  await Promise.all([announce(), announce()])
  expect(await noticesOf(late)).toEqual(['1'])
  await hub.parts.database.once.deleteFrom('story_starts').execute()
  const fresh = await onTrial()
  await moveClock(hub.clone.ownerUrl, '74 days')
  for (let turn = 0; turn < 3; turn++)
    for (const work of Object.values(dueWorkOf(composeModules(hub.parts)))) await Promise.all([work(), work()])
  for (const client of [late, ended, fresh]) {
    expect([await planOf(client), await noticesOf(client)]).toEqual([['TRIAL_EXPIRED', null], []])
    const acts = (await actsOf(hub, firm, client.uuid)).map(({ act }) => act)
    expect(acts).toEqual(['trial_expired'])
  }
})

describe('told by mail', () => {
  let worker: Awaited<ReturnType<typeof startTestWorker>>
  beforeAll(async () => {
    worker = await startTestWorker(hub.parts)
  })
  afterAll(() => worker.stop())

  const createdBy = (client: OneClient, user_id: number | null) =>
    hub.parts.database.inFirm(firm.organization_uuid, (tx) =>
      tx.updateTable('business_client').set({ created_by: user_id }).where('uuid', '=', client.uuid).execute(),
    )
  const tell = async (client: OneClient, days: '7' | '1') => {
    const id = `send-trial-notice/${client.uuid}.${days}`
    const story = { workflow: 'sendTrialNotice', id, args: [firm.organization_uuid, client.uuid, days] } as const
    await hub.parts.stories.start(story)
    await hub.parts.stories.outcome(story, 15_000)
  }
  const toldOf = async (client: OneClient, address: string) =>
    (await mailsTo(address)).filter(({ messageId }) => messageId.includes(client.uuid)).map(({ subject }) => subject)

  test('DEC-77 whoever created the client is told, or else every owner of the firm, and nobody once the trial is over', async () => {
    const { email } = await getPerson(hub.parts.database.once, firm.user_id)
    const [creator, second] = [await hasColleague(hub, firm), await hasColleague(hub, firm, 'owner')]
    const everybody = [email, second.email, creator.email]
    const told = async (client: OneClient) => Promise.all(everybody.map((address) => toldOf(client, address)))
    const words = (name: string) => `The free trial of ${name} ends in 7 days`

    const theirs = await onTrial('Petrel Pottery')
    await createdBy(theirs, creator.user_id)
    await tell(theirs, '7')
    expect(await told(theirs)).toEqual([[], [], [words('Petrel Pottery')]])

    const nobodys = await onTrial('Plover Print')
    await createdBy(nobodys, null)
    await tell(nobodys, '7')
    expect(await told(nobodys)).toEqual([[words('Plover Print')], [words('Plover Print')], []])

    await moveClock(hub.clone.ownerUrl, '31 days')
    await tell(theirs, '1')
    expect(await told(theirs)).toEqual([[], [], [words('Petrel Pottery')]])
  })

  test('DEC-77 in place of a creator who has left the firm its owners are told', async () => {
    const { email } = await getPerson(hub.parts.database.once, firm.user_id)
    const [former, partner] = [await hasColleague(hub, firm), await hasColleague(hub, firm, 'owner')]
    const client = await onTrial('Redshank Repairs')
    await createdBy(client, former.user_id)
    await asOwner(
      hub.clone.ownerUrl,
      async (owner) => void (await owner.query('delete from membership where user_id = $1', [former.user_id])),
    )
    await tell(client, '7')
    const words = 'The free trial of Redshank Repairs ends in 7 days'
    for (const owner of [email, partner.email]) expect(await toldOf(client, owner)).toEqual([words])
    expect(await toldOf(client, former.email)).toEqual([])
  })

  test('DEC-77 before the owner has accepted, a trial that ends is not told to them', async () => {
    const email = `${newUuid()}@client.example`
    const client = await hasClient(hub, firm, {
      client_name: 'Quay Quilts',
      billing_owner: 'CLIENT',
      subscription_status: 'ACTIVE_TRIAL',
      days_left: 30,
      contact_email: email,
    })
    await hasPendingInvitation(hub, firm, client, { email })
    for (const [ahead, days] of [
      ['23 days 01:00:00', '7'],
      ['29 days 01:00:00', '1'],
    ] as const) {
      await moveClock(hub.clone.ownerUrl, ahead)
      await announce()
      await tell(client, days)
    }
    await moveClock(hub.clone.ownerUrl, '31 days')
    await sweep()
    const { email: ours } = await getPerson(hub.parts.database.once, firm.user_id)
    expect(await toldOf(client, ours)).toHaveLength(2)
    expect(await mailsTo(email)).toEqual([])
  })
})
