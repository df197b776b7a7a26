import { readdir, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type MigrationBuilder, runner } from 'node-pg-migrate'
import { applyDefinitions } from './apply-definitions.ts'
import { stepsOf } from './migration-steps.ts'
import { LOCK_TIMEOUT, untilUnlocked } from './until-unlocked.ts'

const migrations = fileURLToPath(new URL('../../../migrations', import.meta.url))

const load = async (path: string) => {
  const text = await readFile(path, 'utf8')
  const up = (pgm: MigrationBuilder) => {
    const { isInTransaction, statements } = stepsOf(basename(path), text)
    // Lets a data migration see every firm's rows despite forced row level security.
    if (isInTransaction) pgm.sql(`set local lock_timeout = '${LOCK_TIMEOUT}'; set local app.migrating = 'yes'`)
    else pgm.noTransaction()
    for (const statement of statements) pgm.sql(statement)
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
