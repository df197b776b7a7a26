import { changePayer } from '@partner-hub/contracts/billing/payers.ts'
import { acceptAccountantInvitation } from '@partner-hub/contracts/books/accountant-invitations.ts'
import { listClientActivity } from '@partner-hub/contracts/clients/client-activity.ts'
import { expect } from 'vitest'
import { isInvitedAsAccountant } from '../../testing/accountant-invitation.ts'
import type { FirmCaller, Hub } from '../../testing/hub.ts'
import { actsOf, type OneClient } from '../../testing/one-client.ts'
import { hasFirmPaidClient } from '../../testing/paid-plan.ts'
import { archive, giveUp, invoicesOf, planOf, refusedToGiveUp, select, yearly } from '../../testing/plan-calls.ts'
import { hasCard } from '../../testing/saved-card.ts'
import { hubTest } from '../../testing/test.ts'
import { verifyClientRows } from '../client-list/rebuild-client-rows.ts'
import type { Database } from '../platform/database/database.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { newUuid } from '../platform/ids/ids.ts'
import { finishPlanChange } from './finish-plan-change.ts'

// No worker runs, so a charge is never settled: the test ends the change itself.
const test = hubTest.extend('settings', { CHARGE_WAIT_MS: '50' })

const isCharging = async (hub: Hub, firm: FirmCaller): Promise<{ client: OneClient; change: string }> => {
  const client = await hasFirmPaidClient(hub, firm, { invitation_status: 'PENDING' })
  await hasCard(hub, firm)
  const { body } = await select(firm, client, { ...yearly('Starter', 1), charge_today: '190.00' })
  expect(body).toMatchObject({ outcome: 'charging', subscription: { status: 'DIRECT_BILLING_PENDING' } })
  const { uuid } = await hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
    tx.selectFrom('plan_change').select('uuid').where('account_id', '=', client.account_id).executeTakeFirstOrThrow(),
  )
  return { client, change: uuid }
}

/** The process dies before the commit, or before it knows of the commit. */
const dying = (database: Database, when: 'before' | 'after'): Database => ({
  ...database,
  acrossFirms: async (reason, work) => {
    const result = await database.acrossFirms(reason, async (tx) => {
      const worked = await work(tx)
      if (when === 'before') throw new Error('died before the commit')
      return worked
    })
    if (when === 'after') throw new Error('died after the commit')
    return result
  },
})

test('M1 a change that is finished again after the process died starts its plan once', async ({ hub, ownFirm }) => {
  const { client, change } = await isCharging(hub, ownFirm)
  const { database } = hub.parts
  const finish = (own: Database) => finishPlanChange({ database: own })(ownFirm.organization_uuid, change, true)
  await expect(finish(dying(database, 'before'))).rejects.toThrow('before')
  expect([await invoicesOf(hub, ownFirm, client), (await planOf(ownFirm, client)).status]).toMatchObject([
    [{ status: 'OPEN' }],
    'DIRECT_BILLING_PENDING',
  ])
  await expect(finish(dying(database, 'after'))).rejects.toThrow('after')
  await finish(database)
  expect([await invoicesOf(hub, ownFirm, client), (await planOf(ownFirm, client)).status]).toMatchObject([
    [{ status: 'PAID' }],
    'ACTIVE',
  ])
  expect(await actsOf(hub, ownFirm, client.uuid)).toMatchObject([{ act: 'plan_selected' }])
})

test('DEC-17 DEC-60 a client whose plan is being charged keeps its payer, and is archived only afterwards', async ({
  hub,
  ownFirm,
}) => {
  const { client, change } = await isCharging(hub, ownFirm)
  expect(await giveUp(ownFirm, client)).toMatchObject(refusedToGiveUp)
  const body = { billing_owner: 'CLIENT' } as const
  const handedOver = await ownFirm.call(changePayer, { params: { uuid: client.subscription }, body })
  expect(handedOver.body).toMatchObject({ code: 'change_in_progress' })
  await finishPlanChange(hub.parts)(ownFirm.organization_uuid, change, false)
  expect(await archive(ownFirm, client)).toMatchObject({ status: 'ARCHIVED' })
})

test('DEC-44 every firm of the account sees the plan, and who selected it only the firm that pays', async ({
  hub,
  ownFirm,
}) => {
  const { client, change } = await isCharging(hub, ownFirm)
  const second = await hub.firm({ name: 'Second & Co' })
  const uuid = await isInvitedAsAccountant(hub, second, client)
  const joined = await second.call(acceptAccountantInvitation, { params: { uuid }, key: newUuid() })
  await finishPlanChange(hub.parts)(ownFirm.organization_uuid, change, true)
  expect(await planOf(second, client)).toMatchObject({ status: 'ACTIVE', display_name: 'Starter' })
  const toldTo = async (firm: FirmCaller, business_client: string) =>
    (await firm.call(listClientActivity, { params: { uuid: business_client } })).body.results[0]
  const changes = [{ field: 'plan', before: null, after: 'Starter Yearly, 1 Team Member Seat' }]
  const told = await toldTo(second, joined.body.business_client)
  expect(told).toMatchObject({ act: 'plan_selected', person: null, changes })
  expect(await toldTo(ownFirm, client.uuid)).toMatchObject({ act: 'plan_selected', person: 'Maya Lindqvist', changes })
  expect(await verifyClientRows({ database: hub.parts.database })).toEqual({ rows: 0, counts: 0 })
})
