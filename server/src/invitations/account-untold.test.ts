import { type InvitationView, readInvitation } from '@partner-hub/contracts/invitations/acceptance.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Hub, startHub } from '../../testing/hub.ts'
import { hasClient } from '../../testing/one-client.ts'
import { hasPendingInvitation } from '../../testing/pending-invitation.ts'
import { newAddress } from '../../testing/sending.ts'

let hub: Hub
beforeAll(async () => {
  hub = await startHub()
})
afterAll(() => hub.stop())

test('A11 a link does not tell whether its address has an account', async () => {
  const firm = await hub.firm()
  const seen = async (email: string) => {
    const client = await hasClient(hub, firm)
    const token = await hasPendingInvitation(hub, firm, client, { email })
    const { method, path } = readInvitation
    const { status, body } = await hub.request(method, path, { origin: hub.config.HUB_URL }, { token })
    const { client_name: _client, expires_at: _until, sent_at: _at, ...view } = body as InvitationView
    return { status, view: { ...view, invitation_email: '' } }
  }
  const known = newAddress()
  await hub.person(known)
  expect(await seen(known)).toEqual(await seen(newAddress()))
})
