import { getClientInvitation } from '@partner-hub/contracts/invitations/invitations.ts'
import { expect, vi } from 'vitest'
import type { FirmCaller, Hub } from '../../testing/hub.ts'
import { hasClient, type OneClient } from '../../testing/one-client.ts'
import { beginStory } from '../../testing/run-story.ts'
import { growOld, newAddress, sends } from '../../testing/sending.ts'
import { mailingTest } from '../../testing/test.ts'
import { noticeMail } from '../people/sign-in-mail.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { newUuid } from '../platform/ids/ids.ts'

const PER_SECOND = 10

/** When each mail was accepted, in milliseconds. */
const takenAt: number[] = []
const test = mailingTest
  .extend('settings', { scope: 'file' }, ({ smtp }) => ({ SMTP_URL: smtp.url, MAILS_PER_SECOND: String(PER_SECOND) }))
  .extend('runsStories', false)
  .extend('replyAt', { scope: 'file' }, () => (step) => {
    if (step === 'END') takenAt.push(performance.now())
    return undefined
  })
  .extend('firm', { scope: 'file' }, async ({ hub }) => {
    const firm = await hub.firm()
    await growOld(hub, firm, '8 days')
    return firm
  })

const read = async (firm: FirmCaller, { invitation }: OneClient) =>
  (await firm.call(getClientInvitation, { params: { uuid: invitation } })).body

/** Invites owners while no worker is running. */
const waiting = async (hub: Hub, firm: FirmCaller, count: number) => {
  const clients = await Promise.all(Array.from({ length: count }, () => hasClient(hub, firm)))
  const addresses = clients.map(newAddress)
  for (const [index, client] of clients.entries())
    expect((await sends(firm, client, { form: { invitation_email: addresses[index] ?? '' } })).status).toBe(200)
  return { clients, addresses }
}
const mostWithin = (ms: number) =>
  Math.max(...takenAt.map((from) => takenAt.filter((at) => at >= from && at < from + ms).length))

test('F7 after a pause due mails are sent once each, at the configured rate, and urgent ones first', async ({
  smtp,
  hub,
  firm,
}) => {
  const { clients, addresses } = await waiting(hub, firm, 50)
  const { uuid, email } = await hub.parts.database.once
    .selectFrom('users')
    .select(['uuid', 'email'])
    .where('id', '=', firm.user_id)
    .executeTakeFirstOrThrow()
  await hub.startWorker()
  await vi.waitFor(() => expect(smtp.taken.length).toBeGreaterThan(5), { timeout: 30_000 })
  await beginStory(hub, noticeMail('password-changed', uuid, newUuid()))
  await vi.waitFor(() => expect(smtp.taken.map(({ to }) => to)).toContainEqual([email]), { timeout: 30_000 })
  const before = smtp.taken.findIndex(({ to }) => to[0] === email)
  await vi.waitFor(() => expect(smtp.taken).toHaveLength(51), { timeout: 60_000 })
  // Temporal limits all workers together. Each of the queue's four partitions may burst a second's worth, rounded up.
  const burst = 4 * Math.ceil(PER_SECOND / 4)
  expect(mostWithin(2_000)).toBeLessThanOrEqual(2 * PER_SECOND + burst + PER_SECOND / 2)
  expect(before).toBeLessThan(35)
  const recipients = smtp.taken.flatMap(({ to }) => to).filter((to) => to !== email)
  expect(recipients.toSorted()).toEqual(addresses.toSorted())
  await vi.waitFor(
    async () =>
      expect(
        (await Promise.all(clients.map((client) => read(firm, client)))).every(({ delivery }) => delivery === 'SENT'),
      ).toBe(true),
    { timeout: 30_000 },
  )
}, 120_000)

test('F8 a mail that no server would accept is shown as failed at once; the others are sent, and nothing is retried forever', async ({
  smtp,
  hub,
  firm,
}) => {
  await hub.stopWorker()
  const { clients, addresses } = await waiting(hub, firm, 20)
  const [poisoned, ...others] = clients as [OneClient, ...OneClient[]]
  await hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
    tx
      .updateTable('client_invitation')
      .set({ invitation_email: 'split\r\nBcc: all@firm.example' })
      .where('uuid', '=', poisoned.invitation)
      .execute(),
  )
  const taken = smtp.taken.length
  await hub.startWorker()
  await vi.waitFor(
    async () => {
      expect(
        (await Promise.all(others.map((client) => read(firm, client)))).every(({ delivery }) => delivery === 'SENT'),
      ).toBe(true)
      expect((await read(firm, poisoned)).delivery).toBe('FAILED')
    },
    { timeout: 30_000, interval: 300 },
  )
  expect((await read(firm, poisoned)).delivery_problem).toBe('A header of the message holds a line break.')
  expect(
    smtp.taken
      .slice(taken)
      .flatMap(({ to }) => to)
      .toSorted(),
  ).toEqual(addresses.slice(1).toSorted())
  const story = { workflow: 'sendInvitation', id: `send-invitation/${poisoned.invitation}.1`, args: [] }
  expect(await hub.parts.stories.outcome(story, 30_000)).toBe(true)
})
