import * as calls from '@partner-hub/contracts/books/accountant-invitations.ts'
import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import { addressOf, type BusinessOnBooks, type OwnersOnBooks } from '../../testing/business-on-books.ts'
import { openPage } from '../../testing/open-page.ts'
import { ownersTest } from '../../testing/test.ts'
import { composeModules, dueWorkOf, housekeepingOf } from '../compose-modules.ts'
import { suppressionStore } from '../mail-delivery/suppression.store.ts'
import { newUuid } from '../platform/ids/ids.ts'
import { type Mail, MailRefused } from '../platform/mail/mail.ts'

const mailed: Mail[] = []
const send = async (mail: Mail) => {
  if (mail.to.startsWith('nobody')) throw new MailRefused('550 5.1.1 No such person here')
  mailed.push(mail)
}
const test = ownersTest.extend('overrides', { mail: { send, close: () => undefined } })

const SOON = { timeout: 30_000, interval: 100 }
const inBooks = async (business: BusinessOnBooks, uuid: string) => {
  const { state, problem } = (await business.team()).find(({ id }) => id === uuid) ?? {}
  return [state, problem]
}
const awaitInBooks = (business: BusinessOnBooks, uuid: string, expected: unknown[]) =>
  vi.waitFor(async () => expect(await inBooks(business, uuid)).toEqual(expected), SOON)
/** An invitation that the hub has read from Books, to a registered firm. */
const invited = async (world: OwnersOnBooks) => {
  const [business, firm] = await Promise.all([world.business(), world.hub.firm()])
  const email = await addressOf(world.hub, firm)
  const uuid = await business.invite(email)
  const stateHere = async () => (await firm.call(calls.getAccountantInvitation, { params: { uuid } })).body.state
  await vi.waitFor(async () => expect(await stateHere()).toBe('PENDING'), SOON)
  return { business, firm, email, uuid, stateHere }
}
const accept = (firm: Awaited<ReturnType<typeof invited>>['firm'], uuid: string) =>
  firm.call(calls.acceptAccountantInvitation, { params: { uuid }, key: newUuid() })
/** Changed without a story, as if the message to Books was lost. */
const change = (
  world: OwnersOnBooks,
  uuid: string,
  changes: { state?: string; delivery_problem?: string; expires_at?: 'now' },
) =>
  world.hub.parts.database.acrossFirms('test', (tx) =>
    tx
      .updateTable('accountant_invitation')
      .set({ ...changes, ...(changes.expires_at && { expires_at: sql<Date>`business_now()` }) })
      .where('uuid', '=', uuid)
      .execute(),
  )

test('if the mail server refuses the mail, the owner sees why, and the invitation can still be accepted', async ({
  world,
}) => {
  const business = await world.business()
  const email = `nobody.${newUuid()}@person.example`
  const uuid = await business.invite(email)
  await awaitInBooks(business, uuid, ['expected', '550 5.1.1 No such person here'])
  const firm = await world.hub.firm({ email })
  expect((await accept(firm, uuid)).status).toBe(200)
  await awaitInBooks(business, uuid, ['joined', null])
})

test('E2 nothing is sent to a suppressed address, and the owner sees why', async ({ world }) => {
  const business = await world.business()
  const email = `${newUuid()}@person.example`
  await suppressionStore.add(world.hub.parts.database.once, { email, cause: 'COMPLAINED', reason: 'spam' })
  const uuid = await business.invite(email)
  await awaitInBooks(business, uuid, ['expected', 'This address did not accept an earlier message.'])
  expect(mailed.map(({ to }) => to)).not.toContain(email)
})

test('the owner sees that a mail bounced, unless the invitation was answered before', async ({
  world,
  sendMailWebhook,
}) => {
  const { business, firm, email, uuid } = await invited(world)
  const answered = await invited(world)
  const mailOf = (address: string) =>
    vi.waitFor(() => mailed.find(({ to }) => to === address) ?? expect.fail('no mail yet'), SOON)
  await mailOf(answered.email)
  await answered.firm.call(calls.declineAccountantInvitation, { params: { uuid: answered.uuid }, key: newUuid() })
  await awaitInBooks(answered.business, answered.uuid, ['declined', null])
  for (const address of [email, answered.email]) {
    const { messageId: message_id } = await mailOf(address)
    const bounced = { type: 'bounced', message_id, address, reason: '550 5.1.1 Gone\r\naway', permanent: true }
    expect((await sendMailWebhook({ event: bounced })).status).toBe(204)
  }
  await awaitInBooks(business, uuid, ['expected', '550 5.1.1 Gone away'])
  expect(await inBooks(answered.business, answered.uuid)).toEqual(['declined', null])
  expect((await accept(firm, uuid)).status).toBe(200)
})

test('an expired invitation shows in Books and on open pages; the address can be invited again', async ({ world }) => {
  const { business, firm, email, uuid, stateHere } = await invited(world)
  const page = await openPage(world.hub, firm)
  await change(world, uuid, { expires_at: 'now' })
  await dueWorkOf(composeModules(world.hub.parts))['expired invitations of accountants']?.()
  await vi.waitFor(() => expect(page.told).toContain('accountant_invitations'), SOON)
  page.close()
  await awaitInBooks(business, uuid, ['expired', null])
  expect(await stateHere()).toBe('EXPIRED')
  const late = await accept(firm, uuid)
  expect([late.status, late.body]).toMatchObject([410, { code: 'link_expired' }])

  const again = await business.invite(email)
  expect(again).not.toBe(uuid)
  expect((await business.team()).filter((one) => one.email === email).map(({ id }) => id)).toEqual([again])
  await vi.waitFor(async () => expect((await accept(firm, again)).status).toBe(200), SOON)
})

test('DEC-50 the hourly reconcile sends Books what it missed', async ({ world }) => {
  const [declined, expired, undelivered, open] = [
    await invited(world),
    await invited(world),
    await invited(world),
    await invited(world),
  ]
  await change(world, declined.uuid, { state: 'DECLINED' })
  await change(world, expired.uuid, { state: 'EXPIRED' })
  await change(world, undelivered.uuid, { delivery_problem: 'No mail server took the message within 24 hours.' })
  await world.hub.parts.database.acrossFirms('test', (tx) =>
    tx.updateTable('account_reading').set({ reconciled_at: sql`now() - interval '61 minutes'` }).execute(),
  )
  await housekeepingOf(composeModules(world.hub.parts))['what Books says']?.()
  expect(await inBooks(declined.business, declined.uuid)).toEqual(['declined', null])
  expect(await inBooks(expired.business, expired.uuid)).toEqual(['expired', null])
  expect(await inBooks(undelivered.business, undelivered.uuid)).toEqual([
    'expected',
    'No mail server took the message within 24 hours.',
  ])
  expect(await inBooks(open.business, open.uuid)).toEqual(['expected', null])
})
