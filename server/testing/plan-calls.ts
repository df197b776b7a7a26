import type { PlanChoice } from '@partner-hub/contracts/billing/billing-account.ts'
import { money } from '@partner-hub/contracts/billing/money.ts'
import * as plans from '@partner-hub/contracts/billing/plans.ts'
import { getSubscription } from '@partner-hub/contracts/billing/subscriptions.ts'
import {
  archiveBusinessClient,
  removeAccessAndArchive,
  removeClientAccess,
} from '@partner-hub/contracts/clients/business-clients.ts'
import { wholeFirm } from '../src/platform/database/scope.ts'
import { standingAt } from './business-clock.ts'
import type { OwnCards } from './cards.ts'
import type { Caller, FirmCaller, Hub } from './hub.ts'
import type { OneClient } from './one-client.ts'
import { hubTest } from './test.ts'

/** A hub that charges a card provider of the file's own. */
export const planTest = hubTest
  .extend(
    'settings',
    { scope: 'file' },
    ({ cards }): Record<string, string> => ({ ...cards.environment, CHARGE_WAIT_MS: '8000' }),
  )
  .extend('runsStories', true)

const NOON = '2026-11-15T12:00:00Z'
/** On the day of the design's example, 109 days before the renewal. */
export const onDay = <T>(hub: Hub, work: () => Promise<T>) =>
  standingAt(hub.clone.ownerUrl, { instant: NOON, seconds: 0 }, work)

export type Wish = PlanChoice & { coupon_code?: string }

export const yearly = (display_name: PlanChoice['display_name'], staff_limits: number): Wish => ({
  display_name,
  billing_interval: 'Yearly',
  staff_limits,
})

export const preview = async (firm: Caller, { subscription: uuid }: OneClient, wish: Partial<Wish> = {}) => {
  const query = Object.fromEntries(Object.entries(wish).map(([field, value]) => [field, String(value)]))
  return firm.call(plans.previewPlan, { params: { uuid }, query })
}

export const select = (
  firm: Caller,
  { subscription: uuid }: OneClient,
  body: Wish & { charge_today: string; starts?: plans.PlanStart; currency_code?: string },
  key?: string,
) =>
  firm.call(plans.selectPlan, {
    params: { uuid },
    body: { currency_code: 'USD', starts: 'now', ...body },
    ...(key && { key }),
  })

export const planOf = async (firm: Caller, { subscription: uuid }: OneClient) =>
  (await firm.call(getSubscription, { params: { uuid } })).body

export const archive = async (firm: Caller, { uuid }: OneClient) =>
  (await firm.call(archiveBusinessClient, { params: { uuid }, body: { uuid } })).body

/** The responses to every act by which a firm gives a client up. */
export const giveUp = async (firm: Caller, client: OneClient) => {
  const call = { params: { uuid: client.uuid }, body: { uuid: client.uuid } }
  return [
    await archive(firm, client),
    (await firm.call(removeClientAccess, call)).body,
    (await firm.call(removeAccessAndArchive, call)).body,
  ]
}
export const refusedToGiveUp = Array(3).fill({ code: 'action_not_allowed' })

export const invoicesOf = (hub: Hub, firm: FirmCaller, { account_id }: OneClient) =>
  hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
    tx
      .selectFrom('invoice')
      .select(['status', 'total', 'currency', 'due_on', 'period_from', 'period_until', 'invoice_number'])
      .where('account_id', '=', account_id)
      .orderBy('invoice_number')
      .execute(),
  )

export const chargesOf = async (hub: Hub, firm: FirmCaller, cards: OwnCards, client: OneClient): Promise<string[]> => {
  const payments = await hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
    tx
      .selectFrom('payment as p')
      .innerJoin('invoice as i', (on) => on.onRef('i.payer', '=', 'p.payer').onRef('i.uuid', '=', 'p.invoice'))
      .select('p.uuid')
      .where('i.account_id', '=', client.account_id)
      .execute(),
  )
  const ledgers = await Promise.all(payments.map(({ uuid }) => cards.ledger(uuid)))
  return ledgers
    .flatMap(({ results }) => results)
    .map(({ amount_minor, currency }) => `${money.toAmount(money.of(amount_minor, currency))} ${currency}`)
}

export const paidPlus = { plan: yearly('Plus', 4), from: '2026-03-04', until: '2027-03-04', paid: 561_00 }
