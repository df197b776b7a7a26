import { fileURLToPath } from 'node:url'
import { runner } from 'node-pg-migrate'

const migrations = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** Brings the schema up to date; run by the owner's role, never by the product's. */
export const migrate = (ownerUrl: string, log: (line: string) => void = () => undefined) =>
  runner({
    databaseUrl: ownerUrl,
    dir: migrations,
    direction: 'up',
    migrationsTable: 'schema_migrations',
    checkOrder: true,
    singleTransaction: true,
    log,
  })
