import { registerOrganization } from '@partner-hub/contracts/firms/registration.ts'
import { acceptInvitation } from '@partner-hub/contracts/invitations/acceptance.ts'
import { expect } from 'vitest'
import type { Caller, FirmCaller, Hub } from '../../testing/hub.ts'
import { hasClient, opensAt } from '../../testing/one-client.ts'
import { hasPendingInvitation } from '../../testing/pending-invitation.ts'
import { registrationOf } from '../../testing/registration.ts'
import { hubTest as test } from '../../testing/test.ts'
import { newUuid } from '../platform/ids/ids.ts'
import { acceptanceStore } from './acceptance.store.ts'

const ownBooksOn = async (hub: Hub, { cookie }: Caller, path = '/create-organization') => {
  const { status, body } = await hub.request('GET', path, { cookie, accept: 'text/html' })
  expect(status).toBe(200)
  return /data-own-books-url="([^"]*)"/.exec(body as string)?.[1]
}

/** Makes someone the owner of one more client, whose account opens at this address. */
const owns = async (hub: Hub, firm: FirmCaller, email: string, owner: Caller, address: string) => {
  const client = await hasClient(hub, firm)
  await opensAt(hub, firm, client, address)
  const token = await hasPendingInvitation(hub, firm, client, { email })
  expect((await owner.call(acceptInvitation, { body: { token } })).status).toBe(200)
  return client
}

const linkInBooks = (hub: Hub, { account_id }: { account_id: string }, { user_id }: Caller) =>
  hub.parts.database.acrossFirms('test', (tx) => acceptanceStore.noteLinked(tx, account_id, user_id))

test('ROUTE-18 the page of an owner without a firm carries the way into their books', async ({ hub, firm }) => {
  const email = `${newUuid()}@owner.example`
  const owner = await hub.person(email)
  expect(await ownBooksOn(hub, owner)).toBeUndefined()
  const first = await owns(hub, firm, email, owner, 'https://books.example/open/account-1')
  expect(await ownBooksOn(hub, owner)).toBe(hub.parts.config.BOOKS_URL)
  await linkInBooks(hub, first, owner)
  expect(await ownBooksOn(hub, owner)).toBe('https://books.example/open/account-1')
  expect(await ownBooksOn(hub, owner, '/clients')).toBe('https://books.example/open/account-1')

  await linkInBooks(hub, await owns(hub, firm, email, owner, 'https://books.example/open/account-2'), owner)
  expect(await ownBooksOn(hub, owner)).toBe(hub.parts.config.BOOKS_URL)
})

test('ROUTE-10 ROUTE-18 the page of a firm, and of someone who owns nothing, carries no such way', async ({
  hub,
  firm,
}) => {
  const email = `${newUuid()}@owner.example`
  const owner = await hub.person(email)
  await linkInBooks(hub, await owns(hub, firm, email, owner, 'https://books.example/open/account-3'), owner)
  expect(await ownBooksOn(hub, await hub.person())).toBeUndefined()
  expect(await ownBooksOn(hub, firm)).toBeUndefined()
  await owner.call(registerOrganization, { body: registrationOf() })
  expect(await ownBooksOn(hub, owner)).toBeUndefined()
})
