import { switchFirmReminders } from '@partner-hub/contracts/firms/firm-reminders.ts'
import { readInvitation } from '@partner-hub/contracts/invitations/acceptance.ts'
import {
  copyInvitationLink,
  getClientInvitation,
  switchReminders,
} from '@partner-hub/contracts/invitations/invitations.ts'
import { expect } from 'vitest'
import { moveClock } from '../../testing/business-clock.ts'
import type { FirmCaller, Hub } from '../../testing/hub.ts'
import { actsOf, hasClient, type OneClient } from '../../testing/one-client.ts'
import { hasPendingInvitation } from '../../testing/pending-invitation.ts'
import { remindersOf } from '../../testing/reminders.ts'
import { letPass, sends } from '../../testing/sending.ts'
import { hubTest } from '../../testing/test.ts'
import { composeModules, dueWorkOf } from '../compose-modules.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { findInvited } from './find-invited.ts'
import { findLinkedInvitation } from './find-linked-invitation.ts'
import { invitationTokens } from './invitation-token.ts'

// No mail is sent here: stories are only written down.
const test = hubTest.extend('overrides', { stories: (own) => ({ ...own, start: async () => false }) })

test.beforeEach(({ hub }) => moveClock(hub.clone.ownerUrl, '0'))

const copy = (firm: FirmCaller, { invitation }: OneClient) =>
  firm.call(copyInvitationLink, { params: { uuid: invitation } })
const switchTo = (firm: FirmCaller, { invitation }: OneClient, reminders: boolean) =>
  firm.call(switchReminders, { params: { uuid: invitation }, body: { reminders } })
const actsOn = async (hub: Hub, firm: FirmCaller, { uuid }: OneClient) =>
  (await actsOf(hub, firm, uuid)).map(({ act, actor_id, detail }) => ({ act, actor_id, detail }))

/** Days from sending to the next reminder; null if none is due. */
const dueDay = async (hub: Hub, firm: FirmCaller, { invitation }: OneClient): Promise<number | null> => {
  const row = await hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
    tx
      .selectFrom('client_invitation')
      .select(['sent_at', 'reminder_due_at'])
      .where('uuid', '=', invitation)
      .executeTakeFirstOrThrow(),
  )
  if (!row.sent_at || !row.reminder_due_at) return null
  return (row.reminder_due_at.getTime() - row.sent_at.getTime()) / 86_400_000
}

test('DEC-22 DEC-64 the link of a pending invitation can be copied; it is the mail’s own, and each copy is written down', async ({
  hub,
  ownFirm: firm,
}) => {
  const client = await hasClient(hub, firm)
  const token = await hasPendingInvitation(hub, firm, client, { email: 'grace@owner.example' })
  const { status, body } = await copy(firm, client)
  expect([status, body]).toEqual([200, { url: `${hub.config.HUB_URL}/accept#${token}` }])
  const read = await hub.request('POST', readInvitation.path, { origin: hub.config.HUB_URL }, { token })
  expect(read.body).toMatchObject({ state: 'open' })
  await copy(firm, client)
  const copied = {
    act: 'invitation_link_copied',
    actor_id: String(firm.user_id),
    detail: { invitation: client.invitation, generation: 1 },
  }
  expect(await actsOn(hub, firm, client)).toEqual([copied, copied])
  expect(JSON.stringify(await actsOn(hub, firm, client))).not.toContain(token.split('.')[1])
})

test('DEC-63 a link that the firm has copied proves no mailbox: signing up by it needs the confirmation mail; a new one does again', async ({
  hub,
  ownFirm: firm,
}) => {
  const client = await hasClient(hub, firm)
  const address = 'grace@owner.example'
  const token = await hasPendingInvitation(hub, firm, client, { email: address })
  const tokens = invitationTokens(hub.parts.secrets.HUB_SECRET)
  const find = findInvited(findLinkedInvitation({ database: hub.parts.database, tokens }))
  expect(await find(token)).toMatchObject({ email: address, isProved: true })
  await copy(firm, client)
  expect(await find(token)).toMatchObject({ email: address, isProved: false })
  await letPass(hub, firm, '2 hours')
  await sends(firm, client)
  expect(await find(`${client.invitation}.${tokens.tokenOf(client.invitation, 2)}`)).toMatchObject({ isProved: true })
})

test('the demo’s invitations are as sending leaves them: a pending link is copied and opened, an old one says what it is', async ({
  hub,
  ownFirm: firm,
}) => {
  const seeded = (invitation_status: 'PENDING' | 'ACCEPTED' | 'DECLINED' | 'EXPIRED') =>
    hasClient(hub, firm, { first_name: 'Grace', contact_email: 'grace@owner.example', invitation_status })
  const pending = await seeded('PENDING')
  const { status, body } = await copy(firm, pending)
  expect(status).toBe(200)
  const readLink = async (token: string | undefined) =>
    (await hub.request('POST', readInvitation.path, { origin: hub.config.HUB_URL }, { token })).body
  expect(await readLink(body.url.split('#')[1])).toMatchObject({
    state: 'open',
    message: expect.stringMatching(/^Hi Grace,\n\nAlder & Finch LLP has set up a Northwind Books account/),
  })
  const record = (await firm.call(getClientInvitation, { params: { uuid: pending.invitation } })).body
  expect(record).toMatchObject({
    delivery: 'SENT',
    invitation_subject: 'Alder & Finch LLP invites you to Northwind Books',
  })
  const days = (Date.parse(record.expires_at ?? '') - Date.parse(record.sent_at ?? '')) / 86_400_000
  expect([days, await dueDay(hub, firm, pending)]).toEqual([30, null])
  const tokens = invitationTokens(hub.parts.secrets.HUB_SECRET)
  for (const [given, state] of [
    ['ACCEPTED', 'accepted'],
    ['DECLINED', 'declined'],
    ['EXPIRED', 'expired'],
  ] as const) {
    const { invitation } = await seeded(given)
    expect(await readLink(`${invitation}.${tokens.tokenOf(invitation, 1)}`)).toMatchObject({ state })
  }
})

test.for(['DRAFT', 'ACCEPTED', 'DECLINED', 'EXPIRED'] as const)(
  'DEC-22 there is no link to copy while %s',
  async (status, { hub, ownFirm: firm }) => {
    const client = await hasClient(hub, firm, { invitation_status: status })
    expect(await copy(firm, client)).toMatchObject({ status: 409, body: { code: 'action_not_allowed' } })
    expect(await actsOn(hub, firm, client)).toEqual([])
  },
)

test('DEC-18 a link that is too old cannot be copied, also before the sweep has marked it', async ({
  hub,
  ownFirm: firm,
}) => {
  const client = await hasClient(hub, firm)
  await hasPendingInvitation(hub, firm, client, { email: 'grace@owner.example', daysAgo: 29 })
  expect((await copy(firm, client)).status).toBe(200)
  await moveClock(hub.clone.ownerUrl, '25 hours')
  expect((await copy(firm, client)).status).toBe(409)
})

test('DEC-64 only the hash of a token is stored', async ({ hub, ownFirm: firm }) => {
  const client = await hasClient(hub, firm)
  await sends(firm, client)
  const token = new URL((await copy(firm, client)).body.url).hash.split('.')[1] ?? ''
  expect(token).toMatch(/^[\w-]{43}$/)
  const dump = await hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
    tx.selectFrom('client_invitation').selectAll().where('uuid', '=', client.invitation).executeTakeFirstOrThrow(),
  )
  expect(dump.token_hash).toHaveLength(32)
  expect(JSON.stringify(dump)).not.toContain(token)
  expect(dump.token_hash?.toString('base64url')).not.toBe(token)
})

/** Runs the reminder sweep first. */
const remindedOf = async (hub: Hub, client: OneClient) => {
  await dueWorkOf(composeModules(hub.parts)).reminders?.()
  return remindersOf(hub, client)
}

test('DEC-22 a reminder goes out on each of its days on which the client’s are on, from day 3', async ({
  hub,
  ownFirm: firm,
}) => {
  const client = await hasClient(hub, firm)
  await sends(firm, client)
  expect(await dueDay(hub, firm, client)).toBe(3)
  const off = await switchTo(firm, client, false)
  expect(off).toMatchObject({ status: 200, body: { uuid: client.invitation, reminders: false, firm_reminders: true } })
  for (const [ahead, isOn, sent] of [
    ['3 days 1 hour', false, []],
    ['8 days', true, ['1.2']],
    ['20 days', false, ['1.2']],
    ['26 days', true, ['1.2', '1.4']],
  ] as const) {
    await switchTo(firm, client, isOn)
    await moveClock(hub.clone.ownerUrl, ahead)
    expect([ahead, await remindedOf(hub, client)]).toEqual([ahead, sent])
  }
  expect(await dueDay(hub, firm, client)).toBeNull()
  expect((await firm.call(getClientInvitation, { params: { uuid: client.invitation } })).body.reminders).toBe(true)
  expect((await actsOn(hub, firm, client)).slice(1, 3)).toEqual([
    { act: 'reminders_switched', actor_id: String(firm.user_id), detail: { reminders: false } },
    { act: 'reminders_switched', actor_id: String(firm.user_id), detail: { reminders: true } },
  ])
})

test('DEC-22 the switch is the client’s: sent again, it stays off; switched to what it is, nothing is written down', async ({
  hub,
  ownFirm: firm,
}) => {
  const client = await hasClient(hub, firm)
  await switchTo(firm, client, false)
  await switchTo(firm, client, false)
  expect(await actsOn(hub, firm, client)).toHaveLength(1)
  expect((await sends(firm, client)).body).toMatchObject({ reminders: false })
  await moveClock(hub.clone.ownerUrl, '4 days')
  expect(await remindedOf(hub, client)).toEqual([])
})

test('DEC-22 while the firm wants no reminders none goes out, whatever its client’s switch says', async ({
  hub,
  ownFirm: firm,
}) => {
  const client = await hasClient(hub, firm)
  const params = { uuid: firm.organization_uuid }
  const forAll = (reminders: boolean) => firm.call(switchFirmReminders, { params, body: { reminders } })
  expect((await forAll(false)).body).toEqual({ reminders: false })
  expect((await sends(firm, client)).body).toMatchObject({ reminders: true, firm_reminders: false })
  await switchTo(firm, client, false)
  await switchTo(firm, client, true)
  await moveClock(hub.clone.ownerUrl, '4 days')
  expect(await remindedOf(hub, client)).toEqual([])
  await forAll(true)
  await forAll(true)
  await moveClock(hub.clone.ownerUrl, '8 days')
  expect(await remindedOf(hub, client)).toEqual(['1.2'])
  const acts = (await actsOf(hub, firm, firm.organization_uuid)).filter(({ act }) => act === 'firm_reminders_switched')
  expect(acts.map(({ detail }) => detail)).toEqual([{ reminders: false }, { reminders: true }])
})

test('INV-18 sent again, its reminders begin anew', async ({ hub, ownFirm: firm }) => {
  const client = await hasClient(hub, firm)
  await sends(firm, client)
  await moveClock(hub.clone.ownerUrl, '10 days')
  await letPass(hub, firm, '2 hours')
  await sends(firm, client)
  expect(await dueDay(hub, firm, client)).toBe(3)
})
