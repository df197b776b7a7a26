import { randomBytes } from 'node:crypto'
import { asOwner, inDatabase, makeTemplate } from '../../server/testing/template-database.ts'
import type { ServicesEnvironment } from '../services/environment.ts'

export interface OwnDatabase {
  /** As the product's own role. */
  url: string
  /** As the owner of its tables, who migrates it. */
  ownerUrl: string
  /** As a superuser, whom row level security hides nothing from: for the oracle. */
  adminUrl: string
  drop(): Promise<void>
}

/** A migrated, empty database of a run's own. */
export const ownDatabase = async (services: ServicesEnvironment): Promise<OwnDatabase> => {
  const template = await makeTemplate(services.DATABASE_OWNER_URL)
  const name = `hub_faults_${randomBytes(8).toString('hex')}`
  const run = (as: string, statement: string) => asOwner(as, async (client) => void (await client.query(statement)))
  await run(services.DATABASE_OWNER_URL, `create database ${name} template ${template}`)
  return {
    url: inDatabase(services.DATABASE_URL, name),
    ownerUrl: inDatabase(services.DATABASE_OWNER_URL, name),
    adminUrl: inDatabase(services.DATABASE_ADMIN_URL, name),
    // Only a superuser ends the oracle's last connections.
    drop: () => run(services.DATABASE_ADMIN_URL, `drop database if exists ${name} with (force)`),
  }
}
