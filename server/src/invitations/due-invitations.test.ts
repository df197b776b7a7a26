import { declineInvitation } from '@partner-hub/contracts/acceptance.ts'
import { switchReminders } from '@partner-hub/contracts/invitations.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { verifyClientRows } from '../clients/rebuild-client-rows.ts'
import { composeDueWork } from '../compose-worker.ts'
import { moveClock } from '../platform/testing/business-clock.ts'
import { type FirmCaller, type Hub, startHub } from '../platform/testing/hub.ts'
import { actsOf, hasClient, type OneClient } from '../platform/testing/one-client.ts'
import { hasPendingInvitation } from '../platform/testing/pending-invitation.ts'

let hub: Hub
let firm: FirmCaller
beforeAll(async () => {
  hub = await startHub()
  firm = await hub.firm()
})
beforeEach(() => moveClock(hub.clone.ownerUrl, '0'))
afterAll(() => hub.stop())

const sweep = async (...names: string[]) => {
  for (const [name, work] of Object.entries(composeDueWork(hub.parts))) if (names.includes(name)) await work()
}

const invited = async (): Promise<OneClient> => {
  const client = await hasClient(hub, firm)
  await hasPendingInvitation(hub, firm, client, { email: 'grace@bluebird.example' })
  await hub.parts.database.inFirm(firm.organization_uuid, (tx) =>
    tx
      .updateTable('client_invitation')
      .set({ reminder_due_at: sql`sent_at + interval '3 days'` })
      .where('uuid', '=', client.invitation)
      .execute(),
  )
  return client
}

const invitationOf = ({ invitation }: OneClient) =>
  hub.parts.database.inFirm(firm.organization_uuid, (tx) =>
    tx
      .selectFrom('client_invitation')
      .select(['invitation_status', 'reminders_sent', 'reminder_due_at'])
      .where('uuid', '=', invitation)
      .executeTakeFirstOrThrow(),
  )

const remindersOf = async ({ invitation }: OneClient) => {
  const written = await hub.parts.database.once
    .selectFrom('story_starts')
    .select('workflow_id')
    .where('workflow_id', 'like', `send-reminder/${invitation}%`)
    .orderBy('workflow_id')
    .execute()
  return written.map(({ workflow_id }) => workflow_id.split('.').slice(1).join('.'))
}

test('DEC-18 an invitation expires at its 30th day, not a second before, once, and the list says so', async () => {
  const client = await invited()
  await moveClock(hub.clone.ownerUrl, '29 days 23:59:30')
  await sweep('expired invitations')
  expect((await invitationOf(client)).invitation_status).toBe('PENDING')
  await moveClock(hub.clone.ownerUrl, '30 days 00:00:30')
  await Promise.all([sweep('expired invitations'), sweep('expired invitations')])
  await sweep('expired invitations')
  expect((await invitationOf(client)).invitation_status).toBe('EXPIRED')
  const acts = (await actsOf(hub, firm, client.uuid)).filter(({ act }) => act === 'invitation_expired')
  expect(acts).toHaveLength(1)
  expect(await verifyClientRows({ database: hub.parts.database })).toEqual({ rows: 0, counts: 0 })
  await moveClock(hub.clone.ownerUrl, '-1 day')
  await sweep('expired invitations', 'reminders')
  expect((await invitationOf(client)).invitation_status).toBe('EXPIRED')
})

test('DEC-22 reminders go out on day 3, 7, 14 and 25, each once, and none after that', async () => {
  const client = await invited()
  const seen: Record<string, string[]> = {}
  for (const day of [
    '2 days 23:59:00',
    '3 days 00:01:00',
    '7 days 00:01:00',
    '14 days 00:01:00',
    '25 days 00:01:00',
    '29 days',
  ]) {
    await moveClock(hub.clone.ownerUrl, day)
    await Promise.all([sweep('reminders'), sweep('reminders')])
    seen[day] = await remindersOf(client)
  }
  expect(Object.values(seen)).toEqual([
    [],
    ['1.1'],
    ['1.1', '1.2'],
    ['1.1', '1.2', '1.3'],
    ['1.1', '1.2', '1.3', '1.4'],
    ['1.1', '1.2', '1.3', '1.4'],
  ])
  expect((await invitationOf(client)).reminder_due_at).toBeNull()
})

test('DEC-22 after a long pause one reminder goes out and not several; an expired one is not reminded of', async () => {
  const [paused, forgotten] = [await invited(), await invited()]
  await moveClock(hub.clone.ownerUrl, '15 days')
  await sweep('reminders')
  expect(await remindersOf(paused)).toEqual(['1.3'])
  await moveClock(hub.clone.ownerUrl, '45 days')
  await sweep('expired invitations', 'reminders')
  expect(await remindersOf(forgotten)).toEqual(['1.3'])
  expect((await invitationOf(forgotten)).invitation_status).toBe('EXPIRED')
})

test('DEC-18 DEC-22 a clock that goes back sends no reminder again and revives no link', async () => {
  const [reminded, expired] = [await invited(), await hasClient(hub, firm)]
  const token = await hasPendingInvitation(hub, firm, expired, { email: 'ida@owner.example', daysAgo: 20 })
  await moveClock(hub.clone.ownerUrl, '10 days 00:01:00')
  await sweep('expired invitations', 'reminders')
  expect(await remindersOf(reminded)).toEqual(['1.2'])
  const decline = () =>
    hub.request(declineInvitation.method, declineInvitation.path, { origin: hub.config.HUB_URL }, { token })
  for (const back of ['9 days 23:00:00', '9 days', '2 days', '-1 day']) {
    await moveClock(hub.clone.ownerUrl, back)
    await sweep('expired invitations', 'reminders')
    expect([back, await remindersOf(reminded)]).toEqual([back, ['1.2']])
    expect(await decline()).toMatchObject({ status: 410, body: { code: 'link_expired' } })
  }
  await moveClock(hub.clone.ownerUrl, '10 days 00:02:00')
  await sweep('reminders')
  expect(await remindersOf(reminded)).toEqual(['1.2'])
})

test('DEC-22 no reminder goes out for a client or a firm that has switched them off', async () => {
  const [off, on] = [await invited(), await invited()]
  await firm.call(switchReminders, { params: { uuid: off.invitation }, body: { reminders: false } })
  await moveClock(hub.clone.ownerUrl, '4 days')
  await sweep('reminders')
  expect([await remindersOf(off), await remindersOf(on)]).toEqual([[], ['1.1']])
  const later = await invited()
  await hub.parts.database.inFirm(firm.organization_uuid, (tx) =>
    tx.updateTable('organization').set({ invitation_reminders: false }).execute(),
  )
  await moveClock(hub.clone.ownerUrl, '8 days')
  await sweep('reminders')
  expect([await remindersOf(on), await remindersOf(later)]).toEqual([['1.1'], []])
})
