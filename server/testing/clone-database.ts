import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { asOwner, inDatabase } from './template-database.ts'

export interface ClonedDatabase {
  /** For the product's own role. */
  url: string
  ownerUrl: string
  drop(): Promise<void>
}

/** A migrated, empty database for one test file. */
export const cloneDatabase = async (): Promise<ClonedDatabase> => {
  const services = inject('services')
  const name = `hub_test_${randomBytes(8).toString('hex')}`
  const run = (url: string, statement: string) => asOwner(url, async (owner) => void (await owner.query(statement)))
  await run(services.DATABASE_OWNER_URL, `create database ${name} template ${inject('template')}`)
  return {
    url: inDatabase(services.DATABASE_URL, name),
    ownerUrl: inDatabase(services.DATABASE_OWNER_URL, name),
    // As superuser, because a connection of the product's role may still be closing.
    drop: () => run(services.DATABASE_ADMIN_URL, `drop database if exists ${name} with (force)`),
  }
}
