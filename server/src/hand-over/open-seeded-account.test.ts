import { openClientAccount } from '@partner-hub/contracts/books/hand-over.ts'
import { listClientActivity } from '@partner-hub/contracts/clients/client-activity.ts'
import { expect } from 'vitest'
import { hasClient } from '../../testing/one-client.ts'
import { hubTest } from '../../testing/test.ts'

const test = hubTest.extend('settings', { scope: 'file' }, ({ books }) => books.environment).extend('runsStories', true)

test('EMBED-05 DEC-96 a client without an account, like those of the seed, gets one when it is opened', async ({
  hub,
  firm,
}) => {
  const { uuid } = await hasClient(hub, firm, { status: 'ACTIVE', subscription_status: 'ACTIVE' })
  const [first, second] = await Promise.all([
    firm.call(openClientAccount, { params: { uuid } }),
    firm.call(openClientAccount, { params: { uuid } }),
  ])
  expect([first.status, second.status]).toEqual([200, 200])
  expect(new URL(first.body.url).origin).toBe(hub.config.BOOKS_URL)
  expect(new URL(second.body.url).pathname).toBe(new URL(first.body.url).pathname)
  const { body } = await firm.call(listClientActivity, { params: { uuid } })
  expect(body.results.map(({ act, person }) => [act, person])).toEqual([
    ['account_opened', 'Maya Lindqvist'],
    ['account_opened', 'Maya Lindqvist'],
  ])
})
