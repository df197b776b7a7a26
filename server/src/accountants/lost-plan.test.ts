import { expect } from 'vitest'
import { moveClock } from '../../testing/business-clock.ts'
import { addressOf } from '../../testing/business-on-books.ts'
import type { Hub } from '../../testing/hub.ts'
import { awaitMail, mailsTo } from '../../testing/inbox.ts'
import { actsOf, type OneClient } from '../../testing/one-client.ts'
import { hasPaidClient } from '../../testing/paid-plan.ts'
import { archive, invoicesOf, onDay, paidPlus, planOf } from '../../testing/plan-calls.ts'
import { hubTest } from '../../testing/test.ts'
import { verifyClientRows } from '../client-list/rebuild-client-rows.ts'
import { lockRelations } from '../clients/lock-client.ts'
import { composeModules, dueWorkOf } from '../compose-modules.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { newUuid } from '../platform/ids/ids.ts'
import { followTeam } from './follow-team.ts'

const test = hubTest.extend('runsStories', true)

/** The owner removes everyone, as the hub reads it from Books. */
const isRemoved = async (hub: Hub, { account_id, uuid }: OneClient): Promise<void> => {
  const { database, stories } = hub.parts
  const begun = await database.acrossFirms('test', async (tx) => {
    await lockRelations(tx, account_id)
    const following = await followTeam(tx, account_id, { version: 1, opened_by: uuid, members: [] })
    await stories.writeAll(tx, following)
    return following
  })
  for (const story of begun) await stories.start(story)
}

test('DEC-61 DEC-17 a paying firm that the owner removes is told, pays no further period, and can archive', async ({
  hub,
  ownFirm,
}) => {
  const client_name = `Bakery ${newUuid()}`
  const client = await hasPaidClient(hub, ownFirm, paidPlus, { client_name })
  await onDay(hub, () => isRemoved(hub, client))
  expect(await planOf(ownFirm, client)).toMatchObject({ status: 'ACTIVE', ends_on: '2027-03-04', next_bill_on: null })
  const acts = await actsOf(hub, ownFirm, client.uuid)
  expect(acts.map(({ act }) => act)).toEqual(['team_left', 'cancellation_scheduled'])
  const mail = await awaitMail(await addressOf(hub, ownFirm))
  expect(mail.subject).toBe(`Your plan for ${client_name} ends after March 3, 2027`)
  expect(await archive(ownFirm, client)).toMatchObject({ status: 'ARCHIVED' })
  await moveClock(hub.clone.ownerUrl, '200 days')
  await dueWorkOf(composeModules(hub.parts))['renewals one by one']?.()
  expect(await planOf(ownFirm, client)).toMatchObject({ status: 'CANCELLED' })
  await moveClock(hub.clone.ownerUrl, '0 days')
  expect(await invoicesOf(hub, ownFirm, client)).toEqual([])
  expect(await verifyClientRows(hub.parts)).toEqual({ rows: 0, counts: 0 })
})

test('DEC-61 the plan of a client that pays for itself goes on', async ({ hub, ownFirm }) => {
  const client = await hasPaidClient(hub, ownFirm, paidPlus)
  await hub.parts.database.inFirm(wholeFirm(ownFirm.organization_uuid), (tx) =>
    tx.updateTable('business_client').set({ billing_owner: 'CLIENT' }).where('uuid', '=', client.uuid).execute(),
  )
  await onDay(hub, () => isRemoved(hub, client))
  expect(await planOf(ownFirm, client)).toMatchObject({ status: 'ACTIVE', ends_on: null })
  expect(await mailsTo(await addressOf(hub, ownFirm))).toEqual([])
})
