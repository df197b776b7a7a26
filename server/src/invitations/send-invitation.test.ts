import { getClientContact } from '@partner-hub/contracts/clients/client-contacts.ts'
import { listBusinessClients } from '@partner-hub/contracts/clients/client-list.ts'
import { readInvitation } from '@partner-hub/contracts/invitations/acceptance.ts'
import { getClientInvitation, sendInvitation } from '@partner-hub/contracts/invitations/invitations.ts'
import { expect, vi } from 'vitest'
import { moveClock } from '../../testing/business-clock.ts'
import type { FirmCaller, Hub } from '../../testing/hub.ts'
import { awaitMail, type CaughtMail, mailsTo } from '../../testing/inbox.ts'
import { actsOf, hasClient, hasContact, type OneClient } from '../../testing/one-client.ts'
import { invitationOf, letPass, newAddress, sends } from '../../testing/sending.ts'
import { hubTest } from '../../testing/test.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { newUuid } from '../platform/ids/ids.ts'

const test = hubTest.extend('runsStories', true)

const read = async (firm: FirmCaller, { invitation }: OneClient) =>
  (await firm.call(getClientInvitation, { params: { uuid: invitation } })).body
const tokenIn = ({ text }: CaughtMail) => /\/accept#(\S+)/.exec(text)?.[1] ?? ''
const stateOf = async (hub: Hub, token: string) => {
  const { body } = await hub.request('POST', readInvitation.path, { origin: hub.config.HUB_URL }, { token })
  return (body as { state?: string }).state
}

test('CALL-22 CALL-23 STATE-17 INV-12 INV-19 sending moves a draft to PENDING, and the answer says so', async ({
  hub,
  ownFirm: firm,
}) => {
  const client = await hasClient(hub, firm)
  const email = newAddress()
  expect((await read(firm, client)).invitation_status).toBe('DRAFT')
  const { status, body, headers } = await sends(firm, client, {
    form: {
      uuid: client.invitation,
      client_contact: client.contact,
      invitation_email: email,
      invitation_subject: 'Welcome',
      invitation_message_body: 'Hello Grace',
    },
  })
  expect(status).toBe(200)
  expect(body).toEqual({
    uuid: client.invitation,
    invitation_email: email,
    invitation_subject: 'Welcome',
    invitation_message_body: 'Hello Grace',
    client_contact: client.contact,
    invitation_status: 'PENDING',
    delivery: expect.stringMatching(/^(WAITING|SENT)$/),
    delivery_problem: null,
    sent_at: expect.any(String),
    expires_at: expect.any(String),
    resend_at: expect.any(String),
    reminders: true,
    firm_reminders: true,
    reminders_refused: false,
  })
  expect(headers.get('etag')).toBe('"1"')
  expect(await read(firm, client)).toMatchObject({ invitation_status: 'PENDING', invitation_subject: 'Welcome' })
  const listed = await hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
    tx.selectFrom('client_rows').select(['invitation_status', 'search']).where('uuid', '=', client.uuid).execute(),
  )
  expect(listed).toEqual([{ invitation_status: 'PENDING', search: expect.stringContaining(email) }])
})

test('INV-15 INV-16 INV-17 DEC-64 the mail goes to the address, with subject, text and button, under its own id', async ({
  hub,
  ownFirm: firm,
}) => {
  const contact_email = newAddress()
  const client = await hasClient(hub, firm, { contact_email })
  const email = `Grace.${newAddress()}`
  await sends(firm, client, { form: { invitation_email: email, invitation_subject: 'Welcome to Northwind' } })
  const mail = await awaitMail(email)
  expect(mail.subject).toBe('Welcome to Northwind')
  expect(mail.text).toContain('Hi Grace,\n\nWe have set up an account for you.\n\nMaya\n')
  expect(mail.html).toMatch(/<a href="[^"]+\/accept#[^"]+"[^>]*>.*Accept the Invitation.*<\/a>/s)
  expect(mail.messageId).toBe(`<${client.invitation}.1@${new URL(hub.config.HUB_URL).hostname}>`)
  expect(await stateOf(hub, tokenIn(mail))).toBe('open')
  await vi.waitFor(async () => expect((await read(firm, client)).delivery).toBe('SENT'), { timeout: 30_000 })
  expect(await mailsTo(contact_email)).toEqual([])
})

test('DEC-18 a corrected address need not wait for the hour of the wrong one, whose link is void at once', async ({
  hub,
  ownFirm: firm,
}) => {
  const client = await hasClient(hub, firm)
  const [wrong, right] = [newAddress(), newAddress()]
  await sends(firm, client, { form: { invitation_email: wrong } })
  const first = tokenIn(await awaitMail(wrong))
  expect((await sends(firm, client, { form: { invitation_email: right } })).status).toBe(200)
  expect(tokenIn(await awaitMail(right))).not.toBe(first)
  expect(await stateOf(hub, first)).toBe('replaced')
  expect((await sends(firm, client, { form: { invitation_email: right } })).status).toBe(429)
})

test('INV-18 INV-16 DEC-18 DEC-64 sent again, at most once an hour, it has new words and a new link for 30 days, and the one before is void', async ({
  hub,
  ownFirm: firm,
}) => {
  const client = await hasClient(hub, firm)
  const email = newAddress()
  await sends(firm, client, { form: { invitation_email: email } })
  const first = tokenIn(await awaitMail(email))
  await moveClock(hub.clone.ownerUrl, '2 hours')
  const soon = await sends(firm, client, { form: { invitation_email: email } })
  await moveClock(hub.clone.ownerUrl, '0')
  expect(soon).toMatchObject({ status: 429, body: { code: 'resend_too_soon' } })
  expect(Number(soon.headers.get('retry-after'))).toBeGreaterThan(3500)
  expect(Number(soon.headers.get('retry-after'))).toBeLessThanOrEqual(3600)
  expect(await stateOf(hub, first)).toBe('open')

  await letPass(hub, firm, '59 minutes 30 seconds')
  expect((await sends(firm, client, { form: { invitation_email: email } })).status).toBe(429)
  await letPass(hub, firm, '31 seconds')
  const words = { invitation_subject: 'Once more', invitation_message_body: 'Hello again' }
  const again = await sends(firm, client, { form: { invitation_email: email, ...words } })
  expect(again).toMatchObject({ status: 200, body: { invitation_status: 'PENDING', ...words } })
  const { sent_at, expires_at } = again.body
  expect(Date.parse(expires_at ?? '') - Date.parse(sent_at ?? '')).toBe(30 * 24 * 60 * 60 * 1000)
  const mail = await awaitMail(email, 2)
  expect([mail.subject, mail.text]).toEqual(['Once more', expect.stringContaining('Hello again\n')])
  expect(mail.messageId).toContain(`<${client.invitation}.2@`)
  expect([await stateOf(hub, first), await stateOf(hub, tokenIn(mail))]).toEqual(['replaced', 'open'])
})

test('DEC-18 a changed address voids the link that went to the old one', async ({ hub, ownFirm: firm }) => {
  const client = await hasClient(hub, firm)
  const [wrong, right] = [newAddress(), newAddress()]
  await sends(firm, client, { form: { invitation_email: wrong } })
  const lost = tokenIn(await awaitMail(wrong))
  await letPass(hub, firm, '61 minutes')
  await sends(firm, client, { form: { invitation_email: right } })
  expect(await stateOf(hub, tokenIn(await awaitMail(right)))).toBe('open')
  expect(await stateOf(hub, lost)).toBe('replaced')
  expect(await mailsTo(wrong)).toHaveLength(1)
})

test('DEC-18 an invitation expires 30 days after it was sent', async ({ hub, ownFirm: firm }) => {
  const client = await hasClient(hub, firm)
  const email = newAddress()
  const { sent_at, expires_at } = (await sends(firm, client, { form: { invitation_email: email } })).body
  expect(Date.parse(expires_at ?? '') - Date.parse(sent_at ?? '')).toBe(30 * 24 * 60 * 60 * 1000)
  const token = tokenIn(await awaitMail(email))
  await moveClock(hub.clone.ownerUrl, '29 days 23 hours')
  expect(await stateOf(hub, token)).toBe('open')
  await moveClock(hub.clone.ownerUrl, '30 days 1 minute')
  expect(await stateOf(hub, token)).toBe('expired')
  await moveClock(hub.clone.ownerUrl, '0')
})

test('DEC-21 the address that was invited is the contact’s from then on', async ({ hub, ownFirm: firm }) => {
  const client = await hasClient(hub, firm, { contact_email: 'before@owner.example' })
  const contact = () => firm.call(getClientContact, { params: { uuid: client.contact } })
  const before = await contact()
  const email = newAddress()
  await sends(firm, client, { form: { invitation_email: email } })
  const after = await contact()
  expect([before.body.contact_email, after.body.contact_email]).toEqual(['before@owner.example', email])
  expect([before.headers.get('etag'), after.headers.get('etag')]).toEqual(['"1"', '"2"'])
  await letPass(hub, firm, '61 minutes')
  await sends(firm, client, { form: { invitation_email: email } })
  expect((await contact()).headers.get('etag')).toBe('"2"')
})

test.for(['DIRECT_BILLING_PENDING', 'INACTIVE', 'TRIAL_EXPIRED', 'CANCELLED'] as const)(
  'STATE-20 PERM-21 nothing is sent for a client that the firm pays for and whose subscription is %s',
  async (subscription_status, { hub, ownFirm: firm }) => {
    const client = await hasClient(hub, firm, { billing_owner: 'ACCOUNTANT', subscription_status, plan: null })
    const email = newAddress()
    expect(await sends(firm, client, { form: { invitation_email: email } })).toMatchObject({
      status: 409,
      body: { code: 'plan_required' },
    })
    expect(await read(firm, client)).toMatchObject({ invitation_status: 'DRAFT', sent_at: null, delivery: null })
  },
)

test('PERM-21 what was sent while there was a plan is not sent again without one', async ({ hub, ownFirm: firm }) => {
  const client = await hasClient(hub, firm, {
    invitation_status: 'PENDING',
    subscription_status: 'CANCELLED',
    plan: null,
  })
  expect(await sends(firm, client)).toMatchObject({ status: 409, body: { code: 'plan_required' } })
})

test.for(['ACTIVE', 'ACTIVE_TRIAL'] as const)(
  'PERM-21 with a subscription that is %s it is sent',
  async (status, { hub, ownFirm: firm }) => {
    const client = await hasClient(hub, firm, {
      subscription_status: status,
      days_left: status === 'ACTIVE_TRIAL' ? 12 : null,
    })
    expect((await sends(firm, client)).body).toMatchObject({ invitation_status: 'PENDING' })
  },
)

test.for([
  [{ status: 'NO_ACCESS' }, 409, 'access_removed'],
  [{ status: 'ARCHIVED' }, 409, 'client_archived'],
  [{ invitation_status: 'ACCEPTED' }, 409, 'action_not_allowed'],
  [{ invitation_status: 'DECLINED' }, 200, undefined],
  [{ invitation_status: 'EXPIRED' }, 200, undefined],
] as const)('INV-18 DEC-82 a client with %o: %i %s', async ([like, status, code], { hub, ownFirm: firm }) => {
  const client = await hasClient(hub, firm, like)
  const answer = await sends(firm, client)
  expect(answer.status).toBe(status)
  expect(answer.body).toMatchObject(code ? { code } : { invitation_status: 'PENDING' })
})

test('DEC-82 a row of the list says from when on its invitation can be sent again, also after a resend', async ({
  hub,
  ownFirm: firm,
}) => {
  const client = await hasClient(hub, firm)
  const resendAt = async () => {
    const params = { organizationUuid: firm.organization_uuid }
    return (await firm.call(listBusinessClients, { params })).body.results[0]?.row.contact.resend_at
  }
  expect(await resendAt()).toBeNull()
  for (const hours of [0, 2]) {
    await letPass(hub, firm, `${hours} hours`)
    await sends(firm, client)
    expect(await resendAt()).toBe((await read(firm, client)).resend_at)
  }
})

test('CALL-22 a body that names another record is refused, and nothing leaves', async ({ hub, ownFirm: firm }) => {
  const client = await hasClient(hub, firm)
  const stranger = await hasContact(hub, firm, client)
  const invitation_email = newAddress()
  const tries = [
    [{ form: { invitation_email, uuid: newUuid() } }, 422, 'uuid_mismatch'],
    [{ form: { invitation_email, client_contact: stranger } }, 404, 'not_found'],
    [{ form: { invitation_email }, headers: { 'if-match': '"7"' } }, 409, 'stale'],
    [{ form: { invitation_email, invitation_subject: 'Hello\nBcc: all@person.example' } }, 422, 'invalid_input'],
    [{ form: { invitation_email: `${invitation_email}, all@person.example` } }, 422, 'invalid_input'],
  ] as const
  for (const [asked, status, code] of tries)
    expect(await sends(firm, client, asked)).toMatchObject({ status, body: { code } })
  expect((await read(firm, client)).invitation_status).toBe('DRAFT')
  const sent = await sends(firm, client, { form: { invitation_email }, headers: { 'if-match': '"0"' } })
  expect(sent.status).toBe(200)
  await awaitMail(invitation_email)
  expect(await mailsTo(invitation_email)).toHaveLength(1)
})

test('STATE-17 a repeat under the same key sends once, also when eight come at once', async ({
  hub,
  ownFirm: firm,
}) => {
  const client = await hasClient(hub, firm)
  const [key, form] = [newUuid(), invitationOf()]
  const answers = await Promise.all(Array.from({ length: 8 }, () => sends(firm, client, { key, form })))
  expect(answers.map(({ status }) => status).filter((status) => status !== 409)).not.toEqual([])
  const repeat = await sends(firm, client, { key, form })
  expect(repeat).toMatchObject({ status: 200, body: { invitation_status: 'PENDING' } })
  expect(repeat.headers.get('etag')).toBe('"1"')
  await awaitMail(form.invitation_email)
  const acts = await actsOf(hub, firm, client.uuid)
  expect(acts.filter(({ act }) => act === 'invitation_sent')).toEqual([
    {
      act: 'invitation_sent',
      actor_kind: 'member',
      actor_id: String(firm.user_id),
      detail: { invitation: client.invitation, generation: 1 },
    },
  ])
  expect(await mailsTo(form.invitation_email)).toHaveLength(1)
})

test('CALL-22 the same words to two invitations are two mails, key or none', async ({ hub, ownFirm: firm }) => {
  const one = await hasClient(hub, firm)
  const other = await hasClient(hub, firm)
  const body = invitationOf()
  for (const { invitation } of [one, other]) {
    const answer = await firm.call(sendInvitation, { params: { uuid: invitation }, body })
    expect(answer.body).toMatchObject({ uuid: invitation, invitation_status: 'PENDING' })
  }
  await awaitMail(body.invitation_email, 2)
  const key = newUuid()
  expect((await sends(firm, await hasClient(hub, firm), { form: body, key })).status).toBe(200)
  expect((await sends(firm, await hasClient(hub, firm), { form: body, key })).body).toMatchObject({
    code: 'key_reused',
  })
})
