import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { LOCK_TIMEOUT, untilUnlocked } from './until-unlocked.ts'

const folder = fileURLToPath(new URL('../../../definitions/', import.meta.url))

const readDefinitions = async (): Promise<string> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return (await Promise.all(names.map((name) => readFile(folder + name, 'utf8')))).join('\n')
}

/** Advisory lock, so that two deployments take turns applying definitions. */
const TURN = 7_201_441

interface Given {
  /** Names of the migrations in this release. */
  migrations: readonly string[]
  log: (line: string) => void
}

/**
 * Applies views, functions, triggers, policies and grants if their files have changed or a migration has run since the
 * last time, even if that run was interrupted.
 */
export const applyDefinitions = async (ownerUrl: string, { migrations, log }: Given): Promise<void> => {
  const text = await readDefinitions()
  await untilUnlocked(async () => {
    const client = new pg.Client({ connectionString: ownerUrl })
    await client.connect()
    try {
      await client.query(`begin; select pg_advisory_xact_lock(${TURN});
        create table if not exists schema_definitions (hash text primary key);
        set local lock_timeout = '${LOCK_TIMEOUT}'`)
      const { rows } = await client.query<{ name: string }>('select name from schema_migrations order by name')
      const later = rows.filter(({ name }) => !migrations.includes(name))
      if (later.length > 0) throw new Error(`the database is ahead of this release: ${later.map(({ name }) => name)}`)
      const hash = createHash('sha256').update(text)
      for (const { name } of rows) hash.update(name)
      const stands = hash.digest('hex')
      const { rowCount } = await client.query('select 1 from schema_definitions where hash = $1', [stands])
      if (rowCount) return
      log('applying definitions')
      await client.query(text)
      await client.query('delete from schema_definitions')
      await client.query('insert into schema_definitions values ($1)', [stands])
      await client.query('commit')
    } finally {
      await client.end()
    }
  })
}
