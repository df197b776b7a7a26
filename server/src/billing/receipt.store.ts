import { sql } from 'kysely'
import type { AnyTransaction } from '../platform/database/database.ts'
import type { CalendarDate } from './billing-period.ts'

export interface ReceiptRow {
  invoice: string
  due_on: CalendarDate
  invoice_number: string
  /** Minor units; negative for a credit note. */
  amount: number
  currency: string
  subscription: string
  business_client: string
  client_name: string
}

/** DEC-107: paid invoices and credit notes, whatever has become of the client. */
const paidInvoices = sql`from invoice i
  join subscription s on s.account_id = i.account_id
  join business_client c on c.organization_uuid = i.payer and c.account_id = i.account_id`
const isReceipt = sql`(i.status = 'PAID' or i.kind = 'CREDIT_NOTE' and i.status <> 'VOID')`
const columns = sql`i.uuid as invoice, i.due_on, i.invoice_number,
  case i.kind when 'CREDIT_NOTE' then -abs(i.total) else i.total end as amount, i.currency,
  s.uuid as subscription, c.uuid as business_client, c.client_name`
const newestFirst = sql`order by i.due_on desc, i.invoice_number desc`

export const receiptStore = {
  findPayer: (tx: AnyTransaction, payer: string): Promise<{ name: string; country: string } | undefined> =>
    tx.selectFrom('organization').select(['name', 'country']).where('uuid', '=', payer).executeTakeFirst(),

  /** The year that it is where the firm is. */
  findPresentYear: async (tx: AnyTransaction, payer: string): Promise<number | undefined> => {
    const { rows } = await sql<{ year: number }>`select
        extract(year from business_now() at time zone time_zone)::int as year
      from organization where uuid = ${payer}`.execute(tx)
    return rows[0]?.year
  },

  /** The last year before this one in which something was paid. */
  findYearBefore: async (tx: AnyTransaction, payer: string, year: number): Promise<number | null> => {
    const { rows } = await sql<{ year: number | null }>`select extract(year from max(i.due_on))::int as year
      from invoice i where i.payer = ${payer} and i.due_on < make_date(${year}, 1, 1) and ${isReceipt}`.execute(tx)
    return rows[0]?.year ?? null
  },

  /** From the first day to the day before the last. */
  listBetween: async (
    tx: AnyTransaction,
    payer: string,
    [from, until]: readonly [CalendarDate, CalendarDate],
  ): Promise<ReceiptRow[]> => {
    const { rows } = await sql<ReceiptRow>`select ${columns} ${paidInvoices}
      where i.payer = ${payer} and i.due_on >= ${from} and i.due_on < ${until} and ${isReceipt}
      ${newestFirst}`.execute(tx)
    return rows
  },

  listOfSubscription: async (tx: AnyTransaction, payer: string, subscription: string): Promise<ReceiptRow[]> => {
    const { rows } = await sql<ReceiptRow>`select ${columns} ${paidInvoices}
      where i.payer = ${payer} and s.uuid = ${subscription} and ${isReceipt}
      ${newestFirst}`.execute(tx)
    return rows
  },
}
