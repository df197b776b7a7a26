import { sql } from 'kysely'
import { expect } from 'vitest'
import { signInTest as test } from '../../testing/test.ts'
import { removeOldLinks } from '../people/remove-old-links.ts'
import { removeExpiredRecords } from '../sessions/remove-expired-records.ts'

const MORE_THAN_A_BATCH = 12_000

test('links used or expired more than 30 days ago are removed, however many, and newer ones stay', async ({
  signIn,
}) => {
  const { once } = signIn.parts.database
  const { id } = await signIn.person()
  const add = (first: number, count: number, used: string | null, expires: string) =>
    sql`insert into sign_in_links (uuid, user_id, kind, generation, token_hash, created_at, expires_at, used_at)
      select gen_random_uuid(), ${id}, 'reset', n, sha256(n::text::bytea), now() - interval '90 days',
        now() + ${expires}::interval, now() + ${used}::interval
      from generate_series(${first}::int, ${first + count - 1}::int) n`.execute(once)
  await add(1, MORE_THAN_A_BATCH, null, '-31 days')
  await add(20_001, 1, '-31 days', '-31 days')
  await add(30_001, 1, null, '-29 days')
  await add(30_002, 1, '-29 days', '-29 days')
  await add(30_003, 1, null, '1 hour')
  expect(await removeOldLinks(signIn.parts)()).toBe(MORE_THAN_A_BATCH + 1)
  const left = await once.selectFrom('sign_in_links').select('generation').orderBy('generation').execute()
  expect(left.map(({ generation }) => generation)).toEqual([30_001, 30_002, 30_003])
})

test('expired records of the provider are removed, however many, and live ones stay', async ({ signIn }) => {
  const { once } = signIn.parts.database
  await sql`insert into oidc_records (kind, id, payload, expires_at)
    select 'Session', n::text, '{}', now() + case when n = 1 then interval '1 hour' else interval '-1 second' end
    from generate_series(1, ${MORE_THAN_A_BATCH + 1}::int) n`.execute(once)
  expect(await removeExpiredRecords(signIn.parts)()).toBe(MORE_THAN_A_BATCH)
  const left = await once.selectFrom('oidc_records').select('id').execute()
  expect(left).toEqual([{ id: '1' }])
})
