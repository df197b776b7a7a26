import type { FirmRole } from '@partner-hub/contracts/firms/firm-roles.ts'
import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import type { Person } from '../platform/http/caller.ts'
import { BOOKS_SIGN_IN_ID } from './books-client.ts'
import { findAccessToken } from './find-access-token.ts'
import { INTEGRATOR_CLIENT_ID } from './integrator-client.ts'

/** Clients that call the API with a full bearer token. Not the portal: its tokens never leave the servers. */
export const BEARER_CLIENTS: readonly string[] = [INTEGRATOR_CLIENT_ID, BOOKS_SIGN_IN_ID]

/**
 * The person of a full access token, if it was issued to one of these clients. A token issued to Books opens only the
 * person's own records and no firm (DEC-49).
 */
export const findPersonByToken =
  ({ database, clients }: { database: Database; clients: readonly string[] }) =>
  async (token: string): Promise<Person | undefined> => {
    const access = await findAccessToken(database, token)
    if (!access || !clients.includes(access.client_id)) return undefined
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
        access.client_id !== BOOKS_SIGN_IN_ID && organization_uuid && role ? { organization_uuid, role } : undefined,
    }
  }
