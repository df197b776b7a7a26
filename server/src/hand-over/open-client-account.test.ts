import { openClientAccount } from '@partner-hub/contracts/hand-over.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FirmCaller, type Hub, startHub } from '../platform/testing/hub.ts'
import { hasClient, opensAt } from '../platform/testing/one-client.ts'

const HUB_URL = 'http://hub.office.northwind.localhost:8080'
const BOOKS_URL = 'http://books.office.northwind.localhost:8082'
let hub: Hub
let firm: FirmCaller
beforeAll(async () => {
  hub = await startHub({ HUB_URL, BOOKS_URL })
  firm = await hub.firm()
})
afterAll(() => hub.stop())

const opened = async (address: string) => {
  const client = await hasClient(hub, firm, { status: 'ACTIVE', subscription_status: 'ACTIVE' })
  await opensAt(hub, firm, client, address)
  return firm.call(openClientAccount, { params: { uuid: client.uuid } })
}

test('EMBED-13 the parent domain is the hub’s own address without its first name, also where three names are left', async () => {
  const { headers } = await opened(`${BOOKS_URL}/open/1`)
  const cookie = headers.getSetCookie().find((each) => each.startsWith(`session-${firm.user_id}=`))
  expect(cookie?.split('; ')).toContain('Domain=office.northwind.localhost')
})

test('EMBED-14 an address that has a parameter already keeps it', async () => {
  const { body } = await opened(`${BOOKS_URL}/open/1?a=1`)
  expect(body.url).toBe(`${BOOKS_URL}/open/1?a=1&support_session=session-${firm.user_id}`)
})
