import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { untilUnlocked } from './until-unlocked.ts'

const folder = fileURLToPath(new URL('../../../definitions/', import.meta.url))

const readDefinitions = async (): Promise<string> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return (await Promise.all(names.map((name) => readFile(folder + name, 'utf8')))).join('\n')
}

/** Held by whoever applies definitions, so that two deployments take turns. */
const TURN = 7_201_441

/**
 * Applies views, functions, triggers, policies and grants: after migrations, or when their files have changed. Locks are
 * given up well before PostgreSQL looks for a deadlock, so it never ends a request in our favour.
 */
export const applyDefinitions = async (
  ownerUrl: string,
  { anew, log }: { anew: boolean; log: (line: string) => void },
): Promise<void> => {
  const text = await readDefinitions()
  const hash = createHash('sha256').update(text).digest('hex')
  await untilUnlocked(async () => {
    const client = new pg.Client({ connectionString: ownerUrl })
    await client.connect()
    try {
      await client.query(`begin; select pg_advisory_xact_lock(${TURN});
        create table if not exists schema_definitions (hash text primary key);
        set local lock_timeout = '100ms'`)
      const { rowCount } = await client.query('select 1 from schema_definitions where hash = $1', [hash])
      if (rowCount && !anew) return
      log('applying definitions')
      await client.query(text)
      await client.query('delete from schema_definitions')
      await client.query('insert into schema_definitions values ($1)', [hash])
      await client.query('commit')
    } finally {
      await client.end()
    }
  })
}
