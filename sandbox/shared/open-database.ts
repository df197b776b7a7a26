import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'

export interface SandboxDatabase {
  one<Row>(sql: string, ...values: SQLInputValue[]): Row | undefined
  all<Row>(sql: string, ...values: SQLInputValue[]): Row[]
  /** Returns the number of rows changed. */
  run(sql: string, ...values: SQLInputValue[]): number
  /** Runs in one transaction. */
  together<Result>(work: () => Result): Result
  close(): void
}

/** Opens one SQLite file. Acknowledged changes survive a kill of the process. */
export const openDatabase = (file: string, prepare: (database: DatabaseSync) => void): SandboxDatabase => {
  const database = new DatabaseSync(file)
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000')
  prepare(database)
  const known = new Map<string, StatementSync>()
  const prepared = (sql: string): StatementSync => {
    const statement = known.get(sql) ?? database.prepare(sql)
    known.set(sql, statement)
    return statement
  }
  return {
    one: <Row>(sql: string, ...values: SQLInputValue[]) => prepared(sql).get(...values) as Row | undefined,
    all: <Row>(sql: string, ...values: SQLInputValue[]) => prepared(sql).all(...values) as Row[],
    run: (sql, ...values) => Number(prepared(sql).run(...values).changes),
    together: (work) => {
      if (database.isTransaction) return work()
      database.exec('begin immediate')
      try {
        const result = work()
        database.exec('commit')
        return result
      } catch (error) {
        database.exec('rollback')
        throw error
      }
    },
    close: () => database.close(),
  }
}
