import { getSubscription } from '@partner-hub/contracts/billing/subscriptions.ts'
import { getBusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import { listBusinessClients } from '@partner-hub/contracts/clients/client-list.ts'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { moveClock, standingAt } from '../../testing/business-clock.ts'
import { hasColleague, hasLeft, isAssigned } from '../../testing/colleague.ts'
import type { FirmCaller, Hub } from '../../testing/hub.ts'
import { mailsTo } from '../../testing/inbox.ts'
import { actsOf, hasClient, type OneClient } from '../../testing/one-client.ts'
import { hasPendingInvitation } from '../../testing/pending-invitation.ts'
import { runStory } from '../../testing/run-story.ts'
import { hubTest as test } from '../../testing/test.ts'
import { verifyClientRows } from '../client-list/rebuild-client-rows.ts'
import { composeModules, dueWorkOf } from '../compose-modules.ts'
import { getPerson } from '../people/find-person.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { newUuid } from '../platform/ids/ids.ts'

test.beforeEach(({ hub }) => moveClock(hub.clone.ownerUrl, '0'))

const sweep = (hub: Hub) => dueWorkOf(composeModules(hub.parts))['ended trials']?.()

const onTrial = (hub: Hub, firm: FirmCaller, client_name = `Client ${newUuid()}`): Promise<OneClient> =>
  hasClient(hub, firm, { client_name, billing_owner: 'CLIENT', subscription_status: 'ACTIVE_TRIAL', days_left: 30 })

const planOf = async (firm: FirmCaller, { subscription }: OneClient) => {
  const { status, days_left } = (await firm.call(getSubscription, { params: { uuid: subscription } })).body
  return [status, days_left]
}

test('CONST-01 DEC-56 a trial lasts 30 days to the instant and ends once, with one audit row', async ({
  hub,
  firm,
}) => {
  const client = await onTrial(hub, firm)
  const { instant } = await hub.parts.database.acrossFirms('a test sets the end of a trial', (tx) =>
    tx
      .updateTable('subscription')
      .set({ trial_ends_at: sql`business_now() + interval '720 hours'` })
      .where('uuid', '=', client.subscription)
      .returning(sql<string>`trial_ends_at::text`.as('instant'))
      .executeTakeFirstOrThrow(),
  )
  await standingAt(hub.clone.ownerUrl, { instant, seconds: -1 }, async () => {
    await sweep(hub)
    expect(await planOf(firm, client)).toEqual(['ACTIVE_TRIAL', 1])
  })
  await standingAt(hub.clone.ownerUrl, { instant, seconds: 0 }, async () => {
    await Promise.all([sweep(hub), sweep(hub), sweep(hub)])
    await sweep(hub)
    expect(await planOf(firm, client)).toEqual(['TRIAL_EXPIRED', null])
  })
  const ended = (await actsOf(hub, firm, client.uuid)).filter(({ act }) => act === 'trial_expired')
  expect(ended).toHaveLength(1)
  expect((await firm.call(getBusinessClient, { params: { uuid: client.uuid } })).status).toBe(200)
  expect(await verifyClientRows({ database: hub.parts.database })).toEqual({ rows: 0, counts: 0 })
})

test('DEC-56 a clock that goes back neither revives nor starts a trial', async ({ hub, firm }) => {
  const client = await onTrial(hub, firm)
  await moveClock(hub.clone.ownerUrl, '31 days')
  await sweep(hub)
  for (const back of ['-1 hour', '-1 day']) {
    await moveClock(hub.clone.ownerUrl, back)
    await sweep(hub)
    expect((await planOf(firm, client))[0]).toBe('TRIAL_EXPIRED')
  }
})

test('M3 whatever the clock does, a trial has between 0 and 30 days left', async ({ hub, firm }) => {
  const client = await onTrial(hub, firm, 'Sandpiper Sails')
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
    expect([ahead, await planOf(firm, client), days_left]).toEqual([ahead, ['ACTIVE_TRIAL', days], days])
  }
})

const noticesOf = async (hub: Hub, { uuid }: OneClient) => {
  const written = await hub.parts.database.once
    .selectFrom('story_starts')
    .select('workflow_id')
    .where('workflow_id', 'like', `send-trial-notice/${uuid}.%`)
    .orderBy('workflow_id')
    .execute()
  return written.map(({ workflow_id }) => workflow_id.split('.').at(-1))
}
const announce = (hub: Hub) => dueWorkOf(composeModules(hub.parts))['notices of ending trials']?.()

test('DEC-77 the firm is told 7 days and 1 day before a trial ends, once each', async ({ hub, firm }) => {
  const client = await onTrial(hub, firm)
  const statuses: unknown[] = []
  for (const ahead of ['22 days', '23 days 01:00:00', '24 days', '29 days 01:00:00', '29 days 12:00:00']) {
    await moveClock(hub.clone.ownerUrl, ahead)
    await Promise.all([announce(hub), announce(hub)])
    statuses.push(await noticesOf(hub, client))
  }
  expect(statuses).toEqual([[], ['7'], ['7'], ['1', '7'], ['1', '7']])
})

test('DEC-56 DEC-77 a jump over several due points does each that still makes sense, once', async ({ hub, firm }) => {
  const [late, ended] = [await onTrial(hub, firm), await onTrial(hub, firm)]
  await moveClock(hub.clone.ownerUrl, '29 days')
  await Promise.all([announce(hub), announce(hub)])
  expect(await noticesOf(hub, late)).toEqual(['1'])
  await hub.parts.database.once.deleteFrom('story_starts').execute()
  const fresh = await onTrial(hub, firm)
  await moveClock(hub.clone.ownerUrl, '74 days')
  for (let turn = 0; turn < 3; turn++)
    for (const work of Object.values(dueWorkOf(composeModules(hub.parts)))) await Promise.all([work(), work()])
  for (const client of [late, ended, fresh]) {
    expect([await planOf(firm, client), await noticesOf(hub, client)]).toEqual([['TRIAL_EXPIRED', null], []])
    const acts = (await actsOf(hub, firm, client.uuid)).map(({ act }) => act)
    expect(acts).toEqual(['trial_expired'])
  }
})

describe('told by mail', () => {
  test.beforeAll(({ hub }) => hub.startWorker())

  const createdBy = (hub: Hub, firm: FirmCaller, client: OneClient, user_id: number | null) =>
    hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
      tx.updateTable('business_client').set({ created_by: user_id }).where('uuid', '=', client.uuid).execute(),
    )
  const tell = async (hub: Hub, firm: FirmCaller, client: OneClient, days: '7' | '1') => {
    const id = `send-trial-notice/${client.uuid}.${days}`
    const story = { workflow: 'sendTrialNotice', id, args: [firm.organization_uuid, client.uuid, days] } as const
    await runStory(hub, story)
  }
  const toldOf = async (client: OneClient, address: string) =>
    (await mailsTo(address)).filter(({ messageId }) => messageId.includes(client.uuid)).map(({ subject }) => subject)

  test('DEC-77 the client’s creator is notified, or else all Owners of the firm, and no one after the trial', async ({
    hub,
    firm,
  }) => {
    const { email } = await getPerson(hub.parts.database.once, firm.user_id)
    const [creator, second] = [await hasColleague(hub, firm, 'admin'), await hasColleague(hub, firm, 'owner')]
    const everybody = [email, second.email, creator.email]
    const noticesOf = async (client: OneClient) => Promise.all(everybody.map((address) => toldOf(client, address)))
    const words = (name: string) => `The free trial of ${name} ends in 7 days`

    const theirs = await onTrial(hub, firm, 'Petrel Pottery')
    await createdBy(hub, firm, theirs, creator.user_id)
    await tell(hub, firm, theirs, '7')
    expect(await noticesOf(theirs)).toEqual([[], [], [words('Petrel Pottery')]])

    const nobodys = await onTrial(hub, firm, 'Plover Print')
    await createdBy(hub, firm, nobodys, null)
    await tell(hub, firm, nobodys, '7')
    expect(await noticesOf(nobodys)).toEqual([[words('Plover Print')], [words('Plover Print')], []])

    await moveClock(hub.clone.ownerUrl, '31 days')
    await tell(hub, firm, theirs, '1')
    expect(await noticesOf(theirs)).toEqual([[], [], [words('Petrel Pottery')]])
  })

  test('DEC-77 DEC-97 a Member is notified of a client they created while it is assigned to them, later the Owners', async ({
    hub,
    firm,
  }) => {
    const { email } = await getPerson(hub.parts.database.once, firm.user_id)
    const creator = await hasColleague(hub, firm)
    const words = (name: string) => [`The free trial of ${name} ends in 7 days`]
    for (const [name, isTheirs] of [
      ['Sanderling Signs', true],
      ['Turnstone Tiles', false],
    ] as const) {
      const client = await onTrial(hub, firm, name)
      await createdBy(hub, firm, client, creator.user_id)
      if (isTheirs) await isAssigned(hub, firm, creator, [client.uuid])
      await tell(hub, firm, client, '7')
      expect(await toldOf(client, creator.email)).toEqual(isTheirs ? words(name) : [])
      expect(await toldOf(client, email)).toEqual(isTheirs ? [] : words(name))
    }
  })

  test('DEC-77 if the creator has left the firm, its Owners are notified', async ({ hub, firm }) => {
    const { email } = await getPerson(hub.parts.database.once, firm.user_id)
    const [former, partner] = [await hasColleague(hub, firm), await hasColleague(hub, firm, 'owner')]
    const client = await onTrial(hub, firm, 'Redshank Repairs')
    await createdBy(hub, firm, client, former.user_id)
    await hasLeft(hub, former)
    await tell(hub, firm, client, '7')
    const words = 'The free trial of Redshank Repairs ends in 7 days'
    for (const owner of [email, partner.email]) expect(await toldOf(client, owner)).toEqual([words])
    expect(await toldOf(client, former.email)).toEqual([])
  })

  test('DEC-77 an owner who has not accepted gets no mail about the end of the trial', async ({ hub, firm }) => {
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
      await announce(hub)
      await tell(hub, firm, client, days)
    }
    await moveClock(hub.clone.ownerUrl, '31 days')
    await sweep(hub)
    const { email: ours } = await getPerson(hub.parts.database.once, firm.user_id)
    expect(await toldOf(client, ours)).toHaveLength(2)
    expect(await mailsTo(email)).toEqual([])
  })
})
