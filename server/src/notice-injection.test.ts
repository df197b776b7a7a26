import { ACCOUNTANT_INVITATIONS_PATH } from '@partner-hub/contracts/books/accountant-invitations.ts'
import { updateClientContact } from '@partner-hub/contracts/clients/client-contacts.ts'
import { ClientName } from '@partner-hub/contracts/clients/client-registration.ts'
import { declineInvitation } from '@partner-hub/contracts/invitations/acceptance.ts'
import { updateIdentity } from '@partner-hub/contracts/people/identity.ts'
import { isStorable } from '@partner-hub/contracts/words/text.ts'
import { expect } from 'vitest'
import { isInvitedAsAccountant } from '../testing/accountant-invitation.ts'
import type { FirmCaller, Hub } from '../testing/hub.ts'
import { expectHarmless, mailHeaders, ofVectors } from '../testing/mail-vectors.ts'
import { hasClient, type OneClient } from '../testing/one-client.ts'
import { hasPendingInvitation } from '../testing/pending-invitation.ts'
import type { RecordingSmtp, TakenMail } from '../testing/recording-smtp.ts'
import { runStory } from '../testing/run-story.ts'
import { newAddress } from '../testing/sending.ts'
import { mailingTest as test } from '../testing/test.ts'
import { invitingMail } from './accountants/tell-of-invitation.ts'
import { answerNotice } from './invitations/invitation-mail.ts'
import { wholeFirm } from './platform/database/scope.ts'

const takenFor = (smtp: RecordingSmtp, address: string): TakenMail[] =>
  smtp.taken.filter(({ to }) => to.includes(address))

/** A firm and its client with the vector in every name that appears in a notice, if the name is accepted. */
const named = async (hub: Hub, vector: string) => {
  const recipient = newAddress()
  const firm = await hub.firm({ email: recipient })
  const { data: client_name } = ClientName.safeParse(vector)
  const client = await hasClient(hub, firm, { status: 'ACTIVE', ...onTrial, ...(client_name && { client_name }) })
  const body = { first_name: vector, last_name: vector }
  const contact = await firm.call(updateClientContact, { params: { uuid: client.contact }, body })
  const person = await firm.call(updateIdentity, { body })
  const isTaken = client_name !== undefined && contact.status === 200 && person.status === 200
  if (isTaken) expect(await storedNames(hub, firm, client)).toEqual(Array(5).fill(vector.trim()))
  return { recipient, firm, client, isTaken }
}
const onTrial = { subscription_status: 'ACTIVE_TRIAL', days_left: 12 } as const

const storedNames = (hub: Hub, firm: FirmCaller, client: OneClient): Promise<string[]> =>
  hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), async (tx) => {
    const { client_name } = await tx
      .selectFrom('business_client')
      .select('client_name')
      .where('uuid', '=', client.uuid)
      .executeTakeFirstOrThrow()
    const contact = await tx
      .selectFrom('client_contact')
      .select(['first_name', 'last_name'])
      .where('uuid', '=', client.contact)
      .executeTakeFirstOrThrow()
    const person = await tx
      .selectFrom('users')
      .select(['first_name', 'last_name'])
      .where('id', '=', firm.user_id)
      .executeTakeFirstOrThrow()
    return [client_name, contact.first_name, contact.last_name, person.first_name, person.last_name]
  })

test('E1 the names of client, owner and reader break no notice of a trial’s end or of an answer', async ({
  smtp,
  hub,
}) => {
  const left = await ofVectors(async (vector) => {
    const { recipient, firm, client, isTaken } = await named(hub, vector)
    await runStory(hub, {
      workflow: 'sendTrialNotice',
      id: `send-trial-notice/${client.uuid}.7`,
      args: [firm.organization_uuid, client.uuid, '7'],
    })
    const token = await hasPendingInvitation(hub, firm, client, { email: newAddress() })
    const { method, path } = declineInvitation
    expect((await hub.request(method, path, { origin: hub.config.HUB_URL }, { token })).status).toBe(200)
    await runStory(hub, answerNotice(firm.organization_uuid, client.invitation, 1))
    const mails = takenFor(smtp, recipient)
    expect(mails).toHaveLength(2)
    const links = [`${hub.config.HUB_URL}/clients/${client.uuid}`, hub.config.SUPPORT_URL]
    for (const mail of mails) expectHarmless(mail, { recipient, headers: mailHeaders, links, sheets: 1 })
    return isTaken
  })
  expect(left).toBeGreaterThan(10)
})

test('E1 the name of a business that Books tells of, or of its owner, breaks no invitation of an accountant', async ({
  smtp,
  hub,
}) => {
  const left = await ofVectors(async (vector) => {
    if (!isStorable(vector)) return false
    const recipient = newAddress()
    const firm = await hub.firm({ email: recipient })
    const { account_id } = await hasClient(hub, firm)
    const names = { business_name: vector, owner_first_name: vector, owner_last_name: vector }
    const uuid = await isInvitedAsAccountant(hub, firm, { account_id, ...names })
    const stored = await hub.parts.database.acrossFirms('test', (tx) =>
      tx
        .selectFrom('accountant_invitation')
        .select(['business_name', 'owner_first_name', 'owner_last_name'])
        .where('uuid', '=', uuid)
        .executeTakeFirstOrThrow(),
    )
    expect(stored).toEqual(names)
    await runStory(hub, invitingMail(uuid))
    const [mail, ...others] = takenFor(smtp, recipient)
    expect(others).toEqual([])
    const links = [`${hub.config.HUB_URL}${ACCOUNTANT_INVITATIONS_PATH}/${uuid}`, hub.config.SUPPORT_URL]
    expectHarmless(mail as TakenMail, { recipient, headers: mailHeaders, links, sheets: 1 })
    return true
  })
  expect(left).toBeGreaterThan(28)
})
