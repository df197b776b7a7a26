import { getFirmBilling } from '@partner-hub/contracts/billing/firm-billing.ts'
import { invoiceStates } from '@partner-hub/contracts/billing/invoice-states.ts'
import { money } from '@partner-hub/contracts/billing/money.ts'
import { expect } from 'vitest'
import { standingAt } from '../../testing/business-clock.ts'
import type { FirmCaller, Hub } from '../../testing/hub.ts'
import { hasOpenInvoice } from '../../testing/open-invoice.ts'
import { hasFirmPaidClient, isCertified } from '../../testing/paid-plan.ts'
import { preview } from '../../testing/plan-calls.ts'
import { hasRunningPlan } from '../../testing/running-plan.ts'
import { hubTest as test } from '../../testing/test.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { invoiceStore } from './invoice.store.ts'

const monthly = (display_name: 'Starter' | 'Plus') =>
  ({ display_name, billing_interval: 'Monthly', staff_limits: 1 }) as const
const inCad = { currency: 'CAD', credit: money.of(0, 'CAD') } as const

/** On 10 February where the firm is. */
const onDay = <T>(hub: Hub, work: () => Promise<T>) =>
  standingAt(hub.clone.ownerUrl, { instant: '2026-02-11T03:30:00Z', seconds: 0 }, work)

const billingOf = async (hub: Hub, firm: FirmCaller) =>
  onDay(hub, async () => {
    const { organization_uuid: organizationUuid } = firm
    return (await firm.call(getFirmBilling, { params: { organizationUuid } })).body
  })

const hasPaid = async (hub: Hub, firm: FirmCaller, at: string): Promise<void> => {
  const { payer, invoice: uuid } = await hasOpenInvoice(hub, firm)
  await standingAt(hub.clone.ownerUrl, { instant: at, seconds: 0 }, () =>
    hub.parts.database.inFirm(wholeFirm(payer), (tx) =>
      invoiceStore.move(tx, { payer, uuid }, invoiceStates.next('OPEN', 'pay')),
    ),
  )
}

test('DEC-109 DEC-69 one call tells what a firm pays for, each currency by itself', async ({ hub, ownFirm }) => {
  await hasRunningPlan(hub, ownFirm, { plan: monthly('Plus'), anchor_on: '2026-01-28' })
  await hasRunningPlan(hub, ownFirm, { plan: monthly('Starter'), anchor_on: '2026-01-28' })
  await hasRunningPlan(hub, ownFirm, { plan: monthly('Plus'), anchor_on: '2026-02-05' })
  await hasRunningPlan(hub, ownFirm, { plan: monthly('Plus'), anchor_on: '2026-02-05' }, inCad)
  await hasFirmPaidClient(hub, ownFirm)
  await hasFirmPaidClient(hub, ownFirm, { status: 'ARCHIVED' })
  for (const at of ['2026-02-01T03:59:59Z', '2026-02-01T04:00:00Z', '2026-02-09T12:00:00Z'])
    await hasPaid(hub, ownFirm, at)
  expect(await billingOf(hub, ownFirm)).toEqual({
    is_certified: false,
    plans: [
      { display_name: 'Starter', clients: 1 },
      // Three of them have the paid invoices.
      { display_name: 'Plus', clients: 6 },
    ],
    without_plan: 1,
    next_bills: [
      { currency_code: 'USD', on: '2026-02-28', amount: '52.00' },
      { currency_code: 'CAD', on: '2026-03-05', amount: '33.00' },
    ],
    month: { from: '2026-02-01', amounts: [{ currency_code: 'USD', paid: '66.00', to_come: '52.00' }] },
    changes: { count: 0, soonest: [] },
  })
})

test('DEC-109 a plan that ends, starts or costs something else is a change since the last bill', async ({
  hub,
  ownFirm,
}) => {
  const plan = monthly('Plus')
  const running = { plan, anchor_on: '2026-01-20' }
  await hasRunningPlan(hub, ownFirm, running)
  const smaller = await hasRunningPlan(hub, ownFirm, running, { scheduled: monthly('Starter') }, { client_name: 'Ash' })
  const ending = await hasRunningPlan(hub, ownFirm, running, { ends_on: '2026-02-20' }, { client_name: 'Birch' })
  const inTrial = { subscription_status: 'ACTIVE_TRIAL', days_left: 12, plan: null, client_name: 'Cedar' } as const
  await hasFirmPaidClient(hub, ownFirm, inTrial)
  const [first, second, ...others] = (await billingOf(hub, ownFirm)).changes.soonest
  const on = '2026-02-20'
  expect(first).toMatchObject({
    ...{ client: smaller.uuid, client_name: 'Ash', kind: 'differs', on, currency_code: 'USD' },
    ...{ previous_amount: '33.00', amount: '19.00' },
  })
  expect(second).toMatchObject({ client: ending.uuid, kind: 'ends', on, previous_amount: '33.00', amount: null })
  expect(others).toEqual([])
})

test('DEC-108 CONST-02 the next bill is the one that is previewed for the client, after 15%', async ({
  hub,
  ownFirm,
}) => {
  await isCertified(hub, ownFirm)
  const client = await hasRunningPlan(hub, ownFirm, { plan: monthly('Plus'), anchor_on: '2026-01-28' })
  const { is_certified, next_bills } = await billingOf(hub, ownFirm)
  const { body } = await onDay(hub, () => preview(ownFirm, client))
  expect([is_certified, next_bills]).toEqual([true, [{ currency_code: 'USD', on: '2026-02-28', amount: '28.05' }]])
  expect(body.next_bill).toMatchObject({ on: '2026-02-28', amount: '28.05' })
})
