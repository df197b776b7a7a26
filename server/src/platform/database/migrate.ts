import { readdir, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type MigrationBuilder, runner } from 'node-pg-migrate'
import { applyDefinitions } from './apply-definitions.ts'
import { LOCK_TIMEOUT, untilUnlocked } from './until-unlocked.ts'

const migrations = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** On a line of its own, for what PostgreSQL does outside of a transaction only, such as an index made CONCURRENTLY. */
const OUTSIDE = /^-- outside of a transaction$/m

/**
 * Such a file is tried again from its beginning, and neither sees the rows of firms nor gives up a lock: it may do nothing
 * but what waits without being in anybody's way. Each statement is a step of its own.
 */
const concurrentSteps = (path: string, text: string): string[] => {
  const statements = text
    .replace(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
  const other = statements.find((statement) => !/^(create (unique )?|drop |re)index concurrently /i.test(statement))
  if (other) throw new Error(`${basename(path)} runs outside of a transaction and may only work CONCURRENTLY: ${other}`)
  return statements
}

const load = async (path: string) => {
  const text = await readFile(path, 'utf8')
  const up = (pgm: MigrationBuilder) => {
    if (OUTSIDE.test(text)) {
      pgm.noTransaction()
      for (const step of concurrentSteps(path, text)) pgm.sql(step)
    } else {
      // A data migration sees the rows of every firm, forced policies or not.
      pgm.sql(`set local lock_timeout = '${LOCK_TIMEOUT}'; set local app.migrating = 'yes'`)
      pgm.sql(text)
    }
  }
  return { id: basename(path, '.sql'), filePaths: [path], actions: { up } }
}

/** Without their ending, as schema_migrations has them. */
const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.sql')).map((name) => basename(name, '.sql'))

interface Options {
  log?: (line: string) => void
  folder?: string
}

/** Brings the schema up to date, one transaction per file; run by the owner's role, never by the product's. */
export const migrate = async (
  ownerUrl: string,
  { log = () => undefined, folder = migrations }: Options = {},
): Promise<void> => {
  await untilUnlocked(() =>
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
  await applyDefinitions(ownerUrl, { migrations: await namesIn(folder), log })
}
