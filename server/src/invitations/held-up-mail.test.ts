import { expect, vi } from 'vitest'
import type { FirmCaller, Hub } from '../../testing/hub.ts'
import { hasClient, type OneClient } from '../../testing/one-client.ts'
import { newAddress, sends } from '../../testing/sending.ts'
import { hubTest } from '../../testing/test.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import type { Mail } from '../platform/mail/mail.ts'

const held: { mail: Mail; release(): void }[] = []
const mail = {
  send: (mail: Mail) => new Promise<void>((release) => held.push({ mail, release })),
  close: () => undefined,
}
const test = hubTest.extend('overrides', { mail }).extend('runsStories', true)

const isAnswered = (hub: Hub, firm: FirmCaller, { invitation }: OneClient) =>
  hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
    tx.updateTable('client_invitation').set({ invitation_status: 'DECLINED' }).where('uuid', '=', invitation).execute(),
  )

test('INV-12 INV-15 a mail server that hangs holds up no answer, and whoever answers meanwhile gets no mail', async ({
  hub,
  firm,
}) => {
  const clients = await Promise.all(Array.from({ length: 7 }, () => hasClient(hub, firm)))
  const addresses = clients.map(newAddress)
  for (const [index, client] of clients.entries()) {
    const { body } = await sends(firm, client, { form: { invitation_email: addresses[index] ?? '' } })
    expect(body).toMatchObject({ invitation_status: 'PENDING', delivery: 'WAITING' })
  }
  await vi.waitFor(() => expect(held).toHaveLength(5), { timeout: 30_000 })
  const late = addresses.filter((address) => held.every(({ mail }) => mail.to !== address))
  expect(late).toHaveLength(2)
  await isAnswered(hub, firm, clients[addresses.indexOf(late[0] ?? '')] as OneClient)
  for (const { release } of held.splice(0)) release()
  await vi.waitFor(() => expect(held.map(({ mail }) => mail.to)).toEqual([late[1]]), { timeout: 30_000 })
  held[0]?.release()
  const answered = clients[addresses.indexOf(late[0] ?? '')] as OneClient
  const story = { workflow: 'sendInvitation', id: `send-invitation/${answered.invitation}.1`, args: [] }
  expect(await hub.parts.stories.outcome(story, 10_000)).toBe(true)
  expect(held).toHaveLength(1)
})
