import { cancelPlan } from '@partner-hub/contracts/billing/plans.ts'
import pMap from 'p-map'
import { expect } from 'vitest'
import { standingAt } from '../../testing/business-clock.ts'
import { dyingSweeps } from '../../testing/dying-database.ts'
import type { FirmCaller, Hub } from '../../testing/hub.ts'
import { actsOf, type OneClient } from '../../testing/one-client.ts'
import { invoicesOf, planOf } from '../../testing/plan-calls.ts'
import { renewAt } from '../../testing/renewals.ts'
import { hasRunningPlan } from '../../testing/running-plan.ts'
import { hasCard } from '../../testing/saved-card.ts'
import { hubTest as test } from '../../testing/test.ts'
import { renewSubscriptions } from './renew-subscriptions.ts'

const SEVERAL = 12
const anchor_on = '2027-01-15'
const dueAt = { instant: '2027-02-15T12:00:00Z', seconds: 0 }

const hasSeveral = (hub: Hub, firm: FirmCaller): Promise<OneClient[]> =>
  pMap(Array.from({ length: SEVERAL }), () => hasRunningPlan(hub, firm, { anchor_on }), { concurrency: 4 })

const numbersOf = async (hub: Hub): Promise<number[]> =>
  hub.parts.database.acrossFirms('test', async (tx) => {
    const invoices = await tx.selectFrom('invoice').select('invoice_number').execute()
    return invoices.map(({ invoice_number }) => Number(invoice_number.slice('NB-2027-'.length))).sort((a, b) => a - b)
  })

const settlementsOf = (hub: Hub, { organization_uuid }: FirmCaller) =>
  hub.parts.database.acrossFirms('test', async (tx) => ({
    settlements: await tx.selectFrom('settlement').select('uuid').where('payer', '=', organization_uuid).execute(),
    payments: await tx
      .selectFrom('payment')
      .select(['status', 'amount'])
      .where('payer', '=', organization_uuid)
      .execute(),
  }))

test('DEC-67 DEC-102 batches at the same time leave no gap in the numbers, and one story for each payer', async ({
  hub,
}) => {
  const [one, other, withoutCard] = [await hub.firm(), await hub.firm(), await hub.firm()]
  await Promise.all([hasCard(hub, one), hasCard(hub, other)])
  const clients = await Promise.all([one, other, withoutCard].map((firm) => hasSeveral(hub, firm)))
  const { steady } = renewSubscriptions(hub.parts)
  await standingAt(hub.clone.ownerUrl, dueAt, async () => {
    for (let turn = 0; turn < 4; turn++) await Promise.all(Array.from({ length: 4 }, () => steady(3)))
  })
  expect(await numbersOf(hub)).toEqual(Array.from({ length: 3 * SEVERAL }, (_, index) => index + 1))
  for (const [index, firm] of [one, other, withoutCard].entries())
    for (const client of clients[index] ?? []) expect(await invoicesOf(hub, firm, client)).toHaveLength(1)
  for (const firm of [one, other])
    expect(await settlementsOf(hub, firm)).toEqual({
      settlements: [expect.anything()],
      payments: Array(SEVERAL).fill({ status: 'UNKNOWN', amount: 44_00 }),
    })
  // Its story charges nothing, and dunning follows.
  expect(await settlementsOf(hub, withoutCard)).toEqual({ settlements: [expect.anything()], payments: [] })
})

test('DEC-67 M1 a sweep that dies again and again renews each subscription once', async ({ hub, ownFirm }) => {
  await hasCard(hub, ownFirm)
  const steadyOnes = await hasSeveral(hub, ownFirm)
  const ended = await hasRunningPlan(hub, ownFirm, { anchor_on }, { ends_on: '2027-02-15' })
  const before = (await numbersOf(hub)).length
  const { steady, unsteady } = renewSubscriptions({ ...hub.parts, database: dyingSweeps(hub.parts.database) })
  let deaths = 0
  const count = () => {
    deaths++
    return 1
  }
  await standingAt(hub.clone.ownerUrl, dueAt, async () => {
    for (let some = 1; some > 0; ) some = (await steady(2).catch(count)) + (await unsteady(2).catch(count))
  })
  expect(deaths).toBeGreaterThan(1)
  for (const client of steadyOnes) {
    expect(await invoicesOf(hub, ownFirm, client)).toHaveLength(1)
    expect((await actsOf(hub, ownFirm, client.uuid)).filter(({ act }) => act === 'plan_renewed')).toHaveLength(1)
  }
  expect((await settlementsOf(hub, ownFirm)).payments).toHaveLength(SEVERAL)
  expect(await planOf(ownFirm, ended)).toMatchObject({ status: 'CANCELLED' })
  const numbers = await numbersOf(hub)
  expect(numbers).toEqual(Array.from({ length: before + SEVERAL }, (_, index) => index + 1))
})

test('M9 a renewal and a cancellation at once end as one after the other would', async ({ hub, ownFirm }) => {
  const clients = await hasSeveral(hub, ownFirm)
  const { steady } = renewSubscriptions(hub.parts)
  await standingAt(hub.clone.ownerUrl, dueAt, async () => {
    const cancelled = await Promise.all([
      ...clients.map(({ subscription: uuid }) => ownFirm.call(cancelPlan, { params: { uuid }, body: { uuid } })),
      steady(5),
      steady(5),
    ])
    expect(cancelled.filter((answer) => typeof answer !== 'number' && answer.status !== 200)).toEqual([])
  })
  await renewAt(hub, dueAt.instant)
  for (const client of clients) {
    expect(await planOf(ownFirm, client)).toMatchObject({ status: 'CANCELLED' })
    const acts = (await actsOf(hub, ownFirm, client.uuid))
      .map(({ act }) => act)
      .filter((act) => act.startsWith('plan_'))
    const renewed = (await invoicesOf(hub, ownFirm, client)).map(() => 'plan_renewed')
    expect(acts).toEqual([...renewed, 'plan_cancelled'])
  }
})
