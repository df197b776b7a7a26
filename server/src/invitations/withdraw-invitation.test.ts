import { listBusinessClients } from '@partner-hub/contracts/clients/client-list.ts'
import { getClientMoments } from '@partner-hub/contracts/clients/client-moments.ts'
import * as acceptance from '@partner-hub/contracts/invitations/acceptance.ts'
import { getClientInvitation, withdrawInvitation } from '@partner-hub/contracts/invitations/invitations.ts'
import { expect } from 'vitest'
import { moveClock } from '../../testing/business-clock.ts'
import type { FirmCaller, Hub } from '../../testing/hub.ts'
import { actsOf, hasClient, type OneClient } from '../../testing/one-client.ts'
import { hasPendingInvitation } from '../../testing/pending-invitation.ts'
import { remindersOf } from '../../testing/reminders.ts'
import { letPass, newAddress, sends } from '../../testing/sending.ts'
import { hubTest } from '../../testing/test.ts'
import { composeModules, dueWorkOf } from '../compose-modules.ts'
import { invitationMailStore } from './invitation-mail.store.ts'
import { invitationTokens } from './invitation-token.ts'

const test = hubTest
  // No mail is sent here: stories are only written down.
  .extend('overrides', { stories: (own) => ({ ...own, start: async () => false }) })

const withdraw = (firm: FirmCaller, { invitation }: OneClient) =>
  firm.call(withdrawInvitation, { params: { uuid: invitation } })
const tagOf = async (firm: FirmCaller, { invitation }: OneClient) => ({
  'if-match': (await firm.call(getClientInvitation, { params: { uuid: invitation } })).headers.get('etag') ?? '',
})
const recordOf = async (firm: FirmCaller, { invitation }: OneClient) =>
  (await firm.call(getClientInvitation, { params: { uuid: invitation } })).body
const linkOf = (hub: Hub, { invitation }: OneClient, generation: number) =>
  `${invitation}.${invitationTokens(hub.parts.secrets.HUB_SECRET).tokenOf(invitation, generation)}`
const read = async (hub: Hub, token: string) =>
  (await hub.request('POST', acceptance.readInvitation.path, { origin: hub.config.HUB_URL }, { token })).body

test('DEC-89 a withdrawn invitation is DRAFT again, its link is dead, and Activity shows it', async ({ hub, firm }) => {
  const client = await hasClient(hub, firm)
  const email = newAddress()
  const token = await hasPendingInvitation(hub, firm, client, { email })
  const { status, body } = await withdraw(firm, client)
  expect([status, body]).toMatchObject([200, { invitation_status: 'DRAFT', delivery: null, delivery_problem: null }])
  expect(await recordOf(firm, client)).toMatchObject({ invitation_status: 'DRAFT', delivery: null })
  const dead = await read(hub, token)
  expect(dead).toMatchObject({
    state: 'withdrawn',
    invitation_email: '',
    message: null,
    firm_email: expect.any(String),
  })
  const owner = await hub.person(email)
  expect(await owner.call(acceptance.acceptInvitation, { body: { token } })).toMatchObject({
    status: 410,
    body: { code: 'link_withdrawn' },
  })
  expect((await actsOf(hub, firm, client.uuid)).at(-1)).toMatchObject({
    act: 'invitation_withdrawn',
    actor_id: String(firm.user_id),
  })
})

test.for(['DRAFT', 'ACCEPTED', 'DECLINED', 'EXPIRED'] as const)(
  'DEC-89 an invitation that is %s cannot be withdrawn, and nothing changes',
  async (invitation_status, { hub, firm }) => {
    const client = await hasClient(hub, firm, { invitation_status })
    const before = await recordOf(firm, client)
    expect(await withdraw(firm, client)).toMatchObject({ status: 409, body: { code: 'action_not_allowed' } })
    expect(await recordOf(firm, client)).toEqual(before)
  },
)

test('DEC-89 F3 a withdrawal repeated with its key happens once and returns the first result', async ({
  hub,
  firm,
}) => {
  const client = await hasClient(hub, firm)
  await sends(firm, client)
  const headers = await tagOf(firm, client)
  const keyed = (key: string) => firm.call(withdrawInvitation, { params: { uuid: client.invitation }, key, headers })
  const first = await keyed('the first')
  const [again, other] = [await keyed('the first'), await keyed('another')]
  expect([first.status, again.status, other.status]).toEqual([200, 200, 409])
  expect([again.body, again.headers.get('etag')]).toEqual([first.body, first.headers.get('etag')])
  const acts = (await actsOf(hub, firm, client.uuid)).map(({ act }) => act)
  expect(acts.filter((act) => act === 'invitation_withdrawn')).toHaveLength(1)
})

test('DEC-89 a mail on its way when its invitation is withdrawn is not sent, and no reminder follows', async ({
  hub,
  firm,
}) => {
  const client = await hasClient(hub, firm)
  const sending = { organization_uuid: firm.organization_uuid, uuid: client.invitation, generation: 1 }
  expect((await sends(firm, client)).status).toBe(200)
  expect(await invitationMailStore.find(hub.parts.database, sending)).toBeDefined()
  await withdraw(firm, client)
  expect(await invitationMailStore.find(hub.parts.database, sending)).toBeUndefined()
  await moveClock(hub.clone.ownerUrl, '4 days')
  await dueWorkOf(composeModules(hub.parts)).reminders?.()
  expect(await remindersOf(hub, client)).toEqual([])
  await moveClock(hub.clone.ownerUrl, '0')
})

test('DEC-86 DEC-89 the moments include when an invitation was withdrawn, until it is sent again', async ({
  hub,
  firm,
}) => {
  const client = await hasClient(hub, firm)
  const withdrawnAt = async () =>
    (await firm.call(getClientMoments, { params: { uuid: client.uuid } })).body.withdrawn_at
  await sends(firm, client)
  expect(await withdrawnAt()).toBeNull()
  const { sent_at } = (await withdraw(firm, client)).body
  expect(sent_at).not.toBeNull()
  expect(Math.abs(Date.now() - Date.parse((await withdrawnAt()) ?? ''))).toBeLessThan(60_000)
  await letPass(hub, firm, '2 hours')
  await sends(firm, client)
  expect(await withdrawnAt()).toBeNull()
})

test('DEC-82 DEC-89 a withdrawn invitation and the refusal say when its address can be invited again', async ({
  hub,
  firm,
}) => {
  const client = await hasClient(hub, firm)
  const form = { invitation_email: newAddress() }
  await sends(firm, client, { form })
  const { resend_at } = (await withdraw(firm, client)).body
  const row = (
    await firm.call(listBusinessClients, {
      params: { organizationUuid: firm.organization_uuid },
    })
  ).body.results.find(({ row: { uuid } }) => uuid === client.uuid)
  expect(row?.row.contact).toMatchObject({ invitation_status: 'DRAFT', resend_at })
  expect((await recordOf(firm, client)).resend_at).toBe(resend_at)
  const refused = await sends(firm, client, { form })
  expect(refused).toMatchObject({ status: 429, body: { code: 'resend_too_soon' } })
  const wait = Date.parse(resend_at ?? '') - Date.now()
  expect(Math.abs(wait / 1000 - Number(refused.headers.get('retry-after')))).toBeLessThan(5)
  expect((await sends(firm, client)).status).toBe(200)
})

test('DEC-89 inviting again gives a new link, and the withdrawn one stays dead', async ({ hub, firm }) => {
  const client = await hasClient(hub, firm)
  await sends(firm, client)
  await withdraw(firm, client)
  await letPass(hub, firm, '2 hours')
  expect((await sends(firm, client)).status).toBe(200)
  expect(await recordOf(firm, client)).toMatchObject({ invitation_status: 'PENDING', delivery: 'WAITING' })
  expect(await read(hub, linkOf(hub, client, 1))).toMatchObject({ state: 'replaced' })
  expect(await read(hub, linkOf(hub, client, 2))).toMatchObject({ state: 'open', withdrawn_at: null })
})

test('DEC-89 of a concurrent withdrawal and acceptance one counts', async ({ hub, firm }) => {
  const client = await hasClient(hub, firm)
  const email = newAddress()
  const token = await hasPendingInvitation(hub, firm, client, { email })
  const owner = await hub.person(email)
  const [withdrawn, accepted] = await Promise.all([
    withdraw(firm, client),
    owner.call(acceptance.acceptInvitation, { body: { token } }),
  ])
  const outcome = [withdrawn.status, accepted.status]
  expect([
    [200, 410],
    [409, 200],
  ]).toContainEqual(outcome)
  expect((await recordOf(firm, client)).invitation_status).toBe(withdrawn.status === 200 ? 'DRAFT' : 'ACCEPTED')
})

test('DEC-73 DEC-89 an invitation that was sent again since it was read is not withdrawn', async ({ hub, firm }) => {
  const client = await hasClient(hub, firm)
  await sends(firm, client)
  const headers = await tagOf(firm, client)
  await letPass(hub, firm, '2 hours')
  await sends(firm, client)
  const params = { uuid: client.invitation }
  expect(await firm.call(withdrawInvitation, { params, headers })).toMatchObject({
    status: 409,
    body: { code: 'stale' },
  })
  expect(await recordOf(firm, client)).toMatchObject({ invitation_status: 'PENDING' })
  expect((await firm.call(withdrawInvitation, { params, headers: await tagOf(firm, client) })).status).toBe(200)
})

test('DEC-73 DEC-89 an editor opened before a withdrawal does not send, one opened after it does', async ({
  hub,
  firm,
}) => {
  const client = await hasClient(hub, firm)
  await sends(firm, client)
  const before = await tagOf(firm, client)
  await withdraw(firm, client)
  await letPass(hub, firm, '2 hours')
  expect(await sends(firm, client, { headers: before })).toMatchObject({ status: 409, body: { code: 'stale' } })
  expect(await recordOf(firm, client)).toMatchObject({ invitation_status: 'DRAFT' })
  expect((await sends(firm, client, { headers: await tagOf(firm, client) })).status).toBe(200)
})
