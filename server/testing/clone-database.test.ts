import pg from 'pg'
import { expect, test } from 'vitest'
import { cloneDatabase } from './clone-database.ts'

test('a clone is migrated, empty, and open to the product’s own role', async () => {
  const clone = await cloneDatabase()
  const client = new pg.Client({ connectionString: clone.url })
  await client.connect()
  const { rows } = await client.query('select current_user as role, (select count(*)::int from users) as people')
  await client.end()
  await clone.drop()
  expect(rows).toEqual([{ role: 'hub_app', people: 0 }])
})
