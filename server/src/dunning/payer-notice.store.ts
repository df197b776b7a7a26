import { sql } from 'kysely'
import type { CalendarDate } from '../billing/billing-period.ts'
import type { AcrossTransaction } from '../platform/database/database.ts'
import { END_DAY } from './dunning-days.ts'

export type NoticeKind = 'payment_failed' | 'plans_ended' | 'card_expiring'

export interface PayerNotice {
  payer: string
  kind: NoticeKind
  noticed_on: CalendarDate
}

/** Mails to payers, one of each kind per payer and day. */
export const payerNoticeStore = {
  /**
   * Today's notice to a payer who owes for renewals, unless there is one, also one about plans that end today. Undefined
   * if there is or nothing is owed.
   */
  notifyOfDebt: async (tx: AcrossTransaction, payer: string): Promise<PayerNotice | undefined> => {
    const { rows } = await sql<PayerNotice>`insert into payer_notice (payer, kind, noticed_on)
      select o.uuid, 'payment_failed', t.today
      from organization o cross join lateral (select (business_now() at time zone o.time_zone)::date as today) t
      where o.uuid = ${payer}
        and exists (select from invoice i where i.payer = ${payer} and i.status = 'OPEN' and i.cause = 'renewal')
        and not exists (select from payer_notice n
          where n.payer = ${payer} and n.kind = 'plans_ended' and n.noticed_on = t.today)
      on conflict do nothing
      returning payer, kind, noticed_on`.execute(tx)
    return rows[0]
  },

  /** Tells that a plan has ended with this invoice; waits until all plans of the payer that are due have ended. */
  addEnd: async (tx: AcrossTransaction, payer: string, noticed_on: CalendarDate, invoice: string): Promise<void> => {
    await sql`insert into payer_notice (payer, kind, noticed_on, is_waiting, invoices)
      values (${payer}, 'plans_ended', ${noticed_on}, true, array[${invoice}::uuid])
      on conflict (payer, kind, noticed_on) do update set is_waiting = true,
        invoices = payer_notice.invoices || excluded.invoices`.execute(tx)
  },

  /** Today's notice to payers whose card expires, if a plan that they pay for renews. */
  notifyOfExpiry: async (tx: AcrossTransaction, payers: readonly string[]): Promise<PayerNotice[]> => {
    const { rows } = await sql<PayerNotice>`insert into payer_notice (payer, kind, noticed_on)
      select o.uuid, 'card_expiring', (business_now() at time zone o.time_zone)::date
      from organization o where o.uuid = any(${payers}::uuid[])
        and exists (select from business_client c join subscription s on s.account_id = c.account_id
          where c.organization_uuid = o.uuid and c.billing_owner = 'ACCOUNTANT'
            and s.next_payer = o.uuid and s.renews_at is not null and s.next_total is not null)
      on conflict do nothing
      returning payer, kind, noticed_on`.execute(tx)
    return rows
  },

  takeWaiting: async (tx: AcrossTransaction, batch: number): Promise<PayerNotice[]> => {
    const { rows } = await sql<PayerNotice>`with due as (
        select payer, kind, noticed_on from payer_notice n where is_waiting and not exists (select from dunning d
          where d.payer = n.payer and d.day = ${END_DAY} and d.due_at <= business_now())
        limit ${batch} for update skip locked)
      update payer_notice n set is_waiting = false from due
      where n.payer = due.payer and n.kind = due.kind and n.noticed_on = due.noticed_on
      returning n.payer, n.kind, n.noticed_on`.execute(tx)
    return rows
  },
}
