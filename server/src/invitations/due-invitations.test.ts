import { switchFirmReminders } from '@partner-hub/contracts/firms/firm-reminders.ts'
import { declineInvitation } from '@partner-hub/contracts/invitations/acceptance.ts'
import { switchReminders } from '@partner-hub/contracts/invitations/invitations.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { moveClock, standingAt } from '../../testing/business-clock.ts'
import type { FirmCaller, Hub } from '../../testing/hub.ts'
import { actsOf, hasClient, type OneClient } from '../../testing/one-client.ts'
import { hasPendingInvitation } from '../../testing/pending-invitation.ts'
import { hasRemindedClient, remindersOf } from '../../testing/reminders.ts'
import { hubTest as test } from '../../testing/test.ts'
import { verifyClientRows } from '../client-list/rebuild-client-rows.ts'
import { composeModules, dueWorkOf } from '../compose-modules.ts'
import { wholeFirm } from '../platform/database/scope.ts'

test.beforeEach(({ hub }) => moveClock(hub.clone.ownerUrl, '0'))

const sweep = async (hub: Hub, ...names: string[]) => {
  for (const [name, work] of Object.entries(dueWorkOf(composeModules(hub.parts))))
    if (names.includes(name)) await work()
}

const invited = (hub: Hub, firm: FirmCaller): Promise<OneClient> =>
  hasRemindedClient(hub, firm, 'grace@bluebird.example')

const invitationOf = (hub: Hub, firm: FirmCaller, { invitation }: OneClient) =>
  hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
    tx
      .selectFrom('client_invitation')
      .select(['invitation_status', 'reminder_due_at'])
      .where('uuid', '=', invitation)
      .executeTakeFirstOrThrow(),
  )

const DAY = 86_400
/** In PostgreSQL's text format. */
const sentAt = async (hub: Hub, firm: FirmCaller, { invitation }: OneClient): Promise<string> => {
  const { instant } = await hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
    tx
      .selectFrom('client_invitation')
      .select(sql<string>`sent_at::text`.as('instant'))
      .where('uuid', '=', invitation)
      .executeTakeFirstOrThrow(),
  )
  return instant
}

test('DEC-18 an invitation expires after 30 days to the second, once, and the list shows it', async ({ hub, firm }) => {
  const client = await invited(hub, firm)
  const instant = await sentAt(hub, firm, client)
  await standingAt(hub.clone.ownerUrl, { instant, seconds: 30 * DAY - 1 }, () => sweep(hub, 'expired invitations'))
  expect((await invitationOf(hub, firm, client)).invitation_status).toBe('PENDING')
  await standingAt(hub.clone.ownerUrl, { instant, seconds: 30 * DAY }, async () => {
    await Promise.all([sweep(hub, 'expired invitations'), sweep(hub, 'expired invitations')])
    await sweep(hub, 'expired invitations')
  })
  expect((await invitationOf(hub, firm, client)).invitation_status).toBe('EXPIRED')
  const acts = (await actsOf(hub, firm, client.uuid)).filter(({ act }) => act === 'invitation_expired')
  expect(acts).toHaveLength(1)
  expect(await verifyClientRows({ database: hub.parts.database })).toEqual({ rows: 0, counts: 0 })
  await moveClock(hub.clone.ownerUrl, '-1 day')
  await sweep(hub, 'expired invitations', 'reminders')
  expect((await invitationOf(hub, firm, client)).invitation_status).toBe('EXPIRED')
})

test('DEC-22 reminders are sent on day 3, 7, 14 and 25, not a second early, once each', async ({ hub, firm }) => {
  const client = await invited(hub, firm)
  const instant = await sentAt(hub, firm, client)
  const seen: string[] = []
  for (const seconds of [3, 7, 14, 25].flatMap((day) => [day * DAY - 1, day * DAY]).concat(29 * DAY)) {
    await standingAt(hub.clone.ownerUrl, { instant, seconds }, () =>
      Promise.all([sweep(hub, 'reminders'), sweep(hub, 'reminders')]),
    )
    seen.push((await remindersOf(hub, client)).join(' '))
  }
  const [first, second, third, fourth] = ['1.1', '1.1 1.2', '1.1 1.2 1.3', '1.1 1.2 1.3 1.4']
  expect(seen).toEqual(['', first, first, second, second, third, third, fourth, fourth])
  expect((await invitationOf(hub, firm, client)).reminder_due_at).toBeNull()
})

test('DEC-22 after a long pause one reminder is sent, not several, and none for an expired invitation', async ({
  hub,
  firm,
}) => {
  const [paused, forgotten] = [await invited(hub, firm), await invited(hub, firm)]
  await moveClock(hub.clone.ownerUrl, '15 days')
  await sweep(hub, 'reminders')
  expect(await remindersOf(hub, paused)).toEqual(['1.3'])
  await moveClock(hub.clone.ownerUrl, '45 days')
  await sweep(hub, 'expired invitations', 'reminders')
  expect(await remindersOf(hub, forgotten)).toEqual(['1.3'])
  expect((await invitationOf(hub, firm, forgotten)).invitation_status).toBe('EXPIRED')
})

test('DEC-18 DEC-22 a clock that goes back repeats no reminder and revives no link', async ({ hub, firm }) => {
  const [reminded, expired] = [await invited(hub, firm), await hasClient(hub, firm)]
  const token = await hasPendingInvitation(hub, firm, expired, { email: 'ida@owner.example', daysAgo: 20 })
  await moveClock(hub.clone.ownerUrl, '10 days 00:01:00')
  await sweep(hub, 'expired invitations', 'reminders')
  expect(await remindersOf(hub, reminded)).toEqual(['1.2'])
  const decline = () =>
    hub.request(declineInvitation.method, declineInvitation.path, { origin: hub.config.HUB_URL }, { token })
  for (const back of ['9 days 23:00:00', '9 days', '2 days', '-1 day']) {
    await moveClock(hub.clone.ownerUrl, back)
    await sweep(hub, 'expired invitations', 'reminders')
    expect([back, await remindersOf(hub, reminded)]).toEqual([back, ['1.2']])
    expect(await decline()).toMatchObject({ status: 410, body: { code: 'link_expired' } })
  }
  await moveClock(hub.clone.ownerUrl, '10 days 00:02:00')
  await sweep(hub, 'reminders')
  expect(await remindersOf(hub, reminded)).toEqual(['1.2'])
})

const forAll = (firm: FirmCaller, reminders: boolean) =>
  firm.call(switchFirmReminders, { params: { uuid: firm.organization_uuid }, body: { reminders } })

test('DEC-22 no reminder is sent for a client or a firm that has switched them off', async ({ hub, firm }) => {
  const [off, on] = [await invited(hub, firm), await invited(hub, firm)]
  await firm.call(switchReminders, { params: { uuid: off.invitation }, body: { reminders: false } })
  await moveClock(hub.clone.ownerUrl, '4 days')
  await sweep(hub, 'reminders')
  expect([await remindersOf(hub, off), await remindersOf(hub, on)]).toEqual([[], ['1.1']])
  const later = await invited(hub, firm)
  await forAll(firm, false)
  await moveClock(hub.clone.ownerUrl, '8 days')
  await sweep(hub, 'reminders')
  expect([await remindersOf(hub, on), await remindersOf(hub, later)]).toEqual([['1.1'], []])
  await forAll(firm, true)
  await moveClock(hub.clone.ownerUrl, '15 days')
  await sweep(hub, 'reminders')
  expect([await remindersOf(hub, on), await remindersOf(hub, off)]).toEqual([['1.1', '1.3'], []])
})
