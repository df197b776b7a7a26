import { emailOwner } from '@partner-hub/contracts/billing/owner-mail.ts'
import { listClientActivity } from '@partner-hub/contracts/clients/client-activity.ts'
import { getClientMoments } from '@partner-hub/contracts/clients/client-moments.ts'
import { expect } from 'vitest'
import type { FirmCaller, Hub } from '../../testing/hub.ts'
import { awaitMail, mailsTo } from '../../testing/inbox.ts'
import { type ClientLike, hasClient, type OneClient, opensAt } from '../../testing/one-client.ts'
import { asOwner } from '../../testing/template-database.ts'
import { hubTest } from '../../testing/test.ts'
import { suppressionStore } from '../mail-delivery/suppression.store.ts'
import { newUuid } from '../platform/ids/ids.ts'

const BOOKS = 'http://books.northwind.localhost:8082'

const test = hubTest.extend('settings', { BOOKS_URL: BOOKS }).extend('runsStories', true)

/** A paying client whose trial is over and whose owner has accepted. */
const expired = async (hub: Hub, firm: FirmCaller, like: ClientLike = {}) => {
  const email = `${newUuid()}@owner.example`
  const client = await hasClient(hub, firm, {
    billing_owner: 'CLIENT',
    subscription_status: 'TRIAL_EXPIRED',
    days_left: null,
    plan: null,
    invitation_status: 'ACCEPTED',
    contact_email: email,
    ...like,
  })
  await opensAt(hub, firm, client, `${BOOKS}/open/${client.account_id}`)
  return { client, email }
}
const ask = (firm: FirmCaller, { uuid }: OneClient) => firm.call(emailOwner, { params: { uuid } })

test('DEC-95 the owner gets one email with a link to the plan page, and Activity shows it', async ({ hub, firm }) => {
  const { client, email } = await expired(hub, firm, { client_name: 'Meridian Tutoring', first_name: 'Daniel' })
  const { status, body } = await ask(firm, client)
  expect(status).toBe(200)
  const mail = await awaitMail(email)
  expect(mail).toMatchObject({ subject: 'Select a plan for Meridian Tutoring' })
  expect(mail.text).toContain('Hi Daniel,')
  expect(mail.text).toContain(`${BOOKS}/open/${client.account_id}?page=plan`)
  const moments = await firm.call(getClientMoments, { params: { uuid: client.uuid } })
  expect(moments.body.owner_emailed_at).toBe(body.owner_emailed_at)
  const { body: activity } = await firm.call(listClientActivity, { params: { uuid: client.uuid } })
  expect(activity.results.map(({ act }) => act)).toContain('owner_emailed')
})

test('DEC-95 a second email within a day is refused with the time, even concurrently; a day later it is sent', async ({
  hub,
  firm,
}) => {
  const { client, email } = await expired(hub, firm)
  const asked = await Promise.all([ask(firm, client), ask(firm, client), ask(firm, client)])
  expect(asked.map(({ status }) => status).sort()).toEqual([200, 429, 429])
  const soon = await ask(firm, client)
  expect(soon).toMatchObject({ status: 429, body: { code: 'email_too_soon' } })
  const wait = Number(soon.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(86_000)
  expect(wait).toBeLessThanOrEqual(86_400)
  await asOwner(hub.clone.ownerUrl, async (owner) => {
    await owner.query('alter table activity no force row level security')
    await owner.query("update activity set at = at - interval '24 hours' where subject = $1", [client.uuid])
  })
  expect((await ask(firm, client)).status).toBe(200)
  await awaitMail(email, 2)
})

test('DEC-95 a repeat with the same key after a lost reply returns the same result and sends nothing', async ({
  hub,
  firm,
}) => {
  const { client, email } = await expired(hub, firm)
  const again = () => firm.call(emailOwner, { params: { uuid: client.uuid }, key: 'one press' })
  const first = await again()
  await awaitMail(email)
  const second = await again()
  expect([second.status, second.body]).toEqual([200, first.body])
  expect(await ask(firm, client)).toMatchObject({ status: 429, body: { code: 'email_too_soon' } })
  expect(await mailsTo(email)).toHaveLength(1)
})

test.for([
  ['a trial that runs', { subscription_status: 'ACTIVE_TRIAL', days_left: 3 }],
  ['a plan', { subscription_status: 'ACTIVE' }],
  ['an owner who has not accepted', { invitation_status: 'PENDING' }],
  ['a firm that pays', { billing_owner: 'ACCOUNTANT' }],
  ['a client that was given up', { status: 'NO_ACCESS' }],
  ['an archived client', { status: 'ARCHIVED' }],
] as const)('DEC-95 with %s the owner is not emailed', async ([_what, like], { hub, firm }) => {
  const { client, email } = await expired(hub, firm, like)
  expect(await ask(firm, client)).toMatchObject({ status: 409, body: { code: 'action_not_allowed' } })
  expect(await mailsTo(email)).toEqual([])
})

test('DEC-95 an owner without an address, or whose mail bounced, is not emailed, and the refusal says why', async ({
  hub,
  firm,
}) => {
  const refusal = (contact_email: string) => ({
    status: 422,
    body: { code: 'invalid_input', fields: { contact_email } },
  })
  const { client } = await expired(hub, firm, { contact_email: null })
  expect(await ask(firm, client)).toMatchObject(refusal('invitation_email_missing'))
  const lost = await expired(hub, firm)
  await suppressionStore.add(hub.parts.database.once, { email: lost.email, cause: 'BOUNCED', reason: 'gone' })
  expect(await ask(firm, lost.client)).toMatchObject(refusal('invitation_email_suppressed'))
  expect(await mailsTo(lost.email)).toEqual([])
})
