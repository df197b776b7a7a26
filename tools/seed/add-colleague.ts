import type { FirmRole } from '../../contracts/firms/firm-roles.ts'
import { clientAssignmentStore } from '../../server/src/clients/client-assignment.store.ts'
import { firmStore } from '../../server/src/firms/firm.store.ts'
import { renamePerson } from '../../server/src/people/rename-person.ts'
import type { Database } from '../../server/src/platform/database/database.ts'
import { wholeFirm } from '../../server/src/platform/database/scope.ts'
import type { Person } from '../../server/src/platform/http/caller.ts'
import { newUuid } from '../../server/src/platform/ids/ids.ts'

export interface DemoColleague {
  email: string
  first_name: string
  role: FirmRole
  /** How many clients are assigned to them, from all over the list. */
  assigned?: number
}

/** Somebody more in a firm, as a team's invitation will make them. */
export const addColleague = (
  database: Database,
  organization_uuid: string,
  { user_id }: Person,
  { first_name, role, assigned = 0 }: DemoColleague,
): Promise<void> =>
  database.inFirm(wholeFirm(organization_uuid), async (tx) => {
    const at = new Date()
    await renamePerson(tx, user_id, { first_name, last_name: 'Example' })
    await firmStore.join(tx, { user_id, organization_uuid, role, at })
    await firmStore.insertIdentity(tx, { organization_uuid, uuid: newUuid(), user_id, at })
    if (assigned === 0) return
    const clients = await tx
      .selectFrom('client_rows')
      .select('uuid')
      .where('organization_uuid', '=', organization_uuid)
      .orderBy('sort_name')
      .execute()
    const every = Math.max(1, Math.floor(clients.length / assigned))
    for (let at = 0; at < assigned; at++) {
      const business_client = clients[at * every]?.uuid
      if (business_client) await clientAssignmentStore.assign(tx, { organization_uuid, user_id, business_client })
    }
  })
