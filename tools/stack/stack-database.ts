import { asOwner, inDatabase, makeTemplate } from '../../server/testing/template-database.ts'
import { isAlive } from '../processes/pids.ts'
import type { ServicesEnvironment } from '../services/environment.ts'

export interface StackDatabase {
  /** Connects as the product's own role. */
  url: string
  /** Connects as superuser, who bypasses row level security. */
  adminUrl: string
  drop(): Promise<void>
}

const PREFIX = 'hub_stack_'

/** Creates a migrated, empty database named after this process, and removes those of processes that were killed. */
export const stackDatabase = async (services: ServicesEnvironment): Promise<StackDatabase> => {
  const name = `${PREFIX}${process.pid}`
  const template = await makeTemplate(services.DATABASE_OWNER_URL)
  // As superuser, to end connections of the product's role that are still closing.
  const drop = (database: string) =>
    asOwner(services.DATABASE_ADMIN_URL, async (admin) => {
      await admin.query(`drop database if exists ${database} with (force)`)
    })
  await asOwner(services.DATABASE_OWNER_URL, async (owner) => {
    const { rows } = await owner.query('select datname from pg_database where starts_with(datname, $1)', [PREFIX])
    for (const { datname } of rows)
      if (datname === name || !isAlive(Number(datname.slice(PREFIX.length)))) await drop(datname)
    await owner.query(`create database ${name} template ${template}`)
  })
  return {
    url: inDatabase(services.DATABASE_URL, name),
    adminUrl: inDatabase(services.DATABASE_ADMIN_URL, name),
    drop: () => drop(name),
  }
}
