import { acceptInvitation } from '@partner-hub/contracts/acceptance.ts'
import { getBusinessClient } from '@partner-hub/contracts/business-clients.ts'
import { registerClient } from '@partner-hub/contracts/client-registration.ts'
import { getIdentity } from '@partner-hub/contracts/identity.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newUuid } from '../platform/ids/ids.ts'
import { insideBooks } from '../platform/testing/books.ts'
import { clientRegistrationOf } from '../platform/testing/client-registration.ts'
import { type FirmCaller, type Hub, startHub } from '../platform/testing/hub.ts'
import { hasPendingInvitation } from '../platform/testing/pending-invitation.ts'
import { startTestWorker } from '../platform/testing/worker.ts'

let hub: Hub
let worker: { stop(): Promise<void> }
let firm: FirmCaller
beforeAll(async () => {
  hub = await startHub({ LINK_WAIT_MS: '15000' })
  worker = await startTestWorker(hub.parts)
  firm = await hub.firm()
})
afterAll(async () => {
  await worker.stop()
  await hub.stop()
})

test('DEC-63 both sides are told: whoever accepted is the owner of the account in Books by the time of the answer', async () => {
  const user_service_group = (await firm.call(getIdentity, {})).body.user_service_groups[0] ?? 0
  const client_name = `Bakery ${newUuid()}`
  const { body } = await firm.call(registerClient, {
    params: { organizationUuid: firm.organization_uuid },
    body: clientRegistrationOf({ client_name, user_service_group }),
  })
  const { uuid: invitation } = await hub.parts.database.inFirm(firm.organization_uuid, (tx) =>
    tx
      .selectFrom('client_invitation')
      .select('uuid')
      .where('client_contact', '=', body.client_contacts[0] ?? '')
      .executeTakeFirstOrThrow(),
  )
  const email = `${newUuid()}@owner.example`
  const token = await hasPendingInvitation(hub, firm, { invitation }, { email })
  const owner = await hub.person(email)
  const accepted = await owner.call(acceptInvitation, { body: { token } })
  const client = await firm.call(getBusinessClient, { params: { uuid: body.uuid } })
  expect(client.body.ml_redirect_url).toMatch(/^http/)
  expect([accepted.status, accepted.body]).toEqual([200, { open_url: client.body.ml_redirect_url }])
  const [account] = await insideBooks().accountsOf(client_name)
  expect(account?.team).toContainEqual(expect.objectContaining({ email, role: 'owner' }))
})
