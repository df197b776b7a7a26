import type { LiveKey } from '@partner-hub/contracts/calls/live-keys.ts'
import { sql } from 'kysely'
import type { AnyTransaction } from '../database/database.ts'

export const CHANNEL = 'firm_changes'

/** Above this many changed clients per firm, open pages reload the list and every open client. */
const NAMED_AT_MOST = 20

/**
 * Sent when the act's transaction commits: which records of which firm to reload (DEC-65). Carries keys, never data.
 */
export const announceClients = async (tx: AnyTransaction, uuids: readonly string[] | undefined): Promise<void> => {
  if (!uuids || uuids.length === 0) return
  await sql`select pg_notify(${CHANNEL}, json_build_object('firm', organization_uuid, 'keys',
      array['clients'] || case when count(*) <= ${NAMED_AT_MOST} then array_agg('client:' || uuid) else array['client'] end)::text)
    from client_rows where uuid = any(${uuids}::uuid[]) group by organization_uuid`.execute(tx)
}

/** Announces a key that is not a client: something else that a firm's open pages show. */
export const announce = async (tx: AnyTransaction, firm: string, key: LiveKey): Promise<void> => {
  await sql`select pg_notify(${CHANNEL}, json_build_object('firm', ${firm}::uuid, 'keys', array[${key}::text])::text)`.execute(
    tx,
  )
}

/** The same for the firms of the people with these addresses. */
export const announceToPeople = async (
  tx: AnyTransaction,
  emailKeys: readonly string[],
  key: LiveKey,
): Promise<void> => {
  if (emailKeys.length === 0) return
  await sql`select pg_notify(${CHANNEL}, json_build_object('firm', m.organization_uuid, 'keys', array[${key}::text])::text)
    from users u join membership m on m.user_id = u.id where u.email_key = any(${emailKeys}::text[])
    group by m.organization_uuid`.execute(tx)
}

/** Tells open pages that these sessions have ended. One notification each, because a payload's size is limited. */
export const announceEnds = async (tx: AnyTransaction, sessions: readonly string[]): Promise<void> => {
  await sql`select pg_notify(${CHANNEL}, json_build_object('ended_session', ended.uuid)::text)
    from unnest(${sessions}::uuid[]) as ended (uuid)`.execute(tx)
}
