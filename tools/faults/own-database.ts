import { randomBytes } from 'node:crypto'
import { asOwner, inDatabase, makeTemplate } from '../../server/testing/template-database.ts'
import type { ServicesEnvironment } from '../services/environment.ts'

export interface OwnDatabase {
  /** Connects as the product's own role. */
  url: string
  /** Connects as the owner of the tables, who migrates. */
  ownerUrl: string
  /** Connects as a superuser, who bypasses row level security: for the oracle. */
  adminUrl: string
  drop(): Promise<void>
}

/** Creates a migrated, empty database for a run. */
export const ownDatabase = async (services: ServicesEnvironment): Promise<OwnDatabase> => {
  const template = await makeTemplate(services.DATABASE_OWNER_URL)
  const name = `hub_faults_${randomBytes(8).toString('hex')}`
  const run = (as: string, statement: string) => asOwner(as, async (client) => void (await client.query(statement)))
  await run(services.DATABASE_OWNER_URL, `create database ${name} template ${template}`)
  return {
    url: inDatabase(services.DATABASE_URL, name),
    ownerUrl: inDatabase(services.DATABASE_OWNER_URL, name),
    adminUrl: inDatabase(services.DATABASE_ADMIN_URL, name),
    // Only a superuser can end the oracle's last connections.
    drop: () => run(services.DATABASE_ADMIN_URL, `drop database if exists ${name} with (force)`),
  }
}
