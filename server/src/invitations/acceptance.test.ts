import * as acceptance from '@partner-hub/contracts/invitations/acceptance.ts'
import { getClientInvitation } from '@partner-hub/contracts/invitations/invitations.ts'
import { expect } from 'vitest'
import type { FirmCaller, Hub } from '../../testing/hub.ts'
import { actsOf, hasClient, type OneClient, opensAt } from '../../testing/one-client.ts'
import { hasPendingInvitation } from '../../testing/pending-invitation.ts'
import { hubTest as test } from '../../testing/test.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { newUuid } from '../platform/ids/ids.ts'
import { acceptanceStore } from './acceptance.store.ts'

const newEmail = () => `${newUuid()}@owner.example`

const invited = async (
  hub: Hub,
  firm: FirmCaller,
  more: { email?: string; generation?: number; daysAgo?: number } = {},
) => {
  const email = more.email ?? newEmail()
  const client = await hasClient(hub, firm, { first_name: 'Grace', client_name: `Bluebird ${newUuid()}` })
  const token = await hasPendingInvitation(hub, firm, client, { ...more, email })
  return { client, email, token }
}

const anyone = (hub: Hub, endpoint: { method: string; path: string }, body: unknown) =>
  hub.request(endpoint.method, endpoint.path, { origin: hub.parts.config.HUB_URL }, body)

const statusOf = async (firm: FirmCaller, { invitation }: OneClient) =>
  (await firm.call(getClientInvitation, { params: { uuid: invitation } })).body.invitation_status

const activityOf = (hub: Hub, firm: FirmCaller, { uuid }: OneClient) => actsOf(hub, firm, uuid)

test('DEC-20 DEC-63 a link shows who invites whom; a scanner that follows it a hundred times changes nothing', async ({
  hub,
  firm,
}) => {
  const { client, email, token } = await invited(hub, firm)
  for (let scan = 0; scan < 100; scan++) {
    const { status } = await hub.request('GET', '/accept', { accept: 'text/html' })
    expect(status).toBe(200)
  }
  const { status, body } = await anyone(hub, acceptance.readInvitation, { token })
  expect(status).toBe(200)
  expect(body).toEqual({
    state: 'open',
    firm_name: 'Alder & Finch LLP',
    firm_logo_url: null,
    client_name: expect.stringContaining('Bluebird'),
    recipient_first_name: 'Grace',
    invitation_email: email,
    signed_in_as: null,
    payer: 'ACCOUNTANT',
    firm_has_access: true,
    trial_ends_at: null,
    expires_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    sent_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    withdrawn_at: null,
    asked_at: null,
    firm_email: null,
    message: 'Hello',
    is_yours: false,
    open_url: null,
  })
  expect(await statusOf(firm, client)).toBe('PENDING')
})

test('an owner who will pay sees how long it is free', async ({ hub, firm }) => {
  const trial = { billing_owner: 'CLIENT', subscription_status: 'ACTIVE_TRIAL', days_left: 12 } as const
  const client = await hasClient(hub, firm, { client_name: `Bluebird ${newUuid()}`, ...trial })
  const token = await hasPendingInvitation(hub, firm, client, { email: newEmail() })
  const { payer, trial_ends_at } = (await anyone(hub, acceptance.readInvitation, { token }))
    .body as acceptance.InvitationView
  expect(payer).toBe('CLIENT')
  const days = (Date.parse(trial_ends_at ?? '') - Date.now()) / 86_400_000
  expect([days > 11, days <= 12]).toEqual([true, true])
})

test('STATE-18 PERM-10 accepting makes the invited person the account’s owner and is audited', async ({
  hub,
  firm,
}) => {
  const { client, email, token } = await invited(hub, firm)
  const owner = await hub.person(email)
  expect((await owner.call(acceptance.readInvitation, { body: { token } })).body).toMatchObject({
    signed_in_as: email,
  })
  const { status, body } = await owner.call(acceptance.acceptInvitation, { body: { token } })
  // Books has not been told about the owner yet.
  expect([status, body]).toEqual([200, { open_url: null }])
  expect(await statusOf(firm, client)).toBe('ACCEPTED')
  const { owner_id } = await hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
    tx.selectFrom('account').select('owner_id').where('account_id', '=', client.account_id).executeTakeFirstOrThrow(),
  )
  expect(owner_id).toBe(owner.user_id)
  expect((await activityOf(hub, firm, client)).at(-1)).toMatchObject({
    act: 'invitation_accepted',
    actor_kind: 'owner',
    actor_id: String(owner.user_id),
  })
  const story = await hub.parts.database.once
    .selectFrom('story_starts')
    .select('args')
    .where('workflow_id', '=', `link-owner/${client.invitation}`)
    .execute()
  // Already started, or waiting for the sweep: never lost.
  expect(story.length).toBeLessThanOrEqual(1)
})

test('PERM-10 DEC-63 no one else can accept: signed out, with another address, or an unconfirmed one', async ({
  hub,
  firm,
}) => {
  const { client, email, token } = await invited(hub, firm)
  expect((await anyone(hub, acceptance.acceptInvitation, { token })).status).toBe(401)
  const other = await hub.person()
  const seen = (await other.call(acceptance.readInvitation, { body: { token } })).body
  expect([seen.invitation_email, seen.message]).toEqual([`${email[0]}•••@owner.example`, null])
  const refused = await other.call(acceptance.acceptInvitation, { body: { token } })
  expect([refused.status, refused.body]).toMatchObject([403, { code: 'wrong_person' }])
  expect((await firm.call(acceptance.acceptInvitation, { body: { token } })).status).toBe(403)
  const unconfirmed = await hub.person(email)
  await hub.parts.database.once
    .updateTable('users')
    .set({ confirmed_at: null, password_hash: null })
    .where('id', '=', unconfirmed.user_id)
    .execute()
  expect((await unconfirmed.call(acceptance.acceptInvitation, { body: { token } })).status).toBe(403)
  expect(await statusOf(firm, client)).toBe('PENDING')
})

test('addresses are compared without regard to case and spaces', async ({ hub, firm }) => {
  const { client, token } = await invited(hub, firm, { email: 'Grace.Whitfield@Bluebird.example' })
  const owner = await hub.person('grace.whitfield@bluebird.example')
  expect((await owner.call(acceptance.acceptInvitation, { body: { token } })).status).toBe(200)
  expect(await statusOf(firm, client)).toBe('ACCEPTED')
})

test('STATE-19 declining needs the link but no log-in, and works once', async ({ hub, firm }) => {
  const { client, token } = await invited(hub, firm)
  expect((await anyone(hub, acceptance.declineInvitation, { token })).body).toEqual({ declined: true })
  expect(await statusOf(firm, client)).toBe('DECLINED')
  const again = await anyone(hub, acceptance.declineInvitation, { token })
  expect([again.status, again.body]).toMatchObject([410, { code: 'link_used' }])
  expect((await anyone(hub, acceptance.readInvitation, { token })).body).toMatchObject({ state: 'declined' })
  expect((await activityOf(hub, firm, client)).filter(({ act }) => act === 'invitation_declined')).toHaveLength(1)
})

test('E3 a link works once: of ten concurrent answers one counts', async ({ hub, firm }) => {
  const { client, email, token } = await invited(hub, firm)
  const owner = await hub.person(email)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => owner.call(acceptance.acceptInvitation, { body: { token } })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(410)])
  expect((await activityOf(hub, firm, client)).filter(({ act }) => act === 'invitation_accepted')).toHaveLength(1)
})

test('DEC-18 DEC-64 a replaced, expired or answered link says which, and opens nothing', async ({ hub, firm }) => {
  const { client, email, token: first } = await invited(hub, firm)
  const second = await hasPendingInvitation(hub, firm, client, { email, generation: 2 })
  expect((await anyone(hub, acceptance.readInvitation, { token: first })).body).toMatchObject({ state: 'replaced' })
  const owner = await hub.person(email)
  const refused = await owner.call(acceptance.acceptInvitation, { body: { token: first } })
  expect([refused.status, refused.body]).toMatchObject([410, { code: 'link_replaced' }])
  expect((await owner.call(acceptance.acceptInvitation, { body: { token: second } })).status).toBe(200)
  expect((await anyone(hub, acceptance.readInvitation, { token: second })).body).toMatchObject({ state: 'accepted' })

  const late = await invited(hub, firm, { daysAgo: 31 })
  expect((await anyone(hub, acceptance.readInvitation, { token: late.token })).body).toMatchObject({ state: 'expired' })
  const lateOwner = await hub.person(late.email)
  const tooLate = await lateOwner.call(acceptance.acceptInvitation, { body: { token: late.token } })
  expect([tooLate.status, tooLate.body]).toMatchObject([410, { code: 'link_expired' }])
  expect(await statusOf(firm, late.client)).toBe('PENDING')
})

test('the owner’s page says that the firm no longer has access, archived or not', async ({ hub, firm }) => {
  const { client, token } = await invited(hub, firm)
  const set = (changes: {
    status: 'ACTIVE' | 'NO_ACCESS' | 'ARCHIVED'
    earlier_status: 'ACTIVE' | 'NO_ACCESS' | null
  }) =>
    hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
      tx.updateTable('business_client').set(changes).where('uuid', '=', client.uuid).execute(),
    )
  const says = async (firm_has_access: boolean) =>
    expect((await anyone(hub, acceptance.readInvitation, { token })).body).toMatchObject({ firm_has_access })
  await set({ status: 'NO_ACCESS', earlier_status: null })
  await says(false)
  await set({ status: 'ARCHIVED', earlier_status: 'NO_ACCESS' })
  await says(false)
  await set({ status: 'ARCHIVED', earlier_status: 'ACTIVE' })
  await says(true)
})

test('a used link leads the person who accepted to the account, and does not tell others who that was', async ({
  hub,
  firm,
}) => {
  const { client, email, token } = await invited(hub, firm)
  const owner = await hub.person(email)
  await opensAt(hub, firm, client, 'https://books.example/open/account-1')
  await owner.call(acceptance.acceptInvitation, { body: { token } })
  const read = async (reader: typeof owner) => (await reader.call(acceptance.readInvitation, { body: { token } })).body
  const yours = { state: 'accepted', is_yours: true, invitation_email: email, message: null }
  expect(await read(owner)).toMatchObject({ ...yours, open_url: null })
  const noteLinked = (user_id: number) =>
    hub.parts.database.acrossFirms('test', (tx) => acceptanceStore.noteLinked(tx, client.account_id, user_id))
  await noteLinked(firm.user_id)
  expect(await read(owner)).toMatchObject({ ...yours, open_url: null })
  await noteLinked(owner.user_id)
  expect(await read(owner)).toMatchObject({ ...yours, open_url: 'https://books.example/open/account-1' })
  const unsaid = { is_yours: false, open_url: null, invitation_email: '', recipient_first_name: '' }
  const others = [
    await read(await hub.person()),
    await read(firm),
    (await anyone(hub, acceptance.readInvitation, { token })).body,
  ]
  for (const other of others) {
    expect(other).toMatchObject({ state: 'accepted', message: null, ...unsaid })
    expect(JSON.stringify(other)).not.toContain(email)
  }
})

test('the person who accepted can sign in from the used link; no one can sign up from it', async ({ hub, firm }) => {
  const { email, token } = await invited(hub, firm)
  await (await hub.person(email)).call(acceptance.acceptInvitation, { body: { token } })
  const signIn = await anyone(hub, acceptance.beginAcceptance, { token, how: 'sign_in' })
  expect(signIn.status).toBe(200)
  expect(new URL((signIn.body as { url: string }).url).searchParams.has('login_hint')).toBe(false)
  const signUp = await anyone(hub, acceptance.beginAcceptance, { token, how: 'sign_up' })
  expect([signUp.status, signUp.body]).toMatchObject([410, { code: 'link_used' }])
})

test('the firm’s message is shown as last sent, and no longer once the invitation is answered', async ({
  hub,
  firm,
}) => {
  const { client, email, token: first } = await invited(hub, firm)
  const write = (invitation_message_body: string) =>
    hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
      tx
        .updateTable('client_invitation')
        .set({ invitation_message_body })
        .where('uuid', '=', client.invitation)
        .execute(),
    )
  const messageOf = async (token: string) =>
    ((await anyone(hub, acceptance.readInvitation, { token })).body as acceptance.InvitationView).message
  await write('Hi Grace,\n\nyour books are ready <b>now</b>.\n\nMaya')
  expect(await messageOf(first)).toBe('Hi Grace,\n\nyour books are ready <b>now</b>.\n\nMaya')
  const second = await hasPendingInvitation(hub, firm, client, { email, generation: 2 })
  expect([await messageOf(first), await messageOf(second)]).toEqual([null, 'Hello'])
  await anyone(hub, acceptance.declineInvitation, { token: second })
  expect(await messageOf(second)).toBeNull()
})

test('signing in returns to the invitation, and signing up carries it in the fragment', async ({ hub, firm }) => {
  const { email, token } = await invited(hub, firm)
  const signIn = await anyone(hub, acceptance.beginAcceptance, { token, how: 'sign_in' })
  expect(signIn.status).toBe(200)
  const authorize = new URL((signIn.body as { url: string }).url)
  expect(authorize.searchParams.get('login_hint')).toBe(email)
  const attempt = await hub.parts.database.once.selectFrom('sign_in_attempts').select('return_to').execute()
  expect(attempt.map(({ return_to }) => return_to)).toContain('/accept')
  const signUp = await anyone(hub, acceptance.beginAcceptance, { token, how: 'sign_up' })
  const address = new URL((signUp.body as { url: string }).url)
  expect(address.search).not.toContain(token)
  expect(Object.fromEntries(new URLSearchParams(address.hash.slice(1)))).toEqual({ invitation: token, email })
})

test('someone signed in as another person gets a sign-in without the invited address', async ({ hub, firm }) => {
  const { token } = await invited(hub, firm)
  const other = await hub.firm()
  const addressOf = async (how: 'sign_in' | 'sign_up') =>
    new URL((await other.call(acceptance.beginAcceptance, { body: { token, how } })).body.url)
  expect((await addressOf('sign_in')).searchParams.has('login_hint')).toBe(false)
  const { hash } = await addressOf('sign_up')
  expect(Object.fromEntries(new URLSearchParams(hash.slice(1)))).toEqual({ invitation: token })
})
