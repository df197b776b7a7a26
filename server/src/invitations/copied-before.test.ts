import { readFileSync } from 'node:fs'
import { copyInvitationLink } from '@partner-hub/contracts/invitations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Hub, startHub } from '../../testing/hub.ts'
import { hasClient } from '../../testing/one-client.ts'
import { hasPendingInvitation } from '../../testing/pending-invitation.ts'
import { asOwner } from '../../testing/template-database.ts'
import { newUuid } from '../platform/ids/ids.ts'
import { findInvited } from './find-invited.ts'
import { findLinkedInvitation } from './find-linked-invitation.ts'
import { invitationTokens } from './invitation-token.ts'

const migration = readFileSync(new URL('../../migrations/0025-links-copied-before.sql', import.meta.url), 'utf8')

let hub: Hub
beforeAll(async () => {
  hub = await startHub()
})
afterAll(() => hub.stop())

test('a link that was copied before copies were noted on its invitation proves no mailbox', async () => {
  const firm = await hub.firm()
  const invited = async () => {
    const client = await hasClient(hub, firm)
    const email = `${newUuid()}@owner.example`
    return { email, uuid: client.invitation, token: await hasPendingInvitation(hub, firm, client, { email }) }
  }
  const [copied, mailed] = [await invited(), await invited()]
  await firm.call(copyInvitationLink, { params: { uuid: copied.uuid } })
  const migrate = (statement: string) => asOwner(hub.clone.ownerUrl, (owner) => owner.query(statement))
  await migrate('alter table client_invitation drop column copied_generation cascade')
  await migrate('alter table client_invitation add column copied_generation integer')
  const { database, secrets } = hub.parts
  const find = findInvited(findLinkedInvitation({ database, tokens: invitationTokens(secrets.HUB_SECRET) }))
  const isProved = async (token: string) => (await find(token))?.isProved
  expect(await isProved(copied.token)).toBe(true)

  await migrate(migration)
  expect(await isProved(copied.token)).toBe(false)
  expect(await isProved(mailed.token)).toBe(true)
})
