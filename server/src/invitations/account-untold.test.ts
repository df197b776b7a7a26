import { type InvitationView, readInvitation } from '@partner-hub/contracts/invitations/acceptance.ts'
import { expect } from 'vitest'
import { hasClient } from '../../testing/one-client.ts'
import { hasPendingInvitation } from '../../testing/pending-invitation.ts'
import { newAddress } from '../../testing/sending.ts'
import { hubTest as test } from '../../testing/test.ts'

test('A11 a link does not tell whether its address has an account', async ({ hub }) => {
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
