import { sql } from 'kysely'
import type { CalendarDate } from '../billing/billing-period.ts'
import type { AnyTransaction } from '../platform/database/database.ts'

export interface OpenInvoiceRow {
  uuid: string
  invoice_number: string
  client_name: string
  due_on: CalendarDate
  total: number
  currency: string
  /** Of the last attempt; null if there was none. */
  payment_status: string | null
  code: string | null
  failed_on: CalendarDate | null
  /** When it is tried again or its plan ends; null if the first charge is not over. */
  day: number | null
  next_on: CalendarDate | null
}

export interface Reader {
  user_id: number
  email: string
  first_name: string
  firm_name: string
}

/** What a firm owes, as it is shown to the firm. */
export const openInvoiceStore = {
  /** The oldest first. */
  list: async (tx: AnyTransaction, payer: string): Promise<OpenInvoiceRow[]> => {
    const { rows } =
      await sql<OpenInvoiceRow>`select i.uuid, i.invoice_number, coalesce(c.client_name, '') as client_name,
        i.due_on, i.total, i.currency, p.status as payment_status, p.code,
        (p.settled_at at time zone o.time_zone)::date as failed_on,
        d.day, (d.due_at at time zone o.time_zone)::date as next_on
      from invoice i
      join organization o on o.uuid = i.payer
      left join business_client c on c.organization_uuid = i.payer and c.account_id = i.account_id
      left join dunning d on d.payer = i.payer and d.invoice = i.uuid
      left join lateral (select status, code, settled_at from payment p where p.payer = i.payer and p.invoice = i.uuid
        order by begun_at desc, uuid desc limit 1) p on true
      where i.payer = ${payer} and i.status = 'OPEN' and i.cause = 'renewal'
      order by i.due_on, i.invoice_number`.execute(tx)
    return rows
  },

  isDunned: async (tx: AnyTransaction, payer: string): Promise<boolean> => {
    const { rows } = await sql`select from dunning d join invoice i on i.payer = d.payer and i.uuid = d.invoice
      where d.payer = ${payer} and i.status = 'OPEN' limit 1`.execute(tx)
    return rows.length > 0
  },

  /** The clients whose plans ended on this day because nobody paid. */
  listEnded: async (tx: AnyTransaction, payer: string, noticed_on: CalendarDate): Promise<string[]> => {
    const { rows } = await sql<{ client_name: string }>`select c.client_name from payer_notice n
      join invoice i on i.payer = n.payer and i.uuid = any(n.invoices)
      join business_client c on c.organization_uuid = i.payer and c.account_id = i.account_id
      where n.payer = ${payer} and n.kind = 'plans_ended' and n.noticed_on = ${noticed_on}
      order by c.client_name`.execute(tx)
    return rows.map(({ client_name }) => client_name)
  },

  /** DEC-106: who gets mails about money. */
  listReaders: async (tx: AnyTransaction, payer: string): Promise<Reader[]> => {
    const { rows } = await sql<Reader>`select u.id as user_id, u.email, u.first_name, o.name as firm_name
      from membership m join users u on u.id = m.user_id join organization o on o.uuid = m.organization_uuid
      where m.organization_uuid = ${payer} and m.role in ('owner', 'billing') order by u.id`.execute(tx)
    return rows
  },
}
