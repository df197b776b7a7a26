import pMap from 'p-map'
import pg from 'pg'
import { expect, inject } from 'vitest'
import { beginLives } from '../testing/begin-lives.ts'
import { moveClock } from '../testing/business-clock.ts'
import type { Hub } from '../testing/hub.ts'
import { liveOn } from '../testing/random-life.ts'
import { allowedMoves, watchStates, writtenMoves } from '../testing/state-watch.ts'
import { inDatabase } from '../testing/template-database.ts'
import { hubTest } from '../testing/test.ts'
import { composeModules, dueWorkOf } from './compose-modules.ts'
import type { AcrossTransaction } from './platform/database/database.ts'

const SEED = 20_261_118
const FIRMS = 10
const ROUNDS = 3
/** As many as the hub has connections. */
const AT_ONCE = 5

const test = hubTest
  // Stories stay rows: nothing outside is called.
  .extend('overrides', { stories: (own) => ({ ...own, start: async () => false }) })
  .extend('admin', { scope: 'file' }, async ({ hub }, { onCleanup }) => {
    const name = new URL(hub.clone.url).pathname.slice(1)
    const admin = new pg.Client({ connectionString: inDatabase(inject('services').DATABASE_ADMIN_URL, name) })
    await admin.connect()
    onCleanup(() => admin.end())
    return admin
  })
  .extend('lives', { scope: 'file' }, ({ hub, admin }) =>
    beginLives({ hub, admin, firms: FIRMS, seed: SEED }, () => watchStates(admin)),
  )

/** Moves business time, so that trials end, invitations expire and can be sent again. */
const timePasses = async (hub: Hub, admin: pg.Client, round: number) => {
  await admin.query("update invitation_send set at = at - interval '15 days'")
  await admin.query("update organization set created_at = created_at - interval '15 days'")
  await moveClock(hub.clone.ownerUrl, `${15 * round} days`)
  const due = dueWorkOf(composeModules(hub.parts))
  for (const name of ['ended trials', 'expired invitations']) await due[name]?.()
}

test('B4 1,000 random lives write no status that its state table does not allow, and live through every row', async ({
  hub,
  admin,
  lives,
}) => {
  expect(lives).toHaveLength(1_000)
  for (let round = 1; round <= ROUNDS; round++) {
    await pMap(lives, (life) => liveOn(hub, life), { concurrency: AT_ONCE })
    await timePasses(hub, admin, round)
  }
  expect(await writtenMoves(admin)).toEqual(allowedMoves)
}, 180_000)

test('a store that writes a status its table does not allow is refused', async ({ hub, admin, lives }) => {
  expect(lives).not.toEqual([])
  const before = await writtenMoves(admin)
  const writes = (write: (tx: AcrossTransaction) => Promise<unknown>) => hub.parts.database.acrossFirms('test', write)
  const dropped = writes((tx) =>
    tx.updateTable('subscription').set({ status: 'INACTIVE' }).where('status', '=', 'ACTIVE').execute(),
  )
  await expect(dropped).rejects.toThrow('not allowed: subscription: ACTIVE > INACTIVE')
  const reopened = writes((tx) =>
    tx
      .updateTable('client_invitation')
      .set({ invitation_status: 'PENDING' })
      .where('invitation_status', '=', 'ACCEPTED')
      .execute(),
  )
  await expect(reopened).rejects.toThrow('not allowed: client_invitation: ACCEPTED > PENDING')
  const unarchived = writes((tx) =>
    tx
      .updateTable('business_client')
      .set({ status: 'NO_ACCESS', earlier_status: null })
      .where('earlier_status', '=', 'ACTIVE')
      .execute(),
  )
  await expect(unarchived).rejects.toThrow('not allowed: business_client: ARCHIVED > NO_ACCESS')
  expect(await writtenMoves(admin)).toEqual(before)
})
