import type { FirmRole } from '@partner-hub/contracts/firms/firm-roles.ts'
import { CompiledQuery, sql } from 'kysely'
import type { AnyTransaction } from '../platform/database/database.ts'

export interface Limits {
  idleSeconds: number
  absoluteSeconds: number
  attemptSeconds: number
}

export interface LiveSession {
  session_uuid: string
  created_at: Date
  user_id: number
  user_uuid: string
  organization_uuid: string | null
  role: FirmRole | null
  /** Set during a support visit. */
  support_session: string | null
  support_organization_uuid: string | null
  support_ends_at: Date | null
  idle_seconds: number
  age_seconds: number
}

/** An unfinished log-in: the browser that started it, and its state. */
export interface AttemptKey {
  handle_hash: Buffer
  state_hash: Buffer
}

export interface VisitInSession {
  session_uuid: string
  visit: string
}

interface EndedVisit {
  session_uuid: string
  organization_uuid: string
  uuid: string
}

const ago = (seconds: number) => sql<Date>`now() - make_interval(secs => ${seconds})`

/** Plain SQL instead of the query builder, because it is the most frequent query. */
const liveSession = `
  select s.uuid as session_uuid, s.created_at, s.user_id, u.uuid as user_uuid, m.organization_uuid, m.role,
    case when s.support_ends_at > now() then s.support_session end as support_session,
    s.support_organization_uuid, s.support_ends_at,
    extract(epoch from now() - s.last_seen_at)::float8 as idle_seconds,
    extract(epoch from now() - s.created_at)::float8 as age_seconds
  from sessions s
  join users u on u.id = s.user_id
  left join membership m on m.user_id = s.user_id
  where s.handle_hash = $1 and s.ended_at is null
    and s.last_seen_at > now() - make_interval(secs => $2) and s.created_at > now() - make_interval(secs => $3)`

/** Sessions and unfinished log-ins: the module's SQL. It uses the database's clock, which tests do not move. */
export const sessionStore = {
  open: (tx: AnyTransaction, opened: { handle_hash: Buffer; uuid: string; user_id: number; sealed_token: Buffer }) =>
    tx
      .insertInto('sessions')
      .values({ ...opened, created_at: sql`now()`, last_seen_at: sql`now()` })
      .execute(),

  /** The live session behind a handle with its person and firm, in one query. Every call runs it. */
  findLive: async (tx: AnyTransaction, handle_hash: Buffer, limits: Limits): Promise<LiveSession | undefined> => {
    const query = CompiledQuery.raw(liveSession, [handle_hash, limits.idleSeconds, limits.absoluteSeconds])
    const { rows } = await tx.executeQuery<LiveSession>(query as CompiledQuery<LiveSession>)
    return rows[0]
  },

  touch: (tx: AnyTransaction, uuid: string) =>
    tx
      .updateTable('sessions')
      .set({ last_seen_at: sql`now()` })
      .where('uuid', '=', uuid)
      .where('ended_at', 'is', null)
      .execute(),

  /** False if it had already ended. */
  end: async (tx: AnyTransaction, uuid: string): Promise<boolean> => {
    const ended = await tx
      .updateTable('sessions')
      .set({ ended_at: sql`now()` })
      .where('uuid', '=', uuid)
      .where('ended_at', 'is', null)
      .executeTakeFirst()
    return ended.numUpdatedRows === 1n
  },

  beginVisit: (tx: AnyTransaction, uuid: string, visit: { organization_uuid: string; uuid: string; ends_at: Date }) =>
    tx
      .updateTable('sessions')
      .set({
        support_session: visit.uuid,
        support_organization_uuid: visit.organization_uuid,
        support_ends_at: visit.ends_at,
      })
      .where('uuid', '=', uuid)
      .execute(),

  /** When the visit ends if its session is not used again. */
  findVisitEnd: async (tx: AnyTransaction, of: VisitInSession, limits: Limits): Promise<Date | undefined> => {
    const { rows } = await sql<{ ends_at: Date }>`select least(support_ends_at,
        last_seen_at + make_interval(secs => ${limits.idleSeconds}),
        created_at + make_interval(secs => ${limits.absoluteSeconds})) as ends_at
      from sessions where uuid = ${of.session_uuid} and support_session = ${of.visit}`.execute(tx)
    return rows[0]?.ends_at
  },

  /** Returns the visits that were open. Locks the sessions first, so that of two concurrent calls one finds the visit. */
  endVisits: async (tx: AnyTransaction, uuids: readonly string[]): Promise<EndedVisit[]> => {
    const { rows } = await sql<EndedVisit & { was_open: boolean }>`with visited as (
        select uuid, support_session, support_organization_uuid, support_ends_at > now() as was_open
        from sessions where uuid = any(${uuids}::uuid[]) order by uuid for update)
      update sessions s set support_session = null, support_organization_uuid = null, support_ends_at = null
      from visited v where s.uuid = v.uuid and v.support_session is not null
      returning s.uuid as session_uuid, v.support_session as uuid,
        v.support_organization_uuid as organization_uuid, v.was_open`.execute(tx)
    return rows.filter(({ was_open }) => was_open)
  },

  listUnended: async (tx: AnyTransaction, user_id: number): Promise<string[]> => {
    const found = await tx
      .selectFrom('sessions')
      .select('uuid')
      .where('user_id', '=', user_id)
      .where('ended_at', 'is', null)
      .execute()
    return found.map(({ uuid }) => uuid)
  },

  endAllOf: (tx: AnyTransaction, user_id: number) =>
    tx
      .updateTable('sessions')
      .set({ ended_at: sql`now()` })
      .where('user_id', '=', user_id)
      .where('ended_at', 'is', null)
      .returning('uuid')
      .execute(),

  findSealedToken: async (tx: AnyTransaction, uuid: string): Promise<Buffer | undefined> => {
    const found = await tx.selectFrom('sessions').select('sealed_token').where('uuid', '=', uuid).executeTakeFirst()
    return found?.sealed_token ?? undefined
  },

  forgetToken: (tx: AnyTransaction, uuid: string) =>
    tx.updateTable('sessions').set({ sealed_token: null }).where('uuid', '=', uuid).execute(),

  beginAttempt: (tx: AnyTransaction, begun: AttemptKey & { sealed_verifier: Buffer; return_to: string | null }) =>
    tx
      .insertInto('sign_in_attempts')
      .values({ ...begun, created_at: sql`now()` })
      .execute(),

  /** Single use, and only with both browser and state: a forged callback finishes nothing. */
  finishAttempt: (tx: AnyTransaction, finished: AttemptKey, limits: Limits) =>
    tx
      .updateTable('sign_in_attempts')
      .set({ finished_at: sql`now()` })
      .where('handle_hash', '=', finished.handle_hash)
      .where('state_hash', '=', finished.state_hash)
      .where('finished_at', 'is', null)
      .returning(['sealed_verifier', 'return_to'])
      .returning(sql<boolean>`created_at > ${ago(limits.attemptSeconds)}`.as('in_time'))
      .executeTakeFirst(),

  /** The return path of this browser's newest open attempt. */
  findOpenPlace: async (tx: AnyTransaction, handle_hash: Buffer, limits: Limits): Promise<string | undefined> => {
    const open = await tx
      .selectFrom('sign_in_attempts')
      .select('return_to')
      .where('handle_hash', '=', handle_hash)
      .where('return_to', 'is not', null)
      .where('finished_at', 'is', null)
      .where('created_at', '>', ago(limits.attemptSeconds))
      .orderBy('created_at', 'desc')
      .executeTakeFirst()
    return open?.return_to ?? undefined
  },

  /** The return path of a finished attempt; returned once. */
  takePlace: async (tx: AnyTransaction, finished: AttemptKey): Promise<string | undefined> => {
    const taken = await tx
      .deleteFrom('sign_in_attempts')
      .where('handle_hash', '=', finished.handle_hash)
      .where('state_hash', '=', finished.state_hash)
      .where('finished_at', 'is not', null)
      .returning('return_to')
      .executeTakeFirst()
    return taken?.return_to ?? undefined
  },

  /** Deletes one batch of log-ins that were never finished; returns how many. */
  dropOldAttempts: async (tx: AnyTransaction, limits: Limits, batch: number): Promise<number> => {
    const gone = await sql`delete from sign_in_attempts where (handle_hash, state_hash) in
      (select handle_hash, state_hash from sign_in_attempts where created_at < ${ago(limits.attemptSeconds)} limit ${batch})`.execute(
      tx,
    )
    return Number(gone.numAffectedRows ?? 0)
  },

  /** Deletes one batch of sessions that ended long ago and whose token is revoked. */
  dropOldSessions: async (tx: AnyTransaction, keptDays: number, batch: number): Promise<number> => {
    const gone = await sql`delete from sessions where handle_hash in
      (select handle_hash from sessions where created_at < now() - make_interval(days => ${keptDays}) limit ${batch})`.execute(
      tx,
    )
    return Number(gone.numAffectedRows ?? 0)
  },
}
