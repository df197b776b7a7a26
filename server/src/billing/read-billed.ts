import { PlanChoice } from '@partner-hub/contracts/billing/billing-account.ts'
import { money } from '@partner-hub/contracts/billing/money.ts'
import type { MainCurrency } from '@partner-hub/contracts/places/currencies.ts'
import type { AnyTransaction } from '../platform/database/database.ts'
import { type BilledRow, billedStore, type PayingFirm } from './billed.store.ts'
import type { BilledSubscription, Term } from './billed-subscription.ts'
import { billingDetailsStore } from './billing-details.store.ts'
import { type CalendarDate, dateIn } from './billing-period.ts'
import { buyerOf } from './buyer.ts'
import { couponOf } from './coupon.store.ts'
import { type InvoiceParty, noTax, type Taxation } from './invoice-lines.ts'
import { SELLER } from './issuer.ts'
import { billingCurrencyOf } from './plan-catalogue.ts'

/** A subscription as the rules of money take it, with who pays and where its clock stands. */
export interface Billed {
  account_id: string
  uuid: string
  version: number
  payer: string
  time_zone: string
  subscription: BilledSubscription
  /** The plan of the record: the present one, or the last one of a cancelled subscription. */
  plan: PlanChoice | null
  is_currency_fixed: boolean
  now: Date
  /** Where the payer is (DEC-57). */
  today: CalendarDate
  buyer: InvoiceParty
  taxation: Taxation
}

/** For a firm that pays; undefined if the account is none of its clients'. */
export const findBilled = async (
  tx: AnyTransaction,
  organization_uuid: string,
  account_id: string,
): Promise<Billed | undefined> => {
  const [row, firm, [details]] = await Promise.all([
    billedStore.find(tx, account_id),
    billedStore.findPayingFirm(tx, organization_uuid, account_id),
    billingDetailsStore.list(tx, [organization_uuid]),
  ])
  if (!row || !firm || !details) return undefined
  const { uuid, version, now } = row
  const buyer = buyerOf(details)
  return {
    ...{ account_id, uuid, version, now, buyer, payer: organization_uuid, time_zone: firm.time_zone },
    subscription: billedOf(row, firm),
    plan: planOf(row.display_name, row.billing_interval, row.staff_limits),
    is_currency_fixed: row.currency !== null,
    today: dateIn(firm.time_zone, now),
    taxation: { seller: SELLER, buyer, taxLinesOf: noTax },
  }
}

const billedOf = (row: BilledRow, { time_zone, certified_at, billing_currency }: PayingFirm): BilledSubscription => {
  const currency = billingCurrencyOf(row.currency ?? billing_currency)
  return {
    status: row.status,
    currency,
    is_certified: certified_at !== null,
    trial_ends_on: row.trial_ends_at && dateIn(time_zone, row.trial_ends_at),
    term: termOf(row, currency),
    scheduled: planOf(row.next_display_name, row.next_billing_interval, row.next_staff_limits),
    ends_on: row.ends_on,
    coupon: row.coupon && { coupon: couponOf(row.coupon), months_left: row.coupon_months_left },
    credit: money.of(row.credit, currency),
    has_open_invoice: row.has_open_invoice,
  }
}

/** Null for a plan that was never billed, such as one from an imported record. */
const termOf = (row: BilledRow, currency: MainCurrency): Term | null => {
  const plan = planOf(row.display_name, row.billing_interval, row.staff_limits)
  const { anchor_on, period_from, period_until, period_paid, period_coupon } = row
  if (!plan || anchor_on === null || period_from === null || period_until === null || period_paid === null) return null
  return {
    plan,
    anchor_on,
    period: { from: period_from, until: period_until },
    paid: money.of(period_paid, currency),
    coupon: period_coupon && couponOf(period_coupon),
  }
}

/** Null without a plan, and for one that is not in the catalogue, as an imported record may have. */
const planOf = (display_name: unknown, billing_interval: unknown, staff_limits: unknown): PlanChoice | null =>
  PlanChoice.safeParse({ display_name, billing_interval, staff_limits }).data ?? null
