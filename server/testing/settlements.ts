import pMap from 'p-map'
import { expect, vi } from 'vitest'
import { wholeFirm } from '../src/platform/database/scope.ts'
import type { FirmCaller, Hub } from './hub.ts'
import { hasRunningPlan } from './running-plan.ts'

/** Renews on 15 February 2027 for 19.00 USD, and 11.00 more for each further seat. */
export const planOfSeats = (staff_limits: number) => ({
  plan: { display_name: 'Starter', billing_interval: 'Monthly', staff_limits } as const,
  anchor_on: '2027-01-15',
})

export const hasPlans = (hub: Hub, firm: FirmCaller, count: number) =>
  pMap(
    Array.from({ length: count }, (_, index) => index + 1),
    (seats) => hasRunningPlan(hub, firm, planOfSeats(seats)),
    { concurrency: 1 },
  )

export const tokenOf = (hub: Hub, { organization_uuid }: FirmCaller): Promise<string> =>
  hub.parts.database.inFirm(wholeFirm(organization_uuid), async (tx) => {
    const { gateway_token } = await tx.selectFrom('payment_method').select('gateway_token').executeTakeFirstOrThrow()
    return gateway_token
  })

export const paymentsOf = (hub: Hub, { organization_uuid }: FirmCaller) =>
  hub.parts.database.inFirm(wholeFirm(organization_uuid), (tx) =>
    tx
      .selectFrom('payment as p')
      .innerJoin('invoice as i', (on) => on.onRef('i.payer', '=', 'p.payer').onRef('i.uuid', '=', 'p.invoice'))
      .select(['p.status', 'p.code', 'i.status as invoice'])
      .orderBy('i.invoice_number')
      .orderBy('p.begun_at')
      .execute(),
  )

export const settlementsOf = (hub: Hub, { organization_uuid }: FirmCaller) =>
  hub.parts.database.inFirm(wholeFirm(organization_uuid), (tx) =>
    tx.selectFrom('settlement').select(['uuid', 'ended_at']).execute(),
  )

/** Waits until each payer is settled. */
export const settle = async (hub: Hub, ...firms: FirmCaller[]): Promise<void> =>
  vi.waitFor(
    async () => {
      for (const firm of firms) {
        const settlements = await settlementsOf(hub, firm)
        expect(settlements.map(({ ended_at }) => ended_at !== null)).not.toContain(false)
        expect(settlements).not.toEqual([])
      }
    },
    { timeout: 20_000, interval: 200 },
  )
