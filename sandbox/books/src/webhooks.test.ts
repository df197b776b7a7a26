import { createHmac } from 'node:crypto'
import { BooksEvent } from '@partner-hub/contracts/books/books.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN, ana, startBooksInTests, WEBHOOK_SECRET } from './books-in-tests.ts'
import { pauseAfter } from './deliver-webhooks.ts'

let books: Awaited<ReturnType<typeof startBooksInTests>>
beforeAll(async () => {
  books = await startBooksInTests()
})
afterAll(() => books.close())

const change = (account: string) =>
  books.app.inject({
    method: 'PUT',
    url: `/api/accounts/${account}/settings`,
    headers: ADMIN,
    payload: { business_phone: '1234567890' },
  })
const webhooksOf = (account: string) =>
  books.neighbours.state.webhooks.filter(({ body }) => JSON.parse(body).account_id === account)

test('a change is sent to the hub with its version, signed over id, timestamp and body', async () => {
  await books.open('signed')
  await change('signed')
  await books.deliveries.deliverDue()
  const [webhook, ...others] = webhooksOf('signed')
  expect(others).toEqual([])
  expect(BooksEvent.parse(JSON.parse(webhook?.body ?? ''))).toEqual({
    type: 'settings.changed',
    account_id: 'signed',
    version: 2,
  })
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = webhook?.headers ?? {}
  expect(Number(at)).toBe(Math.floor(books.clock.now / 1000))
  const expected = createHmac('sha256', WEBHOOK_SECRET).update(`${id}.${at}.${webhook?.body}`).digest('base64')
  expect(signature).toBe(`v1,${expected}`)
  await books.deliveries.deliverDue()
  expect(webhooksOf('signed')).toHaveLength(1)
})

test('a webhook id with a dot is not signed', async () => {
  expect(books.stores.outbox.list().filter(({ id }) => id.includes('.'))).toEqual([])
  await expect(books.deliveries.send({ id: 'msg.1', body: '{}' })).rejects.toThrow('no dot')
})

test('a webhook that the hub did not accept is retried under the same id, each time after a longer pause', async () => {
  await books.open('retried')
  await change('retried')
  books.neighbours.state.webhookStatus = 500
  for (const seconds of [1, 2, 4]) {
    await books.deliveries.deliverDue()
    const before = webhooksOf('retried').length
    books.clock.now += seconds * 1000 - 1
    await books.deliveries.deliverDue()
    expect(webhooksOf('retried')).toHaveLength(before)
    books.clock.now += 1
  }
  expect(books.stores.outbox.list('retried')).toMatchObject([{ attempts: 3, problem: 'answered 500' }])
  books.neighbours.state.webhookStatus = 204
  await books.deliveries.deliverDue()
  expect(new Set(webhooksOf('retried').map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(webhooksOf('retried')).toHaveLength(4)
  expect(books.stores.outbox.list('retried')).toMatchObject([{ attempts: 4, problem: null }])
  expect([pauseAfter(8), pauseAfter(9), pauseAfter(40)]).toEqual([256_000, 300_000, 300_000])
})

test('only tests can list, repeat and shuffle deliveries', async () => {
  await books.open('shuffled')
  await books.linkOwner('shuffled', ana)
  for (let time = 0; time < 9; time++) await change('shuffled')
  const list = await books.app.inject({ url: '/api/webhooks?account_id=shuffled', headers: ADMIN })
  expect(list.json().results).toHaveLength(10)
  const repeat = (headers: Record<string, string>, payload: object) =>
    books.app.inject({ method: 'POST', url: '/api/webhooks/repeat', headers, payload })
  expect((await repeat({}, { account_id: 'shuffled' })).statusCode).toBe(401)
  const inOrder = (await repeat(ADMIN, { account_id: 'shuffled', times: 2 })).json()
  const idsOf = ({ results }: { results: { id: string }[] }) => results.map(({ id }) => id)
  const ids = idsOf(list.json())
  expect(idsOf(inOrder)).toEqual([...ids, ...ids])
  const mixed = (await repeat(ADMIN, { account_id: 'shuffled', times: 3, is_shuffled: true })).json()
  expect(idsOf(mixed)).not.toEqual([...ids, ...ids, ...ids])
  expect(idsOf(mixed).toSorted()).toEqual([...ids, ...ids, ...ids].toSorted())
  expect(mixed.results).toContainEqual({ id: ids[0], status: 204 })
  expect(webhooksOf('shuffled')).toHaveLength(50)
})
