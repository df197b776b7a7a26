import { archiveBusinessClient, updateBusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import { CLIENT_EVENTS_MAX, listClientActivity } from '@partner-hub/contracts/clients/client-activity.ts'
import { updateClientContact } from '@partner-hub/contracts/clients/client-contacts.ts'
import { switchReminders } from '@partner-hub/contracts/invitations/invitations.ts'
import { expect } from 'vitest'
import type { FirmCaller } from '../../testing/hub.ts'
import { hasClient } from '../../testing/one-client.ts'
import { sends } from '../../testing/sending.ts'
import { hubTest as test } from '../../testing/test.ts'
import { recordActivities } from '../activity/record-activity.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { newUuid } from '../platform/ids/ids.ts'

const activityOf = (who: FirmCaller, uuid: string) => who.call(listClientActivity, { params: { uuid } })

test('DEC-96 activity lists what was done to a client and its contacts and by whom, newest first', async ({
  hub,
  firm,
}) => {
  const client = await hasClient(hub, firm)
  const other = await hasClient(hub, firm)
  const { uuid } = client
  await firm.call(updateBusinessClient, { params: { uuid }, body: { uuid, notes: 'Calls on Mondays' } })
  await firm.call(updateBusinessClient, { params: { uuid }, body: { uuid, show_onboarding_wizard: false } })
  await firm.call(updateClientContact, {
    params: { uuid: client.contact },
    body: { uuid: client.contact, first_name: 'Ada' },
  })
  await sends(firm, client)
  await firm.call(switchReminders, { params: { uuid: client.invitation }, body: { reminders: false } })
  await firm.call(archiveBusinessClient, { params: { uuid: other.uuid }, body: { uuid: other.uuid } })
  await hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
    recordActivities(tx, { kind: 'machine', name: 'clock' }, [
      { organization_uuid: firm.organization_uuid, act: 'trial_expired', subject: uuid },
    ]),
  )
  const { status, body } = await activityOf(firm, uuid)
  expect(status).toBe(200)
  const person = body.results.at(-1)?.person
  expect(person).toMatch(/\S+ \S+/)
  const plain = { fields: [], changes: [], reminders: null, person }
  expect(body.results.map(({ uuid: _, at: __, ...event }) => event)).toEqual([
    { ...plain, act: 'trial_expired', person: null },
    { ...plain, act: 'reminders_switched', reminders: false },
    { ...plain, act: 'invitation_sent' },
    { ...plain, act: 'contact_updated', fields: ['first_name'] },
    { ...plain, act: 'client_updated', fields: ['notes'] },
  ])
  for (const { at } of body.results) expect(Date.now() - Date.parse(at)).toBeLessThan(60_000)
})

test('another firm’s client and an unknown one have no activity', async ({ hub, firm }) => {
  const stranger = await hub.firm()
  const { uuid } = await hasClient(hub, firm)
  for (const asked of [uuid, newUuid()])
    expect(await activityOf(stranger, asked)).toMatchObject({ status: 404, body: { code: 'not_found' } })
})

test('activity names an owner as the firm does, and staff and machines not at all', async ({ hub, firm }) => {
  const { uuid } = await hasClient(hub, firm, { first_name: 'Grace', last_name: 'Whitfield' })
  const { organization_uuid } = firm
  const { user_id } = await hub.firm()
  const record = async (actor: Parameters<typeof recordActivities>[1]) => {
    await hub.parts.database.inFirm(wholeFirm(organization_uuid), (tx) =>
      recordActivities(tx, actor, [{ organization_uuid, act: 'invitation_declined', subject: uuid }]),
    )
    return (await activityOf(firm, uuid)).body.results[0]?.person
  }
  expect(await record({ kind: 'owner', user_id, account_id: 'account' })).toBe('Grace Whitfield')
  const stranger = { kind: 'member', user_id, user_uuid: newUuid(), organization_uuid } as const
  expect(await record({ ...stranger, role: 'member', clients: 'assigned' })).toBeNull()
  expect(await record({ kind: 'staff', user_id, ticket: 'T-1' })).toBeNull()
  expect(await record({ kind: 'machine', name: 'invitation link' })).toBeNull()
})

test(`of a long history the newest ${CLIENT_EVENTS_MAX} events are returned, and that there are more`, async ({
  hub,
  firm,
}) => {
  const { uuid } = await hasClient(hub, firm)
  const { organization_uuid } = firm
  const remember = (act: 'client_archived' | 'client_restored', length: number) =>
    hub.parts.database.inFirm(wholeFirm(organization_uuid), (tx) =>
      recordActivities(
        tx,
        { kind: 'machine', name: 'clock' },
        Array.from({ length }, () => ({ organization_uuid, act, subject: uuid })),
      ),
    )
  await remember('client_restored', 1)
  await remember('client_archived', CLIENT_EVENTS_MAX - 1)
  const whole = (await activityOf(firm, uuid.toUpperCase())).body
  expect([whole.results.length, whole.has_more, whole.results.at(-1)?.act]).toEqual([
    CLIENT_EVENTS_MAX,
    false,
    'client_restored',
  ])
  await remember('client_archived', 1)
  const newest = (await activityOf(firm, uuid)).body
  expect([newest.results.length, newest.has_more, newest.results.at(-1)?.act]).toEqual([
    CLIENT_EVENTS_MAX,
    true,
    'client_archived',
  ])
})

test('DEC-96 of two long histories, the client’s and its owner’s, the newest events of both are returned', async ({
  hub,
  firm,
}) => {
  const { uuid, contact } = await hasClient(hub, firm)
  const { organization_uuid } = firm
  const remember = (act: 'contact_updated' | 'client_archived', subject: string) =>
    hub.parts.database.inFirm(wholeFirm(organization_uuid), (tx) =>
      recordActivities(
        tx,
        { kind: 'machine', name: 'clock' },
        Array.from({ length: CLIENT_EVENTS_MAX }, () => ({ organization_uuid, act, subject })),
      ),
    )
  await remember('contact_updated', contact)
  await remember('client_archived', uuid)
  const { results } = (await activityOf(firm, uuid)).body
  expect(new Set(results.map(({ act }) => act))).toEqual(new Set(['client_archived']))
  await remember('contact_updated', contact)
  const later = (await activityOf(firm, uuid)).body.results
  expect([later.length, later[0]?.act, later.at(-1)?.act]).toEqual([
    CLIENT_EVENTS_MAX,
    'contact_updated',
    'contact_updated',
  ])
})
