import type { BusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import type { ClientRegistration } from '@partner-hub/contracts/clients/client-registration.ts'
import { openAccount } from '../accounts/open-account.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { beginSubscription } from '../billing/begin-subscription.ts'
import { refreshRows } from '../client-list/refresh-rows.ts'
import { addClient } from '../clients/add-client.ts'
import { assignToMaker } from '../clients/assign-client.ts'
import { clientRecord } from '../clients/client-record.ts'
import { readClient } from '../clients/find-client.ts'
import { listGroups } from '../firms/find-firm.ts'
import { draftInvitation } from '../invitations/begin-invitation.ts'
import { wall } from '../platform/clock/clock.ts'
import type { Database, FirmTransaction } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import { Refusal, refuseUnless } from '../platform/http/refusal.ts'
import type { Once } from '../platform/idempotency/once.ts'
import { newAccountId, newUuid } from '../platform/ids/ids.ts'
import type { Stories } from '../platform/workflow/stories.ts'
import { newClient, newOwner } from './new-client.ts'
import { provisioningOf } from './provision-client.ts'
import { refuseDuplicate } from './refuse-duplicate.ts'

interface Needs {
  database: Database
  stories: Stories
  /** How long the response waits for the account to be opened. */
  waitMs: number
}

/**
 * Writes the client with its account, business, subscription, owner, draft invitation, audit row and story in one
 * transaction. The response then waits a while for Books without holding a connection; otherwise the client gets its
 * URL later.
 */
export const registerClient =
  ({ database, stories, waitMs }: Needs) =>
  async (
    member: Member,
    organization: string,
    registration: ClientRegistration,
    once: Once,
    { isUnique } = { isUnique: false },
  ): Promise<BusinessClient> => {
    const firm = member.organization_uuid
    refuseUnless(organization === firm, 'not_found')
    const { uuid } = await database.inFirm(member, (tx) =>
      once(tx, async () => {
        if (isUnique) await refuseDuplicate(tx, firm, registration)
        const uuid = await write(tx, member, registration)
        await stories.write(tx, provisioningOf(firm, uuid))
        return { uuid }
      }),
    )
    const read = async () => clientRecord(await readClient(database, member, uuid)).record
    const client = await read()
    if (client.ml_redirect_url !== null) return client
    const story = provisioningOf(firm, uuid)
    const isStarted = await stories.start(story)
    if (isStarted) await stories.outcome(story, waitMs)
    return read()
  }

const write = async (tx: FirmTransaction, member: Member, registration: ClientRegistration): Promise<string> => {
  const { organization_uuid } = member
  const groups = await listGroups(tx, organization_uuid)
  const group = groups.find(({ id }) => id === registration.user_service_group)
  if (!group) throw new Refusal('invalid_input', { fields: { user_service_group: 'group_unknown' } })
  const at = wall.now()
  const ids = { organization_uuid, account_id: newAccountId(), uuid: newUuid(), contact: newUuid() }

  await openAccount(tx, { ...ids, business_uuid: newUuid(), name: registration.client_name, at })
  const owner = newOwner(registration, ids)
  await addClient(tx, 'register', newClient(registration, { ...ids, group, created_by: member.user_id }), owner)
  await assignToMaker(tx, member, ids.uuid)
  // A firm may write it only for a client that the member sees.
  await beginSubscription(tx, {
    account_id: ids.account_id,
    uuid: newUuid(),
    payer: registration.billing_owner,
    created_at: at,
  })
  await draftInvitation(tx, {
    organization_uuid,
    uuid: newUuid(),
    client_contact: owner.uuid,
    invitation_email: owner.contact_email,
    created_at: at,
  })
  await recordActivity(tx, member, { organization_uuid, act: 'client_registered', subject: ids.uuid })
  await refreshRows(tx, { organization_uuid, uuids: [ids.uuid] })
  return ids.uuid
}
