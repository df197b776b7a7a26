import { expect, vi } from 'vitest'
import { standingAt } from '../../testing/business-clock.ts'
import type { FirmCaller, Hub } from '../../testing/hub.ts'
import { chargesOf, invoicesOf, planOf, planTest as test } from '../../testing/plan-calls.ts'
import { renewAt, sweepRenewals } from '../../testing/renewals.ts'
import { hasRunningPlan } from '../../testing/running-plan.ts'
import { saveTestCard } from '../../testing/saved-card.ts'
import { hasPlans, paymentsOf, planOfSeats, settle, settlementsOf, tokenOf } from '../../testing/settlements.ts'
import { wholeFirm } from '../platform/database/scope.ts'

const DUE = '2027-02-15T12:00:00Z'

const askedAt = (hub: Hub, { organization_uuid }: FirmCaller): Promise<unknown[]> =>
  hub.parts.database.inFirm(wholeFirm(organization_uuid), async (tx) => {
    const payments = await tx.selectFrom('payment').select('asked_at').execute()
    return payments.map(({ asked_at }) => asked_at)
  })

test('DEC-67 DEC-69 M1 one story charges all renewals of a payer, each once although answers are lost', async ({
  hub,
  cards,
}) => {
  const [firm, other] = [await hub.firm(), await hub.firm()]
  await Promise.all([saveTestCard(hub, firm, cards), saveTestCard(hub, other, cards)])
  const [clients, others] = [await hasPlans(hub, firm, 3), await hasPlans(hub, other, 1)]
  await renewAt(hub, DUE)
  await cards.fault({ calls: ['money', 'read'], lose_after_times: 2 })
  await settle(hub, firm, other)
  expect(await settlementsOf(hub, firm)).toHaveLength(1)
  for (const [index, client] of clients.entries()) {
    expect(await chargesOf(hub, firm, cards, client)).toEqual([`${19 + index * 11}.00 USD`])
    expect(await invoicesOf(hub, firm, client)).toMatchObject([{ status: 'PAID' }])
  }
  for (const client of others) expect(await chargesOf(hub, other, cards, client)).toEqual(['19.00 USD'])
})

test('DEC-67 DEC-103 a card declined for good is tried once, and the plans go on', async ({ hub, ownFirm, cards }) => {
  await saveTestCard(hub, ownFirm, cards)
  await cards.behave(await tokenOf(hub, ownFirm), 'expired')
  const clients = await hasPlans(hub, ownFirm, 3)
  await renewAt(hub, DUE)
  await settle(hub, ownFirm)
  expect(await paymentsOf(hub, ownFirm)).toEqual([
    { status: 'DECLINED', code: '2004', invoice: 'OPEN' },
    { status: 'FAILED', code: 'card_declined', invoice: 'OPEN' },
    { status: 'FAILED', code: 'card_declined', invoice: 'OPEN' },
  ])
  for (const client of clients) expect(await planOf(ownFirm, client)).toMatchObject({ status: 'ACTIVE' })
})

test('DEC-67 a soft decline does not stop the payer’s other renewals', async ({ hub, ownFirm, cards }) => {
  await saveTestCard(hub, ownFirm, cards, '4000000000000341')
  await hasPlans(hub, ownFirm, 2)
  await renewAt(hub, DUE)
  await settle(hub, ownFirm)
  expect(await paymentsOf(hub, ownFirm)).toMatchObject([
    { status: 'DECLINED', code: '2001' },
    { status: 'DECLINED', code: '2001' },
  ])
})

test('DEC-67 invoices issued while a payer is being settled join its story', async ({ hub, ownFirm, cards }) => {
  await saveTestCard(hub, ownFirm, cards)
  const [early] = await hasPlans(hub, ownFirm, 1)
  await cards.fault({ calls: ['money', 'read'], holds: true })
  await renewAt(hub, DUE)
  await vi.waitFor(
    async () => {
      expect((await askedAt(hub, ownFirm))[0]).toBeInstanceOf(Date)
    },
    { timeout: 20_000, interval: 200 },
  )
  const late = await hasRunningPlan(hub, ownFirm, { ...planOfSeats(2), anchor_on: '2027-01-16' })
  await standingAt(hub.clone.ownerUrl, { instant: '2027-02-16T12:00:00Z', seconds: 0 }, () => sweepRenewals(hub))
  await cards.fault({})
  await cards.release()
  await settle(hub, ownFirm)
  expect(await settlementsOf(hub, ownFirm)).toHaveLength(1)
  for (const client of [early, late]) if (client) expect(await chargesOf(hub, ownFirm, cards, client)).toHaveLength(1)
  expect((await paymentsOf(hub, ownFirm)).map(({ invoice }) => invoice)).toEqual(['PAID', 'PAID'])
})
