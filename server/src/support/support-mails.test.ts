import { supportSessionOf } from '@partner-hub/contracts/books/hand-over.ts'
import { expect } from 'vitest'
import { hasColleague } from '../../testing/colleague.ts'
import { awaitMail, mailsTo } from '../../testing/inbox.ts'
import type { SupportDesk } from '../../testing/support-desk.ts'
import { supportTest } from '../../testing/test.ts'
import { redeemSupportSession } from './redeem-support-session.ts'
import { startSupportSession } from './start-support-session.ts'

const test = supportTest.extend('runsStories', true)

const REQUEST_SUBJECT = 'Northwind support asks to look at Alder & Finch LLP'
const VISIT_SUBJECT = 'Northwind support is looking at Alder & Finch LLP'
const reason = { reason: 'The list looks empty', ticket_number: 'T-4711', asks_again: false }

/** A process that dies between its commit and the start of the story. */
const dying = (desk: SupportDesk) => {
  const { database, stories } = desk.product.hub.parts
  return { database, stories: { ...stories, start: async () => false } }
}

test('DEC-96 Owners and Admins get the mails about a request and a visit; Members do not', async ({
  desk,
  consent,
  staff,
}) => {
  const firm = await consent.firmThatAsks()
  const { hub } = desk.product
  const admin = await hasColleague(hub, firm, 'admin')
  const owner = await hasColleague(hub, firm, 'owner')
  const member = await hasColleague(hub, firm, 'member')
  const emails = [await consent.emailOf(firm), admin.email, owner.email]
  await consent.begin(staff, firm)
  for (const email of emails) expect((await awaitMail(email)).subject).toBe(REQUEST_SUBJECT)
  await consent.switchOff(firm)
  await desk.visit(staff, firm.organization_uuid)
  for (const email of emails) expect((await awaitMail(email, 2)).subject).toBe(VISIT_SUBJECT)
  expect(await mailsTo(member.email)).toEqual([])
})

test('DEC-96 the firm is asked even if the process dies right after writing the request', async ({
  desk,
  consent,
  staff,
}) => {
  const firm = await consent.firmThatAsks()
  await startSupportSession(dying(desk))(staff.id, firm.organization_uuid, reason)
  const email = await consent.emailOf(firm)
  expect((await awaitMail(email)).subject).toBe(REQUEST_SUBJECT)
})

test('DEC-96 the firm is notified even if the process dies right after the visit started', async ({
  desk,
  consent,
  staff,
}) => {
  const firm = await desk.product.hub.firm({ name: 'Alder & Finch LLP' })
  const started = await startSupportSession(dying(desk))(staff.id, firm.organization_uuid, reason)
  if (!('ticket' in started)) throw new Error('no hand-over')
  await desk.product.hub.signIn(staff.id)
  const [session] = await desk.asTime<{ uuid: string }>(
    'select uuid from sessions where user_id = $1 order by created_at desc limit 1',
    [staff.id],
  )
  const person = { user_id: staff.id, user_uuid: '', membership: undefined, session_uuid: session?.uuid }
  const handOver = { name: supportSessionOf(staff.id), user_id: staff.id, ticket: started.ticket }
  expect(await redeemSupportSession({ ...dying(desk), visitSeconds: 60 })(person, handOver)).toBe(true)
  const email = await consent.emailOf(firm)
  expect((await awaitMail(email)).subject).toBe(VISIT_SUBJECT)
})

test('DEC-96 starting a visit in five tabs at once asks the firm once', async ({ desk, consent, staff }) => {
  const firm = await consent.firmThatAsks()
  const { database, stories } = desk.product.hub.parts
  const start = startSupportSession({ database, stories })
  await Promise.all(Array.from({ length: 5 }, () => start(staff.id, firm.organization_uuid, reason)))
  expect(await consent.requestsOf(firm)).toHaveLength(1)
  expect(await consent.actsOf(firm)).toEqual(['support_consent_switched', 'support_requested'])
})
