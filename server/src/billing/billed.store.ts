import type { SubscriptionStatus } from '@partner-hub/contracts/clients/business-clients.ts'
import type { Move } from '@partner-hub/contracts/states/state-table.ts'
import { sql } from 'kysely'
import type { AnyTransaction } from '../platform/database/database.ts'
import { type BilledSubscription, isInTerm } from './billed-subscription.ts'
import type { CalendarDate } from './billing-period.ts'
import type { StoredCoupon } from './coupon.store.ts'
import type { InvoiceLine } from './invoice-lines.ts'
import type { ComingRenewal } from './next-bill.ts'

/** Plans are text here: an imported record may have one that is not in the catalogue. */
export interface BilledRow {
  account_id: string
  uuid: string
  version: number
  /** A trial is over at its end, even if no sweep has stored that yet, unless a plan then starts. */
  status: SubscriptionStatus
  trial_ends_at: Date | null
  display_name: string | null
  billing_interval: string | null
  staff_limits: number | null
  currency: string | null
  anchor_on: CalendarDate | null
  period_from: CalendarDate | null
  period_until: CalendarDate | null
  period_paid: number | null
  period_coupon: StoredCoupon | null
  ends_on: CalendarDate | null
  next_display_name: string | null
  next_billing_interval: string | null
  next_staff_limits: number | null
  coupon: StoredCoupon | null
  coupon_months_left: number | null
  credit: number
  has_open_invoice: boolean
  now: Date
}

export interface PayingFirm {
  time_zone: string
  certified_at: Date | null
  billing_currency: string | null
}

/** What subscriptions pay for: all SQL that changes a plan with money. */
export const billedStore = {
  find: async (tx: AnyTransaction, account_id: string): Promise<BilledRow | undefined> => {
    const { rows } = await sql<BilledRow>`select s.account_id, s.uuid, s.version,
        billed_status(s, business_now()) as status,
        s.trial_ends_at, s.display_name, s.billing_interval, s.staff_limits, s.currency,
        s.anchor_on, s.period_from, s.period_until, s.period_paid, to_json(used) as period_coupon,
        s.ends_on, s.next_display_name, s.next_billing_interval, s.next_staff_limits,
        to_json(held) as coupon, s.coupon_months_left, s.credit,
        -- Not that of a plan change: while it is open, nothing else changes.
        exists (select from invoice i
          where i.account_id = s.account_id and i.status = 'OPEN' and i.cause = 'renewal') as has_open_invoice,
        business_now() as now
      from subscription s
      left join coupon held on held.code = s.coupon_code
      left join coupon used on used.code = s.period_coupon_code
      where s.account_id = ${account_id}`.execute(tx)
    return rows[0]
  },

  /** The firm as the payer of one of its clients. */
  findPayingFirm: async (
    tx: AnyTransaction,
    organization_uuid: string,
    account_id: string,
  ): Promise<PayingFirm | undefined> =>
    tx
      .selectFrom('organization as o')
      .innerJoin('business_client as c', 'c.organization_uuid', 'o.uuid')
      .select(['o.time_zone', 'o.certified_at', 'c.billing_currency'])
      .where('o.uuid', '=', organization_uuid)
      .where('c.account_id', '=', account_id)
      .executeTakeFirst(),

  /** False if the subscription has changed since it was read. The plan of a cancelled one stays for the record. */
  write: async (
    tx: AnyTransaction,
    { account_id, version }: Pick<BilledRow, 'account_id' | 'version'>,
    { from, to }: Move<SubscriptionStatus>,
    after: BilledSubscription,
    coming: StoredRenewal,
  ): Promise<boolean> => {
    const { numUpdatedRows } = await tx
      .updateTable('subscription')
      .set({
        version: version + 1,
        status: to,
        ...columnsOfTerm(after),
        deferred_upgrade: to === 'ACTIVE_TRIAL' && after.scheduled !== null,
        ends_on: after.ends_on,
        next_display_name: after.scheduled?.display_name ?? null,
        next_billing_interval: after.scheduled?.billing_interval ?? null,
        next_staff_limits: after.scheduled?.staff_limits ?? null,
        coupon_code: after.coupon?.coupon.code ?? null,
        coupon_months_left: after.coupon?.months_left ?? null,
        credit: after.credit.minor,
        ...columnsOfRenewal(coming),
      })
      .where('account_id', '=', account_id)
      .where('version', '=', version)
      .where(sql<boolean>`billed_status(subscription, business_now()) = ${from}`)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  },
}

/** With who is billed, where, and by which discount. */
export interface StoredRenewal {
  payer: string
  time_zone: string
  is_certified: boolean
  renewal: ComingRenewal | null
}

const columnsOfRenewal = ({ payer, time_zone, is_certified, renewal }: StoredRenewal) => {
  const nothing = { renews_at: null, next_payer: null, next_total: null, next_lines: null, next_is_certified: null }
  if (!renewal) return { ...nothing, is_steady: false }
  const { due, bill, is_steady } = renewal
  return {
    renews_at: due === 'trial_end' ? sql<Date>`trial_ends_at` : sql<Date>`midnight_in(${time_zone}, ${due.on})`,
    next_payer: payer,
    next_total: bill?.total.minor ?? null,
    next_lines: bill && JSON.stringify(rowsOf(bill.lines)),
    next_is_certified: is_certified,
    is_steady,
  }
}

/** As rows of invoice_line. */
const rowsOf = (lines: readonly InvoiceLine[]) =>
  lines.map(({ amount, ...line }) => ({ ...line, amount: amount.minor }))

const columnsOfTerm = (after: BilledSubscription) => {
  // A deferred plan is counted from the trial's end.
  if (!isInTerm(after))
    return {
      anchor_on: after.scheduled ? after.trial_ends_on : null,
      ...{ period_from: null, period_until: null, period_paid: null, period_coupon_code: null },
    }
  const { plan, anchor_on, period, paid, coupon } = after.term
  return {
    display_name: plan.display_name,
    billing_interval: plan.billing_interval,
    staff_limits: plan.staff_limits,
    currency: after.currency,
    anchor_on,
    period_from: period.from,
    period_until: period.until,
    period_paid: paid.minor,
    period_coupon_code: coupon?.code ?? null,
  }
}
