import { declineInvitation } from '@partner-hub/contracts/invitations/acceptance.ts'
import { expect, vi } from 'vitest'
import { hasColleague } from '../../testing/colleague.ts'
import { hasClient } from '../../testing/one-client.ts'
import { hasPendingInvitation } from '../../testing/pending-invitation.ts'
import { mailingTest } from '../../testing/test.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { newUuid } from '../platform/ids/ids.ts'

/** How often each address was tried. */
const offered = new Map<string, number>()
const replies = new Map<string, (times: number) => string | undefined>()

const test = mailingTest.extend('replyAt', { scope: 'file' }, () => (step, line) => {
  if (step !== 'RCPT') return undefined
  const address = /<([^>]*)>/.exec(line)?.[1] ?? ''
  const times = (offered.get(address) ?? 0) + 1
  offered.set(address, times)
  return replies.get(address)?.(times)
})

test('DEC-77 of several who are to be told each is told once, though one is busy at first and one refuses', async ({
  smtp,
  hub,
  firm,
}) => {
  const [busy, refusing] = [await hasColleague(hub, firm, 'owner'), await hasColleague(hub, firm, 'owner')]
  replies.set(busy.email, (times) => (times <= 2 ? '451 4.3.2 try again later' : undefined))
  replies.set(refusing.email, () => '550 5.1.1 no such mailbox')
  const client = await hasClient(hub, firm)
  const token = await hasPendingInvitation(hub, firm, client, { email: `${newUuid()}@owner.example` })
  await hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
    tx.updateTable('client_invitation').set({ sent_by: null }).where('uuid', '=', client.invitation).execute(),
  )
  const said = await hub.request('POST', declineInvitation.path, { origin: hub.config.HUB_URL }, { token })
  expect(said.status).toBe(200)
  const told = () => smtp.taken.map(({ to }) => to[0])
  await vi.waitFor(() => expect(told()).toContain(busy.email), { timeout: 30_000 })
  expect(told()).toHaveLength(2)
  expect(offered.get(busy.email)).toBe(3)
  // A retry would be pointless, and the others get no second notice because of it.
  expect(offered.get(refusing.email)).toBe(1)
})
