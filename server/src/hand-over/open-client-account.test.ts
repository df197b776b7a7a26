import { openClientAccount } from '@partner-hub/contracts/books/hand-over.ts'
import { archiveBusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import { expect } from 'vitest'
import type { FirmCaller, Hub } from '../../testing/hub.ts'
import { hasClient, opensAt } from '../../testing/one-client.ts'
import { hubTest } from '../../testing/test.ts'
import { newUuid } from '../platform/ids/ids.ts'

const HUB_URL = 'http://hub.office.northwind.localhost:8080'
const BOOKS_URL = 'http://books.office.northwind.localhost:8082'

const test = hubTest.extend('settings', { HUB_URL, BOOKS_URL })

const opened = async (hub: Hub, firm: FirmCaller, address: string) => {
  const client = await hasClient(hub, firm, { status: 'ACTIVE', subscription_status: 'ACTIVE' })
  await opensAt(hub, firm, client, address)
  return firm.call(openClientAccount, { params: { uuid: client.uuid } })
}

test('EMBED-13 the parent domain is the hub’s host without its first label, even if three labels are left', async ({
  hub,
  firm,
}) => {
  const { headers } = await opened(hub, firm, `${BOOKS_URL}/open/1`)
  const cookie = headers.getSetCookie().find((each) => each.startsWith(`session-${firm.user_id}=`))
  expect(cookie?.split('; ')).toContain('Domain=office.northwind.localhost')
})

test('EMBED-14 a URL that already has a parameter keeps it', async ({ hub, firm }) => {
  const { body } = await opened(hub, firm, `${BOOKS_URL}/open/1?a=1`)
  expect(body.url).toBe(`${BOOKS_URL}/open/1?a=1&support_session=session-${firm.user_id}`)
})

test('DEC-95 an account opens at the requested page, and an unknown page is refused', async ({ hub, firm }) => {
  const client = await hasClient(hub, firm, { subscription_status: 'ACTIVE' })
  await opensAt(hub, firm, client, `${BOOKS_URL}/open/${client.account_id}`)
  const open = (page: 'settings' | 'plan') =>
    firm.call(openClientAccount, { params: { uuid: client.uuid }, query: { page } })
  expect(new URL((await open('settings')).body.url).searchParams.get('page')).toBe('settings')
  expect(new URL((await open('plan')).body.url).searchParams.get('page')).toBe('plan')
  expect((await open('team' as 'plan')).status).toBe(422)
})

test.for([
  ['NO_ACCESS', 'access_removed'],
  ['ARCHIVED', 'access_removed'],
] as const)('DEC-83 the account of a client that is %s is not opened: %s', async ([status, code], { hub, firm }) => {
  const client = await hasClient(hub, firm, { status, subscription_status: 'ACTIVE' })
  await opensAt(hub, firm, client, `${BOOKS_URL}/open/${client.account_id}`)
  expect(await firm.call(openClientAccount, { params: { uuid: client.uuid } })).toMatchObject({
    status: 409,
    body: { code },
  })
})

test('DEC-83 the account of a client that was archived with access is not opened until it is restored', async ({
  hub,
  firm,
}) => {
  const client = await hasClient(hub, firm, {
    subscription_status: 'ACTIVE_TRIAL',
    days_left: 9,
    billing_owner: 'CLIENT',
  })
  await opensAt(hub, firm, client, `${BOOKS_URL}/open/${client.account_id}`)
  await firm.call(archiveBusinessClient, { params: { uuid: client.uuid }, body: {}, key: newUuid() })
  const refused = await firm.call(openClientAccount, { params: { uuid: client.uuid } })
  expect(refused).toMatchObject({ status: 409, body: { code: 'action_not_allowed' } })
})
