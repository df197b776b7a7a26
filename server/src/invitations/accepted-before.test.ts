import { readFileSync } from 'node:fs'
import { acceptInvitation, readInvitation } from '@partner-hub/contracts/acceptance.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Hub, startHub } from '../../testing/hub.ts'
import { hasClient, opensAt } from '../../testing/one-client.ts'
import { hasPendingInvitation } from '../../testing/pending-invitation.ts'
import { asOwner } from '../../testing/template-database.ts'
import { newUuid } from '../platform/ids/ids.ts'

const migration = readFileSync(new URL('../../migrations/0022-owners-known-to-books.sql', import.meta.url), 'utf8')

let hub: Hub
beforeAll(async () => {
  hub = await startHub()
})
afterAll(() => hub.stop())

test('whoever accepted before it was noted whom Books knows keeps their way in', async () => {
  const firm = await hub.firm()
  const client = await hasClient(hub, firm)
  const address = 'https://books.example/open/account-1'
  await opensAt(hub, firm, client, address)
  const email = `${newUuid()}@owner.example`
  const token = await hasPendingInvitation(hub, firm, client, { email })
  const owner = await hub.person(email)
  await owner.call(acceptInvitation, { body: { token } })
  const wayIn = async () => (await owner.call(readInvitation, { body: { token } })).body.open_url
  expect(await wayIn()).toBeNull()

  // The database as it was before, brought up to date by the owner's role, which is under the policies too.
  await asOwner(hub.clone.ownerUrl, async (migrating) => {
    await migrating.query('alter table client_invitation drop column linked_at cascade')
    await migrating.query(migration)
  })
  expect(await wayIn()).toBe(address)
})
