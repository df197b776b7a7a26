import { readdir, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type MigrationBuilder, runner } from 'node-pg-migrate'
import { applyDefinitions } from './apply-definitions.ts'
import { LOCK_TIMEOUT, untilUnlocked } from './until-unlocked.ts'

const migrations = fileURLToPath(new URL('../../../migrations', import.meta.url))

/**
 * Goes on its own line, for statements PostgreSQL runs only outside a transaction, such as CREATE INDEX CONCURRENTLY.
 */
const OUTSIDE = /^-- outside of a transaction$/m

/**
 * Such a file is retried from the start, does not see firms' rows and has no lock timeout. It may therefore only contain
 * statements that wait without blocking others. Each statement is its own step.
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
      // Lets a data migration see every firm's rows despite forced row level security.
      pgm.sql(`set local lock_timeout = '${LOCK_TIMEOUT}'; set local app.migrating = 'yes'`)
      pgm.sql(text)
    }
  }
  return { id: basename(path, '.sql'), filePaths: [path], actions: { up } }
}

/** File names without their extension, as stored in schema_migrations. */
const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.sql')).map((name) => basename(name, '.sql'))

interface Options {
  log?: (line: string) => void
  folder?: string
}

/** Brings the schema up to date, one transaction per file. Run it as the owner role, never as the product's role. */
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
