import {
  type ClientRun,
  RESULTS_MAX,
  type RunAction,
  type RunResult,
} from '@partner-hub/contracts/clients/client-runs.ts'
import type { FirmRole } from '@partner-hub/contracts/firms/firm-roles.ts'
import { sql } from 'kysely'
import { wall } from '../platform/clock/clock.ts'
import type { AcrossTransaction, FirmTransaction } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'

const runColumns = [
  'uuid',
  'action',
  'total',
  'done',
  'refused',
  'started_by',
  'started_at',
  'finished_at',
  'undone_at',
] as const

const person = sql<string | null>`(select nullif(btrim(u.first_name || ' ' || u.last_name), '')
  from membership m join users u on u.id = m.user_id
  where m.organization_uuid = client_run.organization_uuid and m.user_id = client_run.started_by)`.as('person')

/** Identifies a run. Every statement names the firm, in addition to row level security. */
export interface OfRun {
  readonly organization_uuid: string
  readonly run: string
}

/** Runs over several clients and the outcome per client: all SQL of these tables. */
export const clientRunStore = {
  insert: async (
    tx: FirmTransaction,
    { organization_uuid, run }: OfRun,
    { action, started_by, clients }: { action: RunAction; started_by: number; clients: readonly string[] },
  ): Promise<void> => {
    await tx
      .insertInto('client_run')
      .values({ organization_uuid, uuid: run, action, total: clients.length, started_by, started_at: wall.now() })
      .execute()
    await sql`insert into client_run_item (organization_uuid, run, position, business_client)
      select ${organization_uuid}::uuid, ${run}::uuid, position, uuid
      from unnest(${clients}::uuid[]) with ordinality as named (uuid, position)`.execute(tx)
  },

  find: (tx: FirmTransaction, { organization_uuid, run }: OfRun) =>
    tx
      .selectFrom('client_run')
      .select([...runColumns, person])
      .where('organization_uuid', '=', organization_uuid)
      .where('uuid', '=', run)
      .executeTakeFirst(),

  listSince: (tx: FirmTransaction, firm: string, since: Date) =>
    tx
      .selectFrom('client_run')
      .select([...runColumns, person])
      .where('organization_uuid', '=', firm)
      .where('started_at', '>', since)
      .orderBy('started_at', 'desc')
      .limit(100)
      .execute(),

  listResults: async (tx: FirmTransaction, { organization_uuid, run }: OfRun): Promise<RunResult[]> => {
    const { rows } = await sql<RunResult>`select i.business_client as uuid, c.client_name as name, i.outcome, i.reason
      from client_run_item i
      join business_client c on c.organization_uuid = i.organization_uuid and c.uuid = i.business_client
      where i.organization_uuid = ${organization_uuid} and i.run = ${run}
      order by i.outcome <> 'refused', i.position limit ${RESULTS_MAX}`.execute(tx)
    return rows
  },

  /** False if already undone, still running or not an archive run. Of two concurrent calls one succeeds. */
  markUndone: async (tx: FirmTransaction, { organization_uuid, run }: OfRun): Promise<boolean> => {
    const { numUpdatedRows } = await tx
      .updateTable('client_run')
      .set({ undone_at: wall.now() })
      .where('organization_uuid', '=', organization_uuid)
      .where('uuid', '=', run)
      .where('action', '=', 'archive')
      .where('finished_at', 'is not', null)
      .where('undone_at', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows > 0
  },

  /** The clients that a run has changed. */
  listDone: async (tx: FirmTransaction, { organization_uuid, run }: OfRun): Promise<string[]> => {
    const { rows } = await sql<{ uuid: string }>`select c.uuid from client_run_item i
      join business_client c on c.organization_uuid = i.organization_uuid and c.uuid = i.business_client
      where i.organization_uuid = ${organization_uuid} and i.run = ${run} and i.outcome = 'done'
      order by i.position`.execute(tx)
    return rows.map(({ uuid }) => uuid)
  },

  /** Whether the reader still sees every client that the run changed or exported. */
  isWhollySeen: async (tx: FirmTransaction, { organization_uuid, run }: OfRun): Promise<boolean> => {
    const { rows } = await sql<{ is_seen: boolean }>`select not exists (select from client_run_item i
      where i.organization_uuid = ${organization_uuid} and i.run = ${run} and i.outcome = 'done'
        and not exists (select from business_client c
          where c.organization_uuid = i.organization_uuid and c.uuid = i.business_client)) as is_seen`.execute(tx)
    return rows[0]?.is_seen === true
  },

  /** The member who started the run, if they still belong to the firm. */
  findStarter: (tx: FirmTransaction, organization_uuid: string, user_id: number) =>
    tx
      .selectFrom('membership as m')
      .innerJoin('users as u', 'u.id', 'm.user_id')
      .select(['u.uuid as user_uuid', sql<FirmRole>`m.role`.as('role')])
      .where('m.organization_uuid', '=', organization_uuid)
      .where('m.user_id', '=', user_id)
      .executeTakeFirst(),

  /** Empty once the run has finished or was stopped. */
  listWaiting: (tx: FirmTransaction, { organization_uuid, run }: OfRun, limit: number) =>
    tx
      .selectFrom('client_run_item as i')
      .innerJoin('client_run as r', (join) =>
        join.onRef('r.organization_uuid', '=', 'i.organization_uuid').onRef('r.uuid', '=', 'i.run'),
      )
      .select(['i.position', 'i.business_client'])
      .where('i.organization_uuid', '=', organization_uuid)
      .where('i.run', '=', run)
      .where('i.outcome', '=', 'waiting')
      .where('r.finished_at', 'is', null)
      .orderBy('i.position')
      .limit(limit)
      .execute(),

  /** Locks the run until the client has its outcome, so that stopping waits for the client in progress. */
  isOpen: async (tx: FirmTransaction, { organization_uuid, run }: OfRun): Promise<boolean> => {
    const open = await tx
      .selectFrom('client_run')
      .select('uuid')
      .where('organization_uuid', '=', organization_uuid)
      .where('uuid', '=', run)
      .where('finished_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    return open !== undefined
  },

  /** False if the client already has its outcome or the run was stopped: the caller has nothing left to do. */
  settle: async (
    tx: FirmTransaction,
    { organization_uuid, run }: OfRun,
    position: number,
    refusal?: string,
  ): Promise<boolean> => {
    if (!(await clientRunStore.isOpen(tx, { organization_uuid, run }))) return false
    const outcome = refusal ? 'refused' : 'done'
    const settled = await tx
      .updateTable('client_run_item')
      .set({ outcome, reason: refusal ?? null })
      .where('organization_uuid', '=', organization_uuid)
      .where('run', '=', run)
      .where('position', '=', position)
      .where('outcome', '=', 'waiting')
      .returning('position')
      .execute()
    return settled.length === 1
  },

  count: (tx: FirmTransaction, { organization_uuid, run }: OfRun, outcome: 'done' | 'refused') =>
    tx
      .updateTable('client_run')
      .set((row) => ({ [outcome]: row(outcome, '+', 1) }))
      .where('organization_uuid', '=', organization_uuid)
      .where('uuid', '=', run)
      .execute(),

  /** Marks waiting clients as done, or as refused if the reader no longer sees them. Counted by `countSettled`. */
  settleAll: async (tx: FirmTransaction, { organization_uuid, run }: OfRun): Promise<void> => {
    await sql`with seen as (select c.uuid from business_client c where c.organization_uuid = ${organization_uuid})
      update client_run_item i set outcome = case when i.business_client in (select uuid from seen) then 'done' else 'refused' end,
        reason = case when i.business_client in (select uuid from seen) then null else 'not_found' end
      where i.organization_uuid = ${organization_uuid} and i.run = ${run} and i.outcome = 'waiting'`.execute(tx)
  },

  /** False after a stop: nothing is counted. */
  countSettled: async (tx: FirmTransaction, { organization_uuid, run }: OfRun): Promise<boolean> => {
    const { numAffectedRows } = await sql`update client_run r set done = n.done, refused = n.refused
      from (select count(*) filter (where outcome = 'done') as done, count(*) filter (where outcome = 'refused') as refused
        from client_run_item where organization_uuid = ${organization_uuid} and run = ${run}) n
      where r.organization_uuid = ${organization_uuid} and r.uuid = ${run} and r.finished_at is null`.execute(tx)
    return numAffectedRows === 1n
  },

  /** Marks every client as waiting again. */
  unsettleAll: (tx: FirmTransaction, { organization_uuid, run }: OfRun) =>
    tx
      .updateTable('client_run_item')
      .set({ outcome: 'waiting', reason: null })
      .where('organization_uuid', '=', organization_uuid)
      .where('run', '=', run)
      .execute(),

  /** False if it had already ended. */
  finish: async (tx: FirmTransaction, { organization_uuid, run }: OfRun): Promise<boolean> => {
    const { numUpdatedRows } = await tx
      .updateTable('client_run')
      .set({ finished_at: wall.now() })
      .where('organization_uuid', '=', organization_uuid)
      .where('uuid', '=', run)
      .where('finished_at', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows > 0
  },

  /** Runs that ended at least this many days ago; never one that is still running. */
  listOld: (tx: AcrossTransaction, days: number, limit: number) =>
    tx
      .selectFrom('client_run')
      .select(['organization_uuid', 'uuid as run', 'action'])
      .where('finished_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
      .orderBy('finished_at')
      .limit(limit)
      .execute(),

  remove: async (tx: AcrossTransaction, { organization_uuid, run }: OfRun): Promise<void> => {
    await tx
      .deleteFrom('client_run_item')
      .where('organization_uuid', '=', organization_uuid)
      .where('run', '=', run)
      .execute()
    await tx
      .deleteFrom('client_run')
      .where('organization_uuid', '=', organization_uuid)
      .where('uuid', '=', run)
      .execute()
  },
}

type Stored = Awaited<ReturnType<typeof clientRunStore.listSince>>[number]

export const statusOfRun = ({ finished_at, done, refused, total }: Stored): ClientRun['status'] => {
  if (!finished_at) return 'RUNNING'
  return done + refused < total ? 'STOPPED' : 'DONE'
}

export const runRecord = (stored: Stored, { user_id }: Member): ClientRun => ({
  uuid: stored.uuid,
  action: stored.action as RunAction,
  status: statusOfRun(stored),
  total: stored.total,
  done: stored.done,
  refused: stored.refused,
  started_at: stored.started_at.toISOString(),
  finished_at: stored.finished_at?.toISOString() ?? null,
  undone: stored.undone_at !== null,
  is_own: stored.started_by === user_id,
  person: stored.person,
})
