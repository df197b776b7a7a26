import { openClientAccount } from '@partner-hub/contracts/books/hand-over.ts'
import { removeClientAccess } from '@partner-hub/contracts/clients/business-clients.ts'
import { endSession } from '@partner-hub/contracts/people/session.ts'
import { expect, vi } from 'vitest'
import type { BooksAmongNeighbours } from '../../testing/books-among-neighbours.ts'
import type { FirmCaller } from '../../testing/hub.ts'
import { hasClient, opensAt } from '../../testing/one-client.ts'
import { booksTest as test } from '../../testing/test.ts'

/** A client with an open account in Books. */
const clientInBooks = async (world: BooksAmongNeighbours, firm: FirmCaller) => {
  const { hub, books } = world
  const client = await hasClient(hub, firm, {
    status: 'ACTIVE',
    billing_owner: 'CLIENT',
    subscription_status: 'ACTIVE_TRIAL',
    days_left: 12,
  })
  const { redirect_url } = await books.openAccount(client.account_id, {
    business_id: 1,
    business_uuid: '0198c0de-0000-7000-8000-000000000001',
    business_name: 'Bluebird Bakery',
    country_code: 'CA',
    base_currency: 'CAD',
    business_industry: null,
    owner: { first_name: 'Ana', last_name: 'Reyes', phone: null },
  })
  await opensAt(hub, firm, client, redirect_url)
  return client
}

const supportSessionIn = ({ headers }: { headers: Headers }) =>
  headers
    .getSetCookie()
    .find((one) => one.startsWith('session-'))
    ?.split(';')[0] ?? ''

test('EMBED-10 every opening sets the support session again, even if the browser still has the last one', async ({
  world,
  firm,
}) => {
  const [first, second] = [await clientInBooks(world, firm), await clientInBooks(world, firm)]
  const before = supportSessionIn(await firm.call(openClientAccount, { params: { uuid: first.uuid } }))
  const opening = await firm.call(openClientAccount, {
    params: { uuid: second.uuid },
    headers: { cookie: `${firm.cookie}; ${before}` },
  })
  const cookie = supportSessionIn(opening)
  expect(cookie.split('=')[0]).toBe(`session-${firm.user_id}`)
  const arrived = await world.newBrowser().ask(opening.body.url, { headers: { cookie } })
  expect([arrived.status, arrived.headers.get('location')]).toEqual([303, `/accounts/${second.account_id}`])
})

test('A6 B8 the firm’s ticket opens the account in Books once, and removed access ends the visit there', async ({
  world,
  firm,
}) => {
  const { books } = world
  const { uuid, account_id } = await clientInBooks(world, firm)
  const opening = await firm.call(openClientAccount, { params: { uuid } })
  expect(opening.status).toBe(200)
  const cookie = supportSessionIn(opening)
  const browser = world.newBrowser()
  const arrived = await browser.ask(opening.body.url, { headers: { cookie } })
  expect([arrived.status, arrived.headers.get('location')]).toEqual([303, `/accounts/${account_id}`])
  const look = () => browser.ask(`${books.url}/my/accounts/${account_id}`)
  expect(JSON.parse((await look()).text)).toMatchObject({
    business_name: 'Bluebird Bakery',
    visitor: { role: 'accountant', organization_name: 'Alder & Finch LLP', client_uuid: uuid },
  })
  const again = await world.newBrowser().ask(opening.body.url, { headers: { cookie } })
  expect([again.status, again.text]).toEqual([410, expect.stringContaining('open the account any more</h1>')])

  await firm.call(removeClientAccess, { params: { uuid }, body: { uuid } })
  await vi.waitFor(async () => expect((await look()).status).toBe(403), { timeout: 1_500, interval: 100 })
  const page = await browser.ask(`${books.url}/accounts/${account_id}`)
  expect([page.status, page.text]).toEqual([
    403,
    expect.stringContaining('<h1>The firm no longer has access to this account.</h1>'),
  ])
})

test('B8 a log-out ends the visit in Books, which says so and leads back to the clients', async ({ world, firm }) => {
  const { books, hub } = world
  const { uuid, account_id } = await clientInBooks(world, firm)
  const session = await hub.signIn(firm.user_id)
  const opening = await session.call(openClientAccount, { params: { uuid } })
  const browser = world.newBrowser()
  await browser.ask(opening.body.url, { headers: { cookie: supportSessionIn(opening) } })
  const look = () => browser.ask(`${books.url}/my/accounts/${account_id}`)
  expect((await look()).status).toBe(200)
  await session.call(endSession, {})
  await vi.waitFor(async () => expect((await look()).status).toBe(401), { timeout: 1_500, interval: 100 })
  const page = await browser.ask(`${books.url}/accounts/${account_id}`)
  expect([page.status, page.text]).toEqual([401, expect.stringContaining('<h1>This visit has ended.</h1>')])
  expect(page.text).toContain(`href="${hub.config.HUB_URL}/clients"`)
})
