import { randomUUID } from 'node:crypto'
import { listBusinessClients } from '@partner-hub/contracts/clients/client-list.ts'
import { getClientInvitation } from '@partner-hub/contracts/invitations/invitations.ts'
import { expect, vi } from 'vitest'
import type { FirmCaller, Hub } from '../../testing/hub.ts'
import { hasClient, type OneClient } from '../../testing/one-client.ts'
import { letPass, newAddress, sends } from '../../testing/sending.ts'
import { hubTest } from '../../testing/test.ts'
import { verifyClientRows } from '../client-list/rebuild-client-rows.ts'
import type { Mail } from '../platform/mail/mail.ts'
import { suppressionStore } from './suppression.store.ts'

const mailed: Mail[] = []
const test = hubTest
  .extend('overrides', { mail: { send: async (mail) => void mailed.push(mail), close: () => undefined } })
  .extend('runsStories', true)
  .extend('host', { scope: 'file' }, ({ hub }) => new URL(hub.config.HUB_URL).hostname)

const reason = '550 5.1.1 No such\r\nperson here'
const bounce = (message_id: string, address: string, more: object = {}) => ({
  event: { type: 'bounced', message_id, address, reason, permanent: true, ...more },
})
const messageOf = (host: string, { invitation }: OneClient, link: string) => `<${invitation}.${link}@${host}>`
const read = async (firm: FirmCaller, { invitation }: OneClient) =>
  (await firm.call(getClientInvitation, { params: { uuid: invitation } })).body
const shown = async (firm: FirmCaller, { uuid }: OneClient) => {
  const { body } = await firm.call(listBusinessClients, {
    params: { organizationUuid: firm.organization_uuid },
    query: {},
  })
  return body.results.find((each) => each.uuid === uuid)?.row.contact
}
/** A client whose owner is invited and whose mail was sent. */
const invited = async (hub: Hub, firm: FirmCaller, address: string): Promise<OneClient> => {
  const client = await hasClient(hub, firm)
  expect((await sends(firm, client, { form: { invitation_email: address } })).status).toBe(200)
  await vi.waitFor(async () => expect((await read(firm, client)).delivery).toBe('SENT'), { timeout: 30_000 })
  return client
}

test('DEC-22 a hard bounce is shown with its reason, on the client and on its row', async ({
  hub,
  ownFirm: firm,
  host,
  sendMailWebhook,
}) => {
  const address = newAddress()
  const client = await invited(hub, firm, address)
  expect(await shown(firm, client)).toMatchObject({ invitation_status: 'PENDING', lost: null, lost_reason: null })
  const event = { ...bounce(messageOf(host, client, '1'), address), id: randomUUID() }
  for (let again = 0; again < 3; again++) expect((await sendMailWebhook(event)).status).toBe(204)
  const words = '550 5.1.1 No such person here'
  expect(await read(firm, client)).toMatchObject({
    invitation_status: 'PENDING',
    delivery: 'BOUNCED',
    delivery_problem: words,
  })
  expect(await shown(firm, client)).toMatchObject({ invitation_status: 'PENDING', lost: 'BOUNCED', lost_reason: words })
  expect(await verifyClientRows(hub.parts)).toEqual({ rows: 0, counts: 0 })
})

test('DEC-22 a bounced reminder counts too; an older link, a soft bounce and an unknown mail do not', async ({
  hub,
  ownFirm: firm,
  host,
  sendMailWebhook,
}) => {
  const [reminded, again, busy, foreign] = [newAddress(), newAddress(), newAddress(), newAddress()]
  const client = await invited(hub, firm, reminded)
  await sendMailWebhook(bounce(messageOf(host, client, '1.2'), reminded))
  expect((await read(firm, client)).delivery).toBe('BOUNCED')

  const sentTwice = await invited(hub, firm, again)
  await letPass(hub, firm, '61 minutes')
  await sends(firm, sentTwice, { form: { invitation_email: newAddress() } })
  await sendMailWebhook(bounce(messageOf(host, sentTwice, '1'), again))
  await vi.waitFor(async () => expect((await read(firm, sentTwice)).delivery).toBe('SENT'), { timeout: 30_000 })

  const later = await invited(hub, firm, busy)
  await sendMailWebhook(bounce(messageOf(host, later, '1'), busy, { permanent: false }))
  expect((await read(firm, later)).delivery).toBe('SENT')
  expect(await suppressionStore.isSuppressed(hub.parts.database.once, busy)).toBe(false)

  const untouched = await invited(hub, firm, foreign)
  for (const id of [`<${untouched.invitation}.1@elsewhere.example>`, `<${randomUUID()}.1@${host}>`, 'nonsense', ''])
    expect((await sendMailWebhook(bounce(id, newAddress()))).status).toBe(204)
  expect((await read(firm, untouched)).delivery).toBe('SENT')
})

test('E2 an address that bounced or complained gets no invitation from any firm, and the firm may correct it', async ({
  hub,
  ownFirm: firm,
  host,
  sendMailWebhook,
}) => {
  const [bounced, complained] = [newAddress(), newAddress()]
  const client = await invited(hub, firm, bounced)
  const unwanted = await invited(hub, firm, complained)
  await sendMailWebhook(bounce(messageOf(host, client, '1'), bounced))
  await sendMailWebhook({
    event: { type: 'complained', message_id: messageOf(host, unwanted, '1'), address: complained },
  })
  expect((await read(firm, unwanted)).delivery).toBe('SENT')

  await letPass(hub, firm, '61 minutes')
  const other = await hub.firm()
  const elsewhere = await hasClient(hub, other)
  for (const [sender, to, address] of [
    [firm, client, ` ${bounced.toUpperCase()} `],
    [other, elsewhere, bounced],
    [other, elsewhere, complained],
  ] as const) {
    const { status, body } = await sends(sender, to, { form: { invitation_email: address } })
    expect(status).toBe(422)
    expect(body).toMatchObject({
      code: 'invalid_input',
      fields: { invitation_email: 'invitation_email_suppressed' },
    })
  }
  expect(mailed.filter(({ to }) => to.toLowerCase().includes(bounced))).toHaveLength(1)

  const right = newAddress()
  expect((await sends(firm, client, { form: { invitation_email: right } })).status).toBe(200)
  await vi.waitFor(async () => expect((await read(firm, client)).delivery).toBe('SENT'), { timeout: 30_000 })
  expect(await shown(firm, client)).toMatchObject({ email: right, lost: null, lost_reason: null })
})

test('E2 a waiting invitation whose address bounces elsewhere is not sent and is shown as undelivered', async ({
  hub,
  ownFirm: firm,
  sendMailWebhook,
}) => {
  const address = newAddress()
  const client = await hasClient(hub, firm)
  await hub.stopWorker()
  await sends(firm, client, { form: { invitation_email: address } })
  await sendMailWebhook(bounce('<another@mail.example>', address))
  await hub.startWorker()
  await vi.waitFor(async () => expect((await read(firm, client)).delivery).toBe('FAILED'), { timeout: 30_000 })
  expect((await read(firm, client)).delivery_problem).toBe('This address did not accept an earlier message.')
  expect(mailed.filter(({ to }) => to === address)).toEqual([])
})

test('E2 a bounce expires after 90 days, a complaint never', async ({ hub }) => {
  const { once } = hub.parts.database
  const [bounced, complained] = [newAddress(), newAddress()]
  await suppressionStore.add(once, { email: bounced, cause: 'BOUNCED', reason: 'gone' })
  await suppressionStore.add(once, { email: complained, cause: 'COMPLAINED', reason: '' })
  await suppressionStore.add(once, { email: complained, cause: 'BOUNCED', reason: 'gone' })
  await suppressionStore.dropOldBounces(once, 1, 10)
  expect(await suppressionStore.isSuppressed(once, bounced)).toBe(true)
  await once
    .updateTable('mail_suppression')
    .set({ at: new Date(Date.now() - 25 * 3_600_000) })
    .where('address_key', 'in', [bounced, complained])
    .execute()
  await suppressionStore.dropOldBounces(once, 1, 10)
  expect(await suppressionStore.isSuppressed(once, bounced)).toBe(false)
  expect(await suppressionStore.isSuppressed(once, complained)).toBe(true)
})

test('a forged, altered, old or unsigned webhook about a mail is refused and changes nothing', async ({
  hub,
  ownFirm: firm,
  host,
  sendMailWebhook,
}) => {
  const address = newAddress()
  const client = await invited(hub, firm, address)
  const told = bounce(messageOf(host, client, '1'), address)
  const now = Math.floor(Date.now() / 1000)
  expect((await sendMailWebhook({ ...told, secret: 'guessed by somebody else' })).status).toBe(401)
  expect((await sendMailWebhook({ ...told, secret: hub.parts.secrets.BOOKS_WEBHOOK_SECRET })).status).toBe(401)
  expect((await sendMailWebhook({ ...told, at: now - 301 })).status).toBe(401)
  expect((await sendMailWebhook({ ...bounce('', newAddress()), body: JSON.stringify(told.event) })).status).toBe(401)
  const bare = await fetch(`${hub.url}/webhooks/mail/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(told.event),
  })
  expect(bare.status).toBe(401)
  expect((await read(firm, client)).delivery).toBe('SENT')
  expect(await suppressionStore.isSuppressed(hub.parts.database.once, address)).toBe(false)
})
