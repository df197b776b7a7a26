import { Kysely, PostgresDialect, type PostgresPoolClient, type RawBuilder } from 'kysely'
import pg from 'pg'
import type { Log } from '../log/log.ts'
import { NamedClient } from './named-client.ts'
import type { Scope } from './scope.ts'
import type { Tables } from './tables.ts'

type Transaction<Door extends string> = Kysely<Tables> & { readonly door: Door }

/** Reads and writes one firm's rows within its scope, and the tables that belong to no firm. */
export type FirmTransaction = Transaction<'firm'>
/** Sees the rows of every firm; for sweeps, webhooks, rebuilds and public tokens. */
export type AcrossTransaction = Transaction<'across'>
/** Sees no tenant rows: only people, sessions, provider records and stories. */
export type SharedTransaction = Transaction<'shared'>
export type AnyTransaction = Kysely<Tables>

export interface Database {
  inFirm<T>(scope: Scope, work: (tx: FirmTransaction) => Promise<T>): Promise<T>
  /** A single read in the firm's scope. The statement and its transaction are sent in one packet. */
  readInFirm<Row>(scope: Scope, statement: RawBuilder<Row>): Promise<Row[]>
  acrossFirms<T>(reason: string, work: (tx: AcrossTransaction) => Promise<T>): Promise<T>
  shared<T>(work: (tx: SharedTransaction) => Promise<T>): Promise<T>
  /** One statement outside any firm, without the cost of a transaction. */
  readonly once: Kysely<Tables>
  isReady(): Promise<boolean>
  close(): Promise<void>
}

export interface DatabaseOptions {
  url: string
  poolSize: number
  statementTimeoutMs: number
  log: Log
  /** Fault-injection tests pass a client that dies at a chosen point. */
  Client?: typeof pg.Client
}

// uuid columns arrive as text, bigint ids fit a double, and timestamps are sent as ISO text. A date has no time zone, so
// it stays 'YYYY-MM-DD'.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, String)

export const createDatabase = (options: DatabaseOptions): Database => {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize,
    connectionTimeoutMillis: 2_000,
    statement_timeout: options.statementTimeoutMs,
    lock_timeout: Math.min(options.statementTimeoutMs, 3_000),
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    // Statements are sent without waiting for the previous reply, so BEGIN and setting the firm cost no round trip.
    pipeline: true,
    Client: options.Client ?? NamedClient,
  } as pg.PoolConfig)
  pool.on('error', (error) => options.log.warn({ error: error.message }, 'idle database connection lost'))
  // A checked-out connection can drop between two statements. Without a listener that would end the process; the next
  // statement reports it.
  pool.on('connect', (client) => client.on('error', () => undefined))

  const transact = async <T>(opening: readonly Statement[], work: (tx: Kysely<Tables>) => Promise<T>): Promise<T> => {
    const client = await pool.connect()
    let broken: Error | undefined
    const onError = (error: Error) => {
      broken = error
    }
    client.on('error', onError)
    try {
      const opened = Promise.all([
        client.query('begin'),
        ...opening.map(({ text, values }) => client.query(text, values)),
      ])
      opened.catch(() => undefined) // the await below reports it, even if the work fails first
      const tx = onConnection(client)
      const result = await work(tx)
      await opened
      const ended = await client.query('commit')
      // If a failed statement was swallowed, COMMIT becomes ROLLBACK without an error.
      if (ended.command !== 'COMMIT') throw new Error('the transaction was rolled back')
      return result
    } catch (error) {
      await client.query('rollback').catch((lost: Error) => {
        broken ??= lost
      })
      throw error
    } finally {
      client.off('error', onError)
      client.release(broken)
    }
  }

  const once = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })

  return {
    inFirm: (scope, work) => transact([asScope(scope)], (tx) => work(tx as FirmTransaction)),
    readInFirm: async (scope, statement) => {
      const { sql, parameters } = statement.compile(once)
      const entry = asScope(scope)
      const client = await pool.connect()
      try {
        const answers = await Promise.allSettled([
          client.query('begin'),
          client.query(entry.text, entry.values),
          client.query(sql, [...parameters]),
          client.query('commit'),
        ])
        const failed = answers.find((answer) => answer.status === 'rejected')
        if (failed) throw failed.reason
        return (answers[2] as PromiseFulfilledResult<pg.QueryResult>).value.rows
      } finally {
        client.release()
      }
    },
    acrossFirms: (reason, work) => {
      options.log.debug({ reason }, 'across firms')
      return transact([{ text: 'set local role hub_across' }], (tx) => work(tx as AcrossTransaction))
    },
    shared: (work) => transact([], (tx) => work(tx as SharedTransaction)),
    once,
    isReady: () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    close: () => pool.end(),
  }
}

interface Statement {
  text: string
  values?: unknown[]
}

const asScope = (scope: Scope): Statement => ({
  text: "select set_config('app.organization_uuid', $1, true), set_config('app.assigned_to', $2, true)",
  values: [scope.organization_uuid, scope.clients === 'all' ? '' : String(scope.user_id)],
})

/** Kysely on a connection whose transaction is already open. */
const onConnection = (client: pg.PoolClient): Kysely<Tables> => {
  const lent = { query: client.query.bind(client), release: () => undefined } as unknown as PostgresPoolClient
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: { connect: async () => lent, end: async () => undefined, options: {} } }),
  })
}
