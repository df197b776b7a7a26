import { randomUUID } from 'node:crypto'
import { getBusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import { expect } from 'vitest'
import { insideBooks } from '../../testing/books.ts'
import { clientInBooks } from '../../testing/client-in-books.ts'
import type { FirmCaller } from '../../testing/hub.ts'
import { hubTest } from '../../testing/test.ts'

const test = hubTest.extend('runsStories', true)

const settled = (firm: FirmCaller) => clientInBooks(firm, insideBooks())

const phoneOf = async (firm: FirmCaller, uuid: string) =>
  (await firm.call(getBusinessClient, { params: { uuid } })).body.business_phone

test('DEC-51 a signed webhook brings a settings change in Books to the hub at once', async ({
  firm,
  sendBooksWebhook,
}) => {
  const { uuid, account_id } = await settled(firm)
  await insideBooks().change(account_id, { business_phone: '1234567890' })
  expect(await phoneOf(firm, uuid)).not.toBe('1234567890')
  expect((await sendBooksWebhook({ event: { type: 'settings.changed', account_id, version: 2 } })).status).toBe(204)
  expect(await phoneOf(firm, uuid)).toBe('1234567890')
})

test('DEC-51 webhooks sent three times, shuffled and partly forged, apply each genuine change once', async ({
  hub,
  firm,
  sendBooksWebhook,
}) => {
  const { uuid, account_id } = await settled(firm)
  const events = [2, 3, 4, 5].map((version) => ({
    event: { type: 'settings.changed', account_id, version },
    id: randomUUID(),
  }))
  for (const version of [2, 3, 4, 5]) await insideBooks().change(account_id, { business_phone: `555000000${version}` })
  const forged = events.map(({ event }) => sendBooksWebhook({ event, secret: 'guessed by somebody else' }))
  expect((await Promise.all(forged)).map(({ status }) => status)).toEqual([401, 401, 401, 401])
  expect(await phoneOf(firm, uuid)).not.toMatch(/^555000/)
  const deliveries = [...events, ...events.toReversed(), ...events].map(sendBooksWebhook)
  expect(new Set((await Promise.all(deliveries)).map(({ status }) => status))).toEqual(new Set([204]))
  expect(await phoneOf(firm, uuid)).toBe('5550000005')
  const taken = await hub.parts.database.once
    .selectFrom('webhook_seen')
    .select('id')
    .where(
      'id',
      'in',
      events.map(({ id }) => id),
    )
    .execute()
  expect(taken).toHaveLength(4)
})

test('DEC-51 a repeated id has no effect, whatever its second content', async ({ firm, sendBooksWebhook }) => {
  const { uuid, account_id } = await settled(firm)
  const id = randomUUID()
  const tellOf = (version: number, of = id) =>
    sendBooksWebhook({ event: { type: 'settings.changed', account_id, version }, id: of })
  await insideBooks().change(account_id, { business_phone: '5550001112' })
  expect([(await tellOf(2)).status, await phoneOf(firm, uuid)]).toEqual([204, '5550001112'])
  await insideBooks().change(account_id, { business_phone: '5550001113' })
  expect([(await tellOf(3)).status, await phoneOf(firm, uuid)]).toEqual([204, '5550001112'])
  expect([(await tellOf(3, randomUUID())).status, await phoneOf(firm, uuid)]).toEqual([204, '5550001113'])
})

test('DEC-51 a version that is not higher than the stored one has no effect', async ({ firm, sendBooksWebhook }) => {
  const { uuid, account_id } = await settled(firm)
  const tellOf = (version: number) => sendBooksWebhook({ event: { type: 'settings.changed', account_id, version } })
  for (const business_phone of ['5550002222', '5550002223']) await insideBooks().change(account_id, { business_phone })
  expect([(await tellOf(3)).status, await phoneOf(firm, uuid)]).toEqual([204, '5550002223'])
  await insideBooks().change(account_id, { business_phone: '5550002224' })
  for (const version of [2, 3])
    expect([(await tellOf(version)).status, await phoneOf(firm, uuid)]).toEqual([204, '5550002223'])
  expect([(await tellOf(4)).status, await phoneOf(firm, uuid)]).toEqual([204, '5550002224'])
})

test('DEC-51 an old, altered or unsigned webhook is refused', async ({ hub, firm, sendBooksWebhook }) => {
  const { account_id } = await settled(firm)
  const event = { type: 'settings.changed', account_id, version: 2 }
  const now = Math.floor(Date.now() / 1000)
  expect((await sendBooksWebhook({ event, at: now - 301 })).status).toBe(401)
  expect((await sendBooksWebhook({ event, at: now + 301 })).status).toBe(401)
  expect((await sendBooksWebhook({ event, body: JSON.stringify({ ...event, version: 9 }) })).status).toBe(401)
  const bare = await fetch(`${hub.url}/webhooks/books/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(event),
  })
  expect(bare.status).toBe(401)
})

test('DEC-51 a webhook whose id has a dot is refused, even with a valid signature', async ({
  firm,
  sendBooksWebhook,
}) => {
  const { uuid, account_id } = await settled(firm)
  await insideBooks().change(account_id, { business_phone: '5550003333' })
  const event = { type: 'settings.changed', account_id, version: 2 }
  expect((await sendBooksWebhook({ event, id: `msg_1.${randomUUID()}` })).status).toBe(401)
  expect(await phoneOf(firm, uuid)).not.toBe('5550003333')
  expect((await sendBooksWebhook({ event, id: `msg_1-${randomUUID()}` })).status).toBe(204)
})

test('a webhook whose effect fails is not acknowledged, and works when it is sent again', async ({
  firm,
  sendBooksWebhook,
}) => {
  const { uuid, account_id } = await settled(firm)
  await insideBooks().change(account_id, { business_phone: '5559990000' })
  const told = { event: { type: 'settings.changed', account_id, version: 2 }, id: randomUUID() }
  await insideBooks().fault({ fail_times: 1 })
  expect((await sendBooksWebhook(told)).status).toBe(500)
  expect((await sendBooksWebhook(told)).status).toBe(204)
  expect(await phoneOf(firm, uuid)).toBe('5559990000')
})
