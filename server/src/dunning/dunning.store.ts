import { sql } from 'kysely'
import type { AcrossTransaction } from '../platform/database/database.ts'
import { END_DAY, RETRY_DAYS } from './dunning-days.ts'

export interface UnpaidInvoice {
  payer: string
  invoice: string
}

export interface EndingPlan extends UnpaidInvoice {
  account_id: string
}

/** The next day after this many days. */
const dayAfter = (days: ReturnType<typeof sql>) =>
  sql`(select coalesce(min(d), ${END_DAY}) from unnest(${RETRY_DAYS}::int[]) d where d > ${days})`

/** What happens next with unpaid renewals, on midnights where the payer is (DEC-57). */
export const dunningStore = {
  /** Those of a payer that are not in it yet. After a long pause there is a retry before the end. */
  begin: async (tx: AcrossTransaction, payer: string): Promise<void> => {
    await sql`insert into dunning (payer, invoice, day, due_at)
      select i.payer, i.uuid, n.day, midnight_in(o.time_zone, greatest(i.due_on + n.day, t.today + 1))
      from invoice i join organization o on o.uuid = i.payer
      cross join lateral (select (business_now() at time zone o.time_zone)::date as today) t
      cross join lateral (select ${dayAfter(sql`t.today - i.due_on`)} as day) n
      where i.payer = ${payer} and i.status = 'OPEN' and i.cause = 'renewal'
      on conflict do nothing`.execute(tx)
  },

  /**
   * Retries that are due, all of a payer together, each set to its next day. An invoice that was paid or void leaves;
   * that of a plan that has ended meanwhile is void next.
   */
  takeRetries: async (tx: AcrossTransaction, batch: number): Promise<UnpaidInvoice[]> => {
    const { rows } = await sql<UnpaidInvoice & { is_retried: boolean }>`with payers as materialized (
        select distinct payer from (select payer from dunning
          where day < ${END_DAY} and due_at <= business_now() order by due_at limit ${batch}) first),
      due as materialized (
        select d.payer, d.invoice, d.day, i.due_on, o.time_zone, i.status = 'OPEN' as is_open,
          s.status = 'ACTIVE' as has_plan, (business_now() at time zone o.time_zone)::date as today
        from payers p
        join dunning d on d.payer = p.payer and d.day < ${END_DAY} and d.due_at <= business_now()
        join invoice i on i.payer = d.payer and i.uuid = d.invoice
        join subscription s on s.account_id = i.account_id
        join organization o on o.uuid = d.payer
        for update of d skip locked),
      closed as (
        delete from dunning d using due where d.payer = due.payer and d.invoice = due.invoice and not due.is_open),
      next as (
        select due.*, case when has_plan then ${dayAfter(sql`greatest(day, today - due_on)`)} else ${END_DAY} end as next_day
        from due where is_open)
      update dunning d set day = n.next_day, due_at = case when n.has_plan
          then midnight_in(n.time_zone, greatest(n.due_on + n.next_day, n.today + 1)) else business_now() end
      from next n where d.payer = n.payer and d.invoice = n.invoice
      returning d.payer, d.invoice, n.has_plan as is_retried`.execute(tx)
    return rows.filter(({ is_retried }) => is_retried)
  },

  findEnds: async (tx: AcrossTransaction, batch: number): Promise<EndingPlan[]> => {
    const { rows } = await sql<EndingPlan>`select d.payer, d.invoice, i.account_id from dunning d
      join invoice i on i.payer = d.payer and i.uuid = d.invoice
      where d.day = ${END_DAY} and d.due_at <= business_now() order by d.due_at limit ${batch}`.execute(tx)
    return rows
  },

  /** Undefined if it is no longer due; then whether it is still unpaid. */
  lockEnd: async (tx: AcrossTransaction, { payer, invoice }: UnpaidInvoice): Promise<boolean | undefined> => {
    const { rows } = await sql<{ is_open: boolean }>`select i.status = 'OPEN' as is_open from dunning d
      join invoice i on i.payer = d.payer and i.uuid = d.invoice
      where d.payer = ${payer} and d.invoice = ${invoice} and d.day = ${END_DAY} and d.due_at <= business_now()
      for update of d`.execute(tx)
    return rows[0]?.is_open
  },

  postpone: async (tx: AcrossTransaction, { payer, invoice }: UnpaidInvoice, minutes: number): Promise<void> => {
    await sql`update dunning set due_at = business_now() + make_interval(mins => ${minutes})
      where payer = ${payer} and invoice = ${invoice}`.execute(tx)
  },

  remove: async (tx: AcrossTransaction, { payer, invoice }: UnpaidInvoice): Promise<void> => {
    await sql`delete from dunning where payer = ${payer} and invoice = ${invoice}`.execute(tx)
  },
}
