import { sql } from 'kysely'
import type { AnyTransaction } from '../platform/database/database.ts'

export interface ProviderRecord {
  kind: string
  id: string
  payload: object
  grant_id: string | undefined
  uid: string | undefined
  seconds: number | undefined
}

const fresh = sql<boolean>`(expires_at is null or expires_at > now())`
const consumed = sql<number | null>`floor(extract(epoch from consumed_at))::int`

/** The OAuth provider's records: the module's SQL. */
export const providerRecordStore = {
  put: async (tx: AnyTransaction, { kind, id, payload, grant_id, uid, seconds }: ProviderRecord): Promise<void> => {
    const values = {
      payload: JSON.stringify(payload),
      grant_id: grant_id ?? null,
      uid: uid ?? null,
      expires_at: seconds === undefined ? null : sql<Date>`now() + make_interval(secs => ${seconds})`,
    }
    await tx
      .insertInto('oidc_records')
      .values({ kind, id, ...values })
      .onConflict((known) => known.columns(['kind', 'id']).doUpdateSet(values))
      .execute()
  },

  find: (tx: AnyTransaction, kind: string, id: string) =>
    tx
      .selectFrom('oidc_records')
      .select('payload')
      .select(consumed.as('consumed'))
      .where('kind', '=', kind)
      .where('id', '=', id)
      .where(fresh)
      .executeTakeFirst(),

  findByUid: (tx: AnyTransaction, kind: string, uid: string) =>
    tx
      .selectFrom('oidc_records')
      .select('payload')
      .select(consumed.as('consumed'))
      .where('kind', '=', kind)
      .where('uid', '=', uid)
      .where(fresh)
      .executeTakeFirst(),

  consume: async (tx: AnyTransaction, kind: string, id: string): Promise<void> => {
    await tx
      .updateTable('oidc_records')
      .set({ consumed_at: sql`now()` })
      .where('kind', '=', kind)
      .where('id', '=', id)
      .execute()
  },

  remove: async (tx: AnyTransaction, kind: string, id: string): Promise<void> => {
    await tx.deleteFrom('oidc_records').where('kind', '=', kind).where('id', '=', id).execute()
  },

  /** Single use: of two concurrent calls one gets it. */
  take: (tx: AnyTransaction, kind: string, id: string) =>
    tx
      .deleteFrom('oidc_records')
      .where('kind', '=', kind)
      .where('id', '=', id)
      .where(fresh)
      .returning('payload')
      .executeTakeFirst(),

  removeGrant: async (tx: AnyTransaction, kind: string, grant_id: string): Promise<void> => {
    await tx.deleteFrom('oidc_records').where('kind', '=', kind).where('grant_id', '=', grant_id).execute()
  },

  /** Sessions, grants and tokens of a person, and log-ins whose redirect was not followed yet. */
  removeAllOf: async (tx: AnyTransaction, user_uuid: string): Promise<void> => {
    await tx
      .deleteFrom('oidc_records')
      .where(sql<boolean>`payload ->> 'accountId' = ${user_uuid}
        or (kind = 'Interaction' and payload #>> '{result,login,accountId}' = ${user_uuid})`)
      .execute()
  },

  removeExpired: async (tx: AnyTransaction, limit: number): Promise<number> => {
    const removed = await sql`delete from oidc_records where ctid = any(array(
      select ctid from oidc_records where expires_at < now() limit ${limit} for update skip locked))`.execute(tx)
    return Number(removed.numAffectedRows ?? 0)
  },
}
