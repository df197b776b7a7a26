import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type MigrationBuilder, runner } from 'node-pg-migrate'
import { applyDefinitions } from './apply-definitions.ts'
import { untilUnlocked } from './until-unlocked.ts'

const migrations = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** On a line of its own, for what PostgreSQL does outside of a transaction only, such as an index made CONCURRENTLY. */
const OUTSIDE = /^-- outside of a transaction$/m

const load = async (path: string) => {
  const text = await readFile(path, 'utf8')
  const up = (pgm: MigrationBuilder) => {
    if (OUTSIDE.test(text)) pgm.noTransaction()
    // A data migration sees the rows of every firm, forced policies or not.
    else pgm.sql("set local lock_timeout = '1s'; set local app.migrating = 'yes'")
    pgm.sql(text)
  }
  return { id: basename(path, '.sql'), filePaths: [path], actions: { up } }
}

interface Options {
  log?: (line: string) => void
  folder?: string
}

/** Brings the schema up to date, one transaction per file; run by the owner's role, never by the product's. */
export const migrate = async (
  ownerUrl: string,
  { log = () => undefined, folder = migrations }: Options = {},
): Promise<void> => {
  const run = await untilUnlocked(() =>
    runner({
      databaseUrl: ownerUrl,
      dir: folder,
      direction: 'up',
      migrationsTable: 'schema_migrations',
      checkOrder: true,
      singleTransaction: false,
      migrationLoaderStrategies: [{ extensions: ['.sql'], loader: (paths) => Promise.all(paths.map(load)) }],
      log,
    }),
  )
  await applyDefinitions(ownerUrl, { anew: run.length > 0, log })
}
