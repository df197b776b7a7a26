import { getClientInvitation, switchReminders } from '@partner-hub/contracts/invitations/invitations.ts'
import { expect, vi } from 'vitest'
import { hasColleague, isAssigned } from '../../testing/colleague.ts'
import { type FirmCaller, type Hub, startHub } from '../../testing/hub.ts'
import { hasClient, type OneClient } from '../../testing/one-client.ts'
import { partOf, type RecordingSmtp, type ReplyAt, type TakenMail } from '../../testing/recording-smtp.ts'
import { runStory } from '../../testing/run-story.ts'
import { letPass, newAddress, sends } from '../../testing/sending.ts'
import { mailingTest } from '../../testing/test.ts'
import { getPerson } from '../people/find-person.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { invitationMailStore } from './invitation-mail.store.ts'

let refusing: ReplyAt | undefined
const test = mailingTest
  .extend('replyAt', { scope: 'file' }, () => (step, line) => refusing?.(step, line))
  .extend('host', { scope: 'file' }, ({ hub }) => new URL(hub.config.HUB_URL).hostname)

test.beforeEach(() => {
  refusing = undefined
})

const read = async (firm: FirmCaller, { invitation }: OneClient) =>
  (await firm.call(getClientInvitation, { params: { uuid: invitation } })).body
const delivered = (firm: FirmCaller, client: OneClient, delivery: string) =>
  vi.waitFor(async () => expect((await read(firm, client)).delivery).toBe(delivery), { timeout: 30_000 })
const takenFor = (smtp: RecordingSmtp, address: string) => smtp.taken.filter(({ to }) => to.includes(address))
const header = ({ headers }: TakenMail, name: string) => headers.find(([each]) => each === name)?.[1]
const storyOf = (firm: FirmCaller, { invitation }: OneClient, generation: number) => ({
  workflow: 'sendInvitation',
  id: `send-invitation/${invitation}.${generation}`,
  args: [firm.organization_uuid, invitation, String(generation)],
})
/** As the reminder sweep writes it. */
const remind = async (hub: Hub, firm: FirmCaller, { invitation }: OneClient, generation: number, number: number) => {
  const story = {
    workflow: 'sendReminder',
    id: `send-reminder/${invitation}.${generation}.${number}`,
    args: [firm.organization_uuid, invitation, String(generation), String(number)],
  }
  await runStory(hub, story)
}

test('DEC-22 an address that is refused for good is shown as not delivered, in one line of the server’s words', async ({
  smtp,
  hub,
  ownFirm: firm,
}) => {
  const client = await hasClient(hub, firm)
  const address = newAddress()
  const refusals: string[] = []
  refusing = (step, line) => {
    if (step !== 'RCPT' || !line.includes(address)) return undefined
    refusals.push(line)
    return `550-5.1.1 No such\r\n550 5.1.1 person here ${'x'.repeat(300)}`
  }
  const { body } = await sends(firm, client, { form: { invitation_email: address } })
  expect(body).toMatchObject({ invitation_status: 'PENDING', delivery_problem: null })
  await delivered(firm, client, 'FAILED')
  const { delivery_problem, invitation_status } = await read(firm, client)
  expect(delivery_problem).toMatch(/^550-5\.1\.1 No such 550 5\.1\.1 person here x+$/)
  expect([delivery_problem?.length, invitation_status]).toEqual([200, 'PENDING'])
  expect(refusals).toHaveLength(1)
  expect(takenFor(smtp, address)).toEqual([])

  refusing = undefined
  await letPass(hub, firm, '61 minutes')
  await sends(firm, client, { form: { invitation_email: address } })
  await delivered(firm, client, 'SENT')
  expect((await read(firm, client)).delivery_problem).toBeNull()
})

test.for([
  ['a refusal for now', 'RCPT', '451 4.7.1 try again later', 1],
  ['a connection that breaks', 'MAIL', 'hang up', 1],
  ['a reply that is lost', 'END', 'hang up', 2],
  ['a busy server', 'DATA', '421 4.3.2 closing', 1],
] as const)(
  'INV-15 DEC-64 %s is tried again as the same message until it is taken',
  async ([_name, at, reply, copies], { smtp, hub, ownFirm: firm, host }) => {
    const client = await hasClient(hub, firm)
    const address = newAddress()
    let left = 1
    let current = ''
    refusing = (step, line) => {
      if (step === 'MAIL') current = ''
      if (step === 'RCPT') current = line
      const isOurs = step === 'MAIL' || current.includes(address)
      return step === at && isOurs && left-- > 0 ? reply : undefined
    }
    await sends(firm, client, { form: { invitation_email: address } })
    await delivered(firm, client, 'SENT')
    expect(left).toBeLessThanOrEqual(0)
    const messageId = `<${client.invitation}.1@${host}>`
    expect(takenFor(smtp, address).map((mail) => header(mail, 'Message-ID'))).toEqual(Array(copies).fill(messageId))
  },
)

test('DEC-18 a mail that was overtaken by a newer one, or answered before it left, is not sent', async ({
  smtp,
  hub,
  ownFirm: firm,
  host,
}) => {
  const [client, answered] = [await hasClient(hub, firm), await hasClient(hub, firm)]
  const [address, declined] = [newAddress(), newAddress()]
  await hub.stopWorker()
  await sends(firm, client, { form: { invitation_email: address } })
  await letPass(hub, firm, '61 minutes')
  await sends(firm, client, { form: { invitation_email: address } })
  await sends(firm, answered, { form: { invitation_email: declined } })
  await hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
    tx
      .updateTable('client_invitation')
      .set({ invitation_status: 'DECLINED' })
      .where('uuid', '=', answered.invitation)
      .execute(),
  )
  await hub.startWorker()
  for (const story of [storyOf(firm, client, 1), storyOf(firm, client, 2), storyOf(firm, answered, 1)])
    expect(await hub.parts.stories.outcome(story, 20_000)).toBe(true)
  expect(takenFor(smtp, address).map((mail) => header(mail, 'Message-ID'))).toEqual([
    `<${client.invitation}.2@${host}>`,
  ])
  expect(takenFor(smtp, declined)).toEqual([])
})

test('DEC-22 DEC-64 a reminder is another message with the same link, and says how to get no more', async ({
  smtp,
  hub,
  ownFirm: firm,
  host,
}) => {
  const client = await hasClient(hub, firm)
  const address = newAddress()
  await sends(firm, client, { form: { invitation_email: address } })
  await delivered(firm, client, 'SENT')
  await remind(hub, firm, client, 1, 2)
  const [first, second] = takenFor(smtp, address) as [TakenMail, TakenMail]
  expect(header(second, 'Message-ID')).toBe(`<${client.invitation}.1.2@${host}>`)
  expect(header(second, 'Subject')).toBe('Reminder: Alder & Finch LLP invites you')
  expect(header(second, 'List-Unsubscribe')).toMatch(
    new RegExp(`^<${hub.config.HUB_URL}/accept/stop-reminders\\?link=${client.invitation}\\.[\\w-]{43}>$`),
  )
  expect(header(second, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
  expect(header(first, 'List-Unsubscribe')).toBeUndefined()
  expect(partOf(second, 'text/plain')).toMatch(
    /^This is a reminder: your invitation from Alder & Finch LLP to Client \S+ is still open\./,
  )
  const linkIn = (mail: TakenMail) => /\/accept#\S+/.exec(partOf(mail, 'text/plain'))?.[0]
  expect(linkIn(second)).toBe(linkIn(first))
  expect(linkIn(first)).toMatch(new RegExp(`^/accept#${client.invitation}\\.[\\w-]{43}$`))
})

test('DEC-22 no reminder leaves once reminders are off or the address was refused; a refused one is noted', async ({
  smtp,
  hub,
  ownFirm: firm,
}) => {
  const [off, refused] = [await hasClient(hub, firm), await hasClient(hub, firm)]
  const [address, gone] = [newAddress(), newAddress()]
  await sends(firm, off, { form: { invitation_email: address } })
  await sends(firm, refused, { form: { invitation_email: gone } })
  await delivered(firm, off, 'SENT')
  await delivered(firm, refused, 'SENT')
  await firm.call(switchReminders, { params: { uuid: off.invitation }, body: { reminders: false } })
  await remind(hub, firm, off, 1, 1)
  expect(takenFor(smtp, address)).toHaveLength(1)

  refusing = (step, line) => (step === 'RCPT' && line.includes(gone) ? '550 5.1.1 moved away' : undefined)
  await remind(hub, firm, refused, 1, 1)
  expect(await read(firm, refused)).toMatchObject({ delivery: 'FAILED', delivery_problem: '550 5.1.1 moved away' })
  refusing = undefined
  await remind(hub, firm, refused, 1, 2)
  expect(takenFor(smtp, gone)).toHaveLength(1)
})

test('INV-15 a process that dies between the commit and the start of the story loses no mail', async ({
  smtp,
  hub,
  ownFirm: firm,
}) => {
  const dying = await startHub(
    { SMTP_URL: smtp.url, TEMPORAL_TASK_QUEUE: hub.config.TEMPORAL_TASK_QUEUE },
    { stories: (own) => ({ ...own, start: async () => false }) },
    hub.clone,
  )
  const client = await hasClient(hub, firm)
  const address = newAddress()
  const caller = { ...(await dying.signIn(firm.user_id)), organization_uuid: firm.organization_uuid }
  expect((await sends(caller, client, { form: { invitation_email: address } })).status).toBe(200)
  await dying.stop()
  expect(await read(firm, client)).toMatchObject({ invitation_status: 'PENDING', delivery: 'WAITING' })
  await vi.waitFor(async () => expect(await hub.parts.stories.sweep()).toBe(1), { timeout: 30_000, interval: 200 })
  await delivered(firm, client, 'SENT')
  expect(takenFor(smtp, address)).toHaveLength(1)
})

test('INV-15 the mail names sender, firm and product as its sender; answers go to the sender', async ({
  smtp,
  hub,
  ownFirm: firm,
}) => {
  const client = await hasClient(hub, firm)
  const address = newAddress()
  await sends(firm, client, { form: { invitation_email: address } })
  await delivered(firm, client, 'SENT')
  const { email } = await hub.parts.database.once
    .selectFrom('users')
    .select('email')
    .where('id', '=', firm.user_id)
    .executeTakeFirstOrThrow()
  const [mail] = takenFor(smtp, address) as [TakenMail]
  expect([header(mail, 'From'), header(mail, 'Reply-To')]).toEqual([
    '"Maya Lindqvist at Alder & Finch LLP via Partner Hub" <hub@northwind.example>',
    email,
  ])
})

test('DEC-97 answers to an invitation never go to a sender who no longer sees the client', async ({
  smtp,
  hub,
  ownFirm: firm,
}) => {
  const client = await hasClient(hub, firm)
  const address = newAddress()
  const sender = await hasColleague(hub, firm)
  await isAssigned(hub, firm, sender, [client.uuid])
  await sends({ ...sender, organization_uuid: firm.organization_uuid }, client, { form: { invitation_email: address } })
  await delivered(firm, client, 'SENT')
  expect(header(takenFor(smtp, address)[0] as TakenMail, 'Reply-To')).toBe(sender.email)
  await hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
    tx.deleteFrom('client_assignment').where('user_id', '=', sender.user_id).execute(),
  )
  const of = { organization_uuid: firm.organization_uuid, uuid: client.invitation, generation: 1 }
  const { email } = await getPerson(hub.parts.database.once, firm.user_id)
  expect((await invitationMailStore.find(hub.parts.database, of))?.reply_to).toBe(email)
})

test('INV-15 DEC-18 DEC-22 the invitation and its reminders name the business and the day they end', async ({
  smtp,
  hub,
  ownFirm: firm,
}) => {
  const client = await hasClient(hub, firm, { client_name: 'Bluebird Bakery' })
  const address = newAddress()
  const { body } = await sends(firm, client, { form: { invitation_email: address } })
  await delivered(firm, client, 'SENT')
  await remind(hub, firm, client, 1, 1)
  const endsOn = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Etc/GMT+12' })
  const said = `This invitation is for Bluebird Bakery. It is valid until ${endsOn.format(new Date(body.expires_at as string))}.`
  const mails = takenFor(smtp, address)
  expect(mails).toHaveLength(2)
  for (const mail of mails) {
    expect(partOf(mail, 'text/plain').replaceAll('\n', ' ')).toContain(said)
    expect(header(mail, 'From')).toContain('Maya Lindqvist at Alder & Finch LLP via Partner Hub')
  }
})
