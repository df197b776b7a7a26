import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { migrate } from '../src/platform/database/migrate.ts'

const schema = [new URL('../migrations/', import.meta.url), new URL('../definitions/', import.meta.url)]
const roles = new URL('../../deploy/roles.sql', import.meta.url)
const LOCK = 7_340_001

/**
 * Named by a hash of roles, migrations and definitions, so that an unchanged schema is migrated once and two runs never
 * share a half-made one.
 */
const templateName = (): string => {
  const hash = createHash('sha256').update(readFileSync(roles))
  for (const folder of schema)
    for (const file of readdirSync(folder).sort()) hash.update(file).update(readFileSync(new URL(file, folder)))
  return `hub_template_${hash.digest('hex').slice(0, 16)}`
}

export const makeTemplate = async (ownerUrl: string): Promise<string> => {
  const name = templateName()
  await asOwner(ownerUrl, async (owner) => {
    await owner.query('select pg_advisory_lock($1)', [LOCK])
    const known = await owner.query('select 1 from pg_database where datname = $1', [name])
    if (known.rowCount) return
    const raw = `${name}_raw`
    await owner.query(`drop database if exists ${raw} with (force)`)
    await owner.query(`create database ${raw}`)
    await migrate(inDatabase(ownerUrl, raw))
    await owner.query(`alter database ${raw} rename to ${name}`)
  })
  return name
}

export const inDatabase = (url: string, name: string): string => {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}

export const asOwner = async <T>(ownerUrl: string, work: (owner: pg.Client) => Promise<T>): Promise<T> => {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  try {
    return await work(owner)
  } finally {
    await owner.end()
  }
}
