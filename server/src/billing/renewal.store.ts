import type { InvoiceStatus } from '@partner-hub/contracts/billing/invoice-states.ts'
import type { SubscriptionStatus } from '@partner-hub/contracts/clients/business-clients.ts'
import type { Move, Start } from '@partner-hub/contracts/states/state-table.ts'
import { sql } from 'kysely'
import type { AcrossTransaction, AnyTransaction } from '../platform/database/database.ts'
import type { InvoiceParty } from './invoice-lines.ts'

/** A renewed subscription in one of the firms that see it. */
export interface RenewedRelation {
  account_id: string
  payer: string
  organization_uuid: string
  business_client: string
  total: number
  currency: string
  now: Date
}

interface DueRenewal {
  account_id: string
  payer: string
  /** The firm is still marked as the payer, and still has access. */
  is_payer: boolean
  has_access: boolean
}

interface Batch {
  accounts: readonly string[]
  uuids: readonly string[]
  numbers: readonly string[]
  buyers: readonly { payer: string; buyer: InvoiceParty }[]
  issued_at: Date
}

/** What falls due, in batches. */
export const renewalStore = {
  /**
   * Renews a batch of steady subscriptions: the next period begins. One that someone else is changing is left for the
   * next batch. If its payer has changed since the bill was computed, it is no longer steady and not renewed here.
   */
  renewSteady: async (
    tx: AcrossTransaction,
    { from, to }: Move<SubscriptionStatus>,
    batch: number,
  ): Promise<RenewedRelation[]> => {
    const { rows } = await sql<RenewedRelation>`with due as materialized (
        select account_id, status, renews_at, next_payer, next_total, next_is_certified, billing_interval, anchor_on,
          period_until, coupon_code
        from subscription where is_steady and renews_at <= business_now()
        order by renews_at, next_payer limit ${batch} for update skip locked),
      taken as materialized (select * from due where try_lock_account(account_id)),
      fit as materialized (
        select t.*, o.time_zone, period_end(t.anchor_on, t.billing_interval, t.period_until) as next_until
        from taken t
        join organization o on o.uuid = t.next_payer
        join business_client c on c.account_id = t.account_id and c.organization_uuid = t.next_payer
        where t.status = ${from} and c.billing_owner = 'ACCOUNTANT' and has_access(c.status, c.earlier_status)
          and (o.certified_at is not null) = t.next_is_certified
          and t.renews_at = midnight_in(o.time_zone, t.period_until)
          and not exists (select from pending_plan_changes p where p.account_id = t.account_id)),
      renewed as (
        update subscription s set version = s.version + 1, status = ${to}, period_from = f.period_until,
          period_until = f.next_until, period_paid = f.next_total, period_coupon_code = f.coupon_code,
          renews_at = midnight_in(f.time_zone, f.next_until)
        from fit f where s.account_id = f.account_id returning s.account_id, s.next_payer, s.next_total, s.currency),
      unfit as (
        update subscription s set is_steady = false from taken t
        where s.account_id = t.account_id and not exists (select from fit f where f.account_id = t.account_id))
      select r.account_id, r.next_payer as payer, c.organization_uuid, c.uuid as business_client, r.next_total as total,
        r.currency, business_now() as now
      from renewed r join business_client c on c.account_id = r.account_id`.execute(tx)
    return rows
  },

  /** Issues an invoice for the period of each account that has just begun, with the lines stored for it. */
  issue: async (
    tx: AcrossTransaction,
    { accounts, uuids, numbers, buyers, issued_at }: Batch,
    { to }: Start<InvoiceStatus>,
  ): Promise<void> => {
    await sql`with renewed as materialized (
        select s.*, t.uuid as invoice, t.invoice_number
        from unnest(${accounts}::text[], ${uuids}::uuid[], ${numbers}::text[]) as t (account_id, uuid, invoice_number)
        join subscription s on s.account_id = t.account_id),
      issued as (
        insert into invoice (payer, uuid, payer_kind, account_id, invoice_number, kind, status, cause, issued_at, due_on,
          period_from, period_until, currency, total, buyer)
        select r.next_payer, r.invoice, 'firm', r.account_id, r.invoice_number, 'INVOICE', ${to}, 'renewal',
          ${issued_at}, r.period_from, r.period_from, r.period_until, r.currency, r.next_total, b.buyer
        from renewed r join unnest(${buyers.map(({ payer }) => payer)}::uuid[],
          ${buyers.map(({ buyer }) => JSON.stringify(buyer))}::jsonb[]) as b (payer, buyer) on b.payer = r.next_payer)
      insert into invoice_line (payer, invoice, position, kind, display_name, billing_interval, quantity, days, amount)
      select r.next_payer, r.invoice, l.position - 1, l.kind, l.display_name, l.billing_interval, l.quantity, l.days, l.amount
      from renewed r, rows from (jsonb_to_recordset(r.next_lines) as (kind text, display_name text,
        billing_interval text, quantity integer, days integer, amount bigint)) with ordinality
        as l (kind, display_name, billing_interval, quantity, days, amount, position)`.execute(tx)
  },

  /** Those that no batch renews, the longest due first; not while a change waits for its payment. */
  findUnsteady: async (tx: AcrossTransaction, batch: number): Promise<string[]> => {
    const { rows } = await sql<{ account_id: string }>`select s.account_id from subscription s
      where s.renews_at is not null and not s.is_steady and s.renews_at <= business_now()
        and not exists (select from pending_plan_changes p where p.account_id = s.account_id)
      order by s.renews_at limit ${batch}`.execute(tx)
    return rows.map(({ account_id }) => account_id)
  },

  /** Undefined if it is no longer due. */
  findDue: async (tx: AcrossTransaction, account_id: string): Promise<DueRenewal | undefined> => {
    const { rows } = await sql<DueRenewal>`select s.account_id, s.next_payer as payer,
        coalesce(c.billing_owner = 'ACCOUNTANT', false) as is_payer,
        coalesce(has_access(c.status, c.earlier_status), false) as has_access
      from subscription s
      left join business_client c on c.account_id = s.account_id and c.organization_uuid = s.next_payer
      where s.account_id = ${account_id} and s.renews_at <= business_now() and not s.is_steady
        and not exists (select from pending_plan_changes p where p.account_id = s.account_id)`.execute(tx)
    return rows[0]
  },

  /** Nobody is billed. A trial then ends as one without a plan does. */
  drop: async (tx: AcrossTransaction, account_id: string): Promise<void> => {
    await sql`update subscription set version = version + 1, renews_at = null, deferred_upgrade = false, is_steady = false
      where account_id = ${account_id}`.execute(tx)
  },

  /** After a failure: others are renewed first. */
  postpone: async (tx: AnyTransaction, account_id: string, minutes: number): Promise<void> => {
    await sql`update subscription set renews_at = business_now() + make_interval(mins => ${minutes}), is_steady = false
      where account_id = ${account_id} and renews_at <= business_now()`.execute(tx)
  },
}
