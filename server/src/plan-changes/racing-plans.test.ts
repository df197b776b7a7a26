import * as plans from '@partner-hub/contracts/billing/plans.ts'
import { getSubscription } from '@partner-hub/contracts/billing/subscriptions.ts'
import pMap from 'p-map'
import { expect, vi } from 'vitest'
import type { FirmCaller, Hub } from '../../testing/hub.ts'
import { actsOf, type OneClient } from '../../testing/one-client.ts'
import { hasPaidClient } from '../../testing/paid-plan.ts'
import { planTest as test } from '../../testing/plan-calls.ts'
import { saveTestCard } from '../../testing/saved-card.ts'
import { addDays } from '../billing/billing-period.ts'
import { verifyClientRows } from '../client-list/rebuild-client-rows.ts'

/** As many as fit into the suite. */
const PAIRS = 20

const TODAY = new Date().toISOString().slice(0, 10)
const plus = { display_name: 'Plus', billing_interval: 'Monthly', staff_limits: 1 } as const
const premium = { ...plus, display_name: 'Premium' } as const

const race = async (hub: Hub, firm: FirmCaller, pair: number) => {
  const until = addDays(TODAY, 20)
  const client = await hasPaidClient(hub, firm, { plan: plus, from: addDays(until, -30), until, paid: 33_00 })
  const { subscription: uuid } = client
  const { body: shown } = await firm.call(plans.previewPlan, {
    params: { uuid },
    query: { ...premium, staff_limits: '1' },
  })
  const { charge_today, currency_code } = shown
  const select = () =>
    firm.call(plans.selectPlan, { params: { uuid }, body: { ...premium, charge_today, currency_code, starts: 'now' } })
  const cancel = () => firm.call(plans.cancelPlan, { params: { uuid }, body: { uuid } })
  // Whichever call is sent first, the other may overtake it.
  const cancelling = pair % 2 === 0 ? undefined : cancel()
  const [selected, cancelled] = await Promise.all([select(), cancelling ?? cancel()])
  return { client, charge_today, selected, cancelled }
}

const codeOf = ({ status, body }: { status: number; body: unknown }) =>
  status === 200 ? 'ok' : (body as { code: string }).code

const endOf = async (hub: Hub, firm: FirmCaller, client: OneClient) => {
  const { body } = await firm.call(getSubscription, { params: { uuid: client.subscription } })
  const acts = (await actsOf(hub, firm, client.uuid)).map(({ act }) => act)
  return { plan: `${body.status} ${body.display_name}`, acts: acts.join() }
}

/** What each serial order leaves: responses, the plan, and the history that tells it. */
const serialOrders = [
  { select: 'preview_changed', cancel: 'ok', plan: 'CANCELLED Plus', acts: 'plan_cancelled', charges: 0 },
  { select: 'ok', cancel: 'change_in_progress', plan: 'ACTIVE Premium', acts: 'plan_changed', charges: 1 },
  { select: 'ok', cancel: 'ok', plan: 'CANCELLED Premium', acts: 'plan_changed,plan_cancelled', charges: 1 },
]

test(`M9 ${PAIRS} racing pairs of cancel and select each end as one serial order`, async ({ hub, firm, cards }) => {
  await saveTestCard(hub, firm, cards)
  const races = await pMap(
    Array.from({ length: PAIRS }, (_, pair) => pair),
    (pair) => race(hub, firm, pair),
    {
      concurrency: 4,
    },
  )
  const ends = await pMap(races, async ({ client, selected, cancelled }) => ({
    ...{ select: codeOf(selected), cancel: codeOf(cancelled) },
    ...(await endOf(hub, firm, client)),
    charges: selected.status === 200 && selected.body.outcome === 'done' ? 1 : 0,
  }))
  for (const end of ends) expect(serialOrders).toContainEqual(end)
  expect((await cards.ledger()).results).toHaveLength(ends.filter(({ charges }) => charges === 1).length)
  await vi.waitFor(async () =>
    expect(await verifyClientRows({ database: hub.parts.database })).toEqual({ rows: 0, counts: 0 }),
  )
}, 180_000)
