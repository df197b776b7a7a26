import { addClient } from '../clients/add-client.ts'
import { assignToMaker } from '../clients/assign-client.ts'
import { regainAccess } from '../clients/regain-access.ts'
import { takeNames } from '../clients/take-names.ts'
import { listGroups } from '../firms/find-firm.ts'
import { noteOwnerBefore } from '../invitations/begin-invitation.ts'
import type { FirmTransaction } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import { newUuid } from '../platform/ids/ids.ts'
import type { StoredInvitation } from './accountant-invitation.store.ts'
import { clientAccountantStore } from './client-accountant.store.ts'

/**
 * The firm's relation to the account: a new one, or its existing one with access again (DEC-44 and DEC-61). Runs under
 * the account's lock, which serializes two people who accept at once.
 */
export const joinClient = async (
  tx: FirmTransaction,
  member: Member,
  invitation: StoredInvitation,
): Promise<string> => {
  const { organization_uuid, user_id } = member
  const { account_id } = invitation
  const known = await clientAccountantStore.findClient(tx, organization_uuid, account_id)
  const business_client = known ?? (await begin(tx, member, invitation))
  if (known) await regainAccess(tx, organization_uuid, known)
  await assignToMaker(tx, member, business_client)
  await clientAccountantStore.insert(tx, {
    organization_uuid,
    invitation: invitation.uuid,
    business_client,
    account_id,
    user_id,
  })
  await takeNames(tx, [business_client])
  return business_client
}

/** DEC-62: the client pays, its owner has accepted, no setup is needed, and the group is the default one. */
const begin = async (tx: FirmTransaction, member: Member, invitation: StoredInvitation): Promise<string> => {
  const { organization_uuid, user_id: created_by } = member
  const { account_id, business_name, owner_first_name, owner_last_name, owner_email } = invitation
  const [group] = await listGroups(tx, organization_uuid)
  if (!group) throw new Error(`firm ${organization_uuid} has no group`)
  const [uuid, contact] = [newUuid(), newUuid()]
  const client = {
    organization_uuid,
    uuid,
    account_id,
    client_name: business_name,
    billing_owner: 'CLIENT',
    show_onboarding_wizard: false,
    notes: '',
    user_service_group: group.id,
    service: group.service_type,
    created_by,
  }
  const owner = {
    organization_uuid,
    uuid: contact,
    business_client: uuid,
    customer: account_id,
    first_name: owner_first_name,
    last_name: owner_last_name,
    contact_email: owner_email,
    is_business_owner: true,
  }
  await addClient(tx, 'join', client, owner)
  await noteOwnerBefore(tx, {
    organization_uuid,
    uuid: newUuid(),
    client_contact: contact,
  })
  return uuid
}
