import type { FirmRole } from '@partner-hub/contracts/firms/firm-roles.ts'
import { clientAssignmentStore } from '../src/clients/client-assignment.store.ts'
import { firmStore } from '../src/firms/firm.store.ts'
import { wholeFirm } from '../src/platform/database/scope.ts'
import { newUuid } from '../src/platform/ids/ids.ts'
import type { Caller, FirmCaller, Hub } from './hub.ts'
import { asOwner } from './template-database.ts'

/** Another member of the firm. */
export const hasColleague = async (
  hub: Hub,
  { organization_uuid }: FirmCaller,
  role: FirmRole = 'member',
): Promise<Caller & { email: string }> => {
  const colleague = await hub.person()
  const { database } = hub.parts
  const { user_id } = colleague
  await database.inFirm(wholeFirm(organization_uuid), async (tx) => {
    const at = new Date()
    await firmStore.join(tx, { user_id, organization_uuid, role, at })
    await firmStore.insertIdentity(tx, { organization_uuid, uuid: newUuid(), user_id, at })
  })
  const { email } = await database.once
    .selectFrom('users')
    .select('email')
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow()
  return { ...colleague, email }
}

/** Assigns clients to a colleague who sees only assigned ones. */
export const isAssigned = async (
  hub: Hub,
  { organization_uuid }: FirmCaller,
  { user_id }: Caller,
  clients: readonly string[],
): Promise<void> => {
  await hub.parts.database.inFirm(wholeFirm(organization_uuid), async (tx) => {
    for (const business_client of clients)
      await clientAssignmentStore.assign(tx, { organization_uuid, user_id, business_client })
  })
}

export const losesClient = async (
  hub: Hub,
  { organization_uuid }: FirmCaller,
  { user_id }: Caller,
  client: string,
): Promise<void> => {
  await hub.parts.database.inFirm(wholeFirm(organization_uuid), (tx) =>
    tx.deleteFrom('client_assignment').where('user_id', '=', user_id).where('business_client', '=', client).execute(),
  )
}

/** Takes a person out of their firm, as no call does yet. */
export const hasLeft = (hub: Hub, { user_id }: Pick<Caller, 'user_id'>): Promise<void> =>
  asOwner(hub.clone.ownerUrl, async (owner) => {
    await owner.query("set app.migrating = 'yes'")
    await owner.query('delete from membership where user_id = $1', [user_id])
  })
