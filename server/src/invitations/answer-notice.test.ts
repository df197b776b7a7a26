import { listBusinessClients } from '@partner-hub/contracts/clients/client-list.ts'
import * as acceptance from '@partner-hub/contracts/invitations/acceptance.ts'
import { expect, vi } from 'vitest'
import { hasColleague } from '../../testing/colleague.ts'
import { type Caller, type FirmCaller, type Hub, startHub } from '../../testing/hub.ts'
import { awaitMail, mailsTo } from '../../testing/inbox.ts'
import { actsOf, hasClient } from '../../testing/one-client.ts'
import { hasPendingInvitation } from '../../testing/pending-invitation.ts'
import { hubTest } from '../../testing/test.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { newUuid } from '../platform/ids/ids.ts'

const test = hubTest.extend('runsStories', true)

const invited = async (hub: Hub, firm: FirmCaller) => {
  const email = `${newUuid()}@owner.example`
  const client = await hasClient(hub, firm, {
    first_name: 'Grace',
    last_name: 'Whitfield',
    client_name: `Bluebird ${newUuid()}`,
  })
  return { client, email, token: await hasPendingInvitation(hub, firm, client, { email }) }
}
const addressOf = async (hub: Hub, { user_id }: Caller) =>
  (
    await hub.parts.database.once
      .selectFrom('users')
      .select('email')
      .where('id', '=', user_id)
      .executeTakeFirstOrThrow()
  ).email

/** Makes a colleague in the firm the sender of the invitation. */
const sentBy = async (hub: Hub, firm: FirmCaller, invitation: string): Promise<Caller> => {
  const colleague = await hasColleague(hub, firm, 'admin')
  await hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
    tx.updateTable('client_invitation').set({ sent_by: colleague.user_id }).where('uuid', '=', invitation).execute(),
  )
  return colleague
}
const noticesAbout = async (address: string, invitation: string) =>
  (await mailsTo(address)).filter(({ messageId }) => messageId.includes(invitation))

test('only the person who sent the invitation is notified of the acceptance, once', async ({ hub, firm }) => {
  const { client, email, token } = await invited(hub, firm)
  const colleague = await sentBy(hub, firm, client.invitation)
  const owner = await hub.person(email)
  expect((await owner.call(acceptance.acceptInvitation, { body: { token } })).status).toBe(200)
  expect((await owner.call(acceptance.acceptInvitation, { body: { token } })).status).toBe(410)
  const mail = await awaitMail(await addressOf(hub, colleague))
  expect(mail.subject).toMatch(/^Grace Whitfield accepted your invitation to Bluebird /)
  expect(mail.text).toContain(`${hub.config.HUB_URL}/clients/${client.uuid}`)
  expect(await noticesAbout(await addressOf(hub, colleague), client.invitation)).toHaveLength(1)
  expect(await noticesAbout(await addressOf(hub, firm), client.invitation)).toEqual([])
  expect(await noticesAbout(email, client.invitation)).toEqual([])
})

test('STATE-19 a declined invitation is DECLINED in the firm’s list as well', async ({ hub, firm }) => {
  const { client, token } = await invited(hub, firm)
  const { path } = acceptance.declineInvitation
  expect((await hub.request('POST', path, { origin: hub.config.HUB_URL }, { token })).status).toBe(200)
  const list = await firm.call(listBusinessClients, {
    params: { organizationUuid: firm.organization_uuid },
    query: { invitation_status: 'DECLINED' },
  })
  expect(list.body.results.map(({ row }) => [row.uuid, row.contact.invitation_status])).toContainEqual([
    client.uuid,
    'DECLINED',
  ])
})

test('if the inviter has left, the firm’s Owner is notified, also of a decline', async ({ hub, firm }) => {
  const { client, token } = await invited(hub, firm)
  await hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
    tx.updateTable('client_invitation').set({ sent_by: null }).where('uuid', '=', client.invitation).execute(),
  )
  const declined = await hub.request(
    'POST',
    acceptance.declineInvitation.path,
    { origin: hub.config.HUB_URL },
    { token },
  )
  expect(declined.status).toBe(200)
  const address = await addressOf(hub, firm)
  await vi.waitFor(async () => expect(await noticesAbout(address, client.invitation)).toHaveLength(1), {
    timeout: 30_000,
  })
  const [mail] = await noticesAbout(address, client.invitation)
  expect(mail?.subject).toMatch(/^Grace Whitfield declined your invitation to Bluebird /)
})

test('the notice is sent even if the process dies right after the answer', async ({ hub, firm }) => {
  const { client, token } = await invited(hub, firm)
  const dying = await startHub(
    { TEMPORAL_TASK_QUEUE: hub.config.TEMPORAL_TASK_QUEUE },
    { stories: (own) => ({ ...own, start: async () => false }) },
    hub.clone,
  )
  const path = acceptance.declineInvitation.path
  expect((await dying.request('POST', path, { origin: dying.config.HUB_URL }, { token })).status).toBe(200)
  await dying.stop()
  const address = await addressOf(hub, firm)
  await vi.waitFor(
    async () => {
      await hub.parts.stories.sweep()
      expect(await noticesAbout(address, client.invitation)).toHaveLength(1)
    },
    { timeout: 30_000, interval: 300 },
  )
})

test.for([
  ['the owner’s when the owner says it', true, 'owner'],
  ['nobody’s when somebody else does', false, 'machine'],
] as const)('a no by the link is %s', async ([_whose, isOwner, actor_kind], { hub, firm }) => {
  const { client, email, token } = await invited(hub, firm)
  const person = await hub.person(isOwner ? email : undefined)
  expect((await person.call(acceptance.declineInvitation, { body: { token } })).status).toBe(200)
  expect((await actsOf(hub, firm, client.uuid)).at(-1)).toMatchObject({ act: 'invitation_declined', actor_kind })
})
