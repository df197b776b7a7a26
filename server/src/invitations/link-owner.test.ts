import { getBusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import { registerClient } from '@partner-hub/contracts/clients/client-registration.ts'
import { acceptInvitation, readInvitation } from '@partner-hub/contracts/invitations/acceptance.ts'
import { getIdentity } from '@partner-hub/contracts/people/identity.ts'
import { expect, vi } from 'vitest'
import { insideBooks } from '../../testing/books.ts'
import { clientRegistrationOf } from '../../testing/client-registration.ts'
import { type FirmCaller, type Hub, startAnotherHub } from '../../testing/hub.ts'
import { hasPendingInvitation } from '../../testing/pending-invitation.ts'
import { hubTest } from '../../testing/test.ts'
import { getPerson } from '../people/find-person.ts'
import { renamePerson } from '../people/rename-person.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { newUuid } from '../platform/ids/ids.ts'

const test = hubTest.extend('settings', { LINK_WAIT_MS: '15000' }).extend('runsStories', true)

/** A client with an open account whose owner is invited. */
const invited = async (inviting: Hub, by: FirmCaller) => {
  const user_service_group = (await by.call(getIdentity, {})).body.user_service_groups[0] ?? 0
  const client_name = `Bakery ${newUuid()}`
  const { body } = await by.call(registerClient, {
    params: { organizationUuid: by.organization_uuid },
    body: clientRegistrationOf({ client_name, user_service_group }),
  })
  const { uuid: invitation } = await inviting.parts.database.inFirm(wholeFirm(by.organization_uuid), (tx) =>
    tx
      .selectFrom('client_invitation')
      .select('uuid')
      .where('client_contact', '=', body.client_contacts[0] ?? '')
      .executeTakeFirstOrThrow(),
  )
  const email = `${newUuid()}@owner.example`
  const token = await hasPendingInvitation(inviting, by, { invitation }, { email })
  return { uuid: body.uuid, client_name, email, token, owner: await inviting.person(email) }
}

test('DEC-63 by the time of the response the person who accepted is the owner in Books and in the hub', async ({
  hub,
  firm,
}) => {
  const { uuid, client_name, email, token, owner } = await invited(hub, firm)
  const accepted = await owner.call(acceptInvitation, { body: { token } })
  const client = await firm.call(getBusinessClient, { params: { uuid } })
  expect(client.body.ml_redirect_url).toMatch(/^http/)
  expect([accepted.status, accepted.body]).toEqual([200, { open_url: client.body.ml_redirect_url }])
  const [account] = await insideBooks().accountsOf(client_name)
  expect(account?.team).toContainEqual(expect.objectContaining({ email, role: 'owner' }))
})

test('DEC-63 an owner without a name takes the one that the firm knows, in the hub and in Books', async ({
  hub,
  firm,
}) => {
  const { client_name, token, owner } = await invited(hub, firm)
  await owner.call(acceptInvitation, { body: { token } })
  const named = { first_name: 'Ana', last_name: 'Reyes' }
  expect(await getPerson(hub.parts.database.once, owner.user_id)).toMatchObject(named)
  const [account] = await insideBooks().accountsOf(client_name)
  expect(account?.team).toContainEqual(expect.objectContaining({ role: 'owner', ...named }))
})

test('DEC-63 an owner who has a name keeps it', async ({ hub, firm }) => {
  const { token, owner } = await invited(hub, firm)
  await renamePerson(hub.parts.database.once, owner.user_id, { last_name: 'Ortiz' })
  await owner.call(acceptInvitation, { body: { token } })
  expect(await getPerson(hub.parts.database.once, owner.user_id)).toMatchObject({ first_name: '', last_name: 'Ortiz' })
})

test('DEC-63 the link leads into Books only once Books knows the owner', async ({ books }) => {
  const hasty = await startAnotherHub({ ...books.environment, LINK_WAIT_MS: '300' })
  await hasty.startWorker()
  const { client_name, email, token, owner } = await invited(hasty, await hasty.firm())
  const wayIn = async () => {
    const { is_yours, open_url } = (await owner.call(readInvitation, { body: { token } })).body
    return [is_yours, open_url]
  }
  const ownersInBooks = async () =>
    (await books.accountsOf(client_name)).flatMap(({ team }) => team.filter((member) => member.email === email))
  await books.fault({ holds: true })
  expect((await owner.call(acceptInvitation, { body: { token } })).body).toEqual({ open_url: null })
  expect([await wayIn(), await ownersInBooks()]).toEqual([[true, null], []])
  await books.fault({})
  await books.release()
  await vi.waitFor(async () => expect(await wayIn()).toEqual([true, expect.stringContaining('/open/')]), {
    timeout: 30_000,
    interval: 100,
  })
  expect(await ownersInBooks()).toHaveLength(1)
})
