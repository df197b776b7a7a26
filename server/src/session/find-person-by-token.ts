import type { FirmRole } from '@partner-hub/contracts/firm-roles.ts'
import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import type { Person } from '../platform/http/caller.ts'
import { findAccessToken } from '../sign-in/find-access-token.ts'
import { PORTAL_CLIENT_ID } from '../sign-in/portal-client.ts'

/**
 * Whose full access token this is: at the end of a log-in, and for server-side callers. What was granted to Books is a
 * person's own and opens no firm (decision 49).
 */
export const findPersonByToken =
  ({ database }: { database: Database }) =>
  async (token: string): Promise<Person | undefined> => {
    const access = await findAccessToken(database, token)
    if (!access) return undefined
    const found = await database.once
      .selectFrom('users as u')
      .leftJoin('membership as m', 'm.user_id', 'u.id')
      .where('u.uuid', '=', access.user_uuid)
      .select(['u.id as user_id', 'u.uuid as user_uuid', 'm.organization_uuid'])
      .select(sql<FirmRole | null>`m.role`.as('role'))
      .executeTakeFirst()
    if (!found) return undefined
    const { user_id, user_uuid, organization_uuid, role } = found
    return {
      user_id,
      user_uuid,
      session_uuid: undefined,
      membership:
        access.client_id === PORTAL_CLIENT_ID && organization_uuid && role ? { organization_uuid, role } : undefined,
    }
  }
