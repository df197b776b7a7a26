import type { BrandCode } from '@partner-hub/contracts/billing/payment-methods.ts'
import { sql } from 'kysely'
import type { AcrossTransaction, AnyTransaction } from '../platform/database/database.ts'
import type { CalendarDate } from './billing-period.ts'
import type { ReceiptBuyer, ReceiptContent, ReceiptLine } from './receipt.ts'

export interface MadeReceipt {
  content: ReceiptContent
  sha256: string
}

interface Invoice {
  payer: string
  invoice: string
}

export interface PaidInvoiceRow {
  kind: ReceiptContent['kind']
  invoice_number: string
  issued_at: Date
  paid_at: Date
  time_zone: string
  period_from: CalendarDate
  period_until: CalendarDate
  currency: string
  total: number
  lines: ReceiptLine[]
  buyer: ReceiptBuyer
  client_name: string
  owner_name: string | null
  brand_code: BrandCode | null
  last_4: string | null
  next_total: number | null
}

/** Receipts as files. */
export const receiptFileStore = {
  /** Each is taken once, by one of several workers. */
  takeWaiting: async (tx: AcrossTransaction, batch: number): Promise<Invoice[]> => {
    const { rows } = await sql<Invoice>`with waiting as (
        select payer, invoice from receipt where begun_at is null
        order by payer, invoice limit ${batch} for update skip locked)
      update receipt r set begun_at = now() from waiting w where r.payer = w.payer and r.invoice = w.invoice
      returning r.payer, r.invoice`.execute(tx)
    return rows
  },

  /** A paid invoice or credit note of the payer. */
  findByNumber: async (tx: AnyTransaction, payer: string, invoice_number: string): Promise<string | undefined> => {
    const { rows } = await sql<{ uuid: string }>`select uuid from invoice
      where payer = ${payer} and invoice_number = ${invoice_number}
        and (status = 'PAID' or kind = 'CREDIT_NOTE' and status <> 'VOID')`.execute(tx)
    return rows[0]?.uuid
  },

  /** The next bill only while the invoice's period is the present one: a receipt that is made late would tell a wrong one. */
  read: async (tx: AnyTransaction, { payer, invoice }: Invoice): Promise<PaidInvoiceRow | undefined> => {
    const { rows } = await sql<PaidInvoiceRow>`select i.kind, i.invoice_number, i.issued_at,
        coalesce(i.paid_at, i.issued_at) as paid_at, o.time_zone, i.period_from, i.period_until, i.currency,
        case i.kind when 'CREDIT_NOTE' then -abs(i.total) else i.total end as total, i.buyer, c.client_name,
        (select json_agg(json_build_object('kind', l.kind, 'display_name', l.display_name,
            'billing_interval', l.billing_interval, 'quantity', l.quantity, 'days', l.days, 'amount', l.amount)
            order by l.position)
          from invoice_line l where l.payer = i.payer and l.invoice = i.uuid) as lines,
        (select nullif(trim(concat(k.first_name, ' ', k.last_name)), '') from client_contact k
          where k.organization_uuid = c.organization_uuid and k.business_client = c.uuid and k.is_business_owner)
          as owner_name,
        m.brand_code, m.last_4,
        case when s.status = 'ACTIVE' and s.next_payer = i.payer and s.period_until = i.period_until
          then s.next_total end as next_total
      from invoice i
      join organization o on o.uuid = i.payer
      join business_client c on c.organization_uuid = i.payer and c.account_id = i.account_id
      join subscription s on s.account_id = i.account_id
      left join charged_cards m on m.payer = i.payer and m.invoice = i.uuid
      where i.payer = ${payer} and i.uuid = ${invoice}`.execute(tx)
    return rows[0]
  },

  find: async (tx: AnyTransaction, { payer, invoice }: Invoice): Promise<MadeReceipt | undefined> => {
    const { rows } = await sql<MadeReceipt>`select content, sha256 from receipt
      where payer = ${payer} and invoice = ${invoice} and content is not null`.execute(tx)
    return rows[0]
  },

  /** Returns the stored one: another process may have been first. A credit note has no row before. */
  save: async (tx: AnyTransaction, { payer, invoice }: Invoice, made: MadeReceipt): Promise<MadeReceipt> => {
    await sql`insert into receipt (payer, invoice) values (${payer}, ${invoice}) on conflict do nothing`.execute(tx)
    await sql`update receipt set content = ${JSON.stringify(made.content)}, sha256 = ${made.sha256}
      where payer = ${payer} and invoice = ${invoice} and content is null`.execute(tx)
    return (await receiptFileStore.find(tx, { payer, invoice })) ?? made
  },

  /** DEC-106. */
  listRecipients: async (tx: AnyTransaction, payer: string): Promise<{ user_id: number; email: string }[]> => {
    const { rows } = await sql<{ user_id: number; email: string }>`select u.id as user_id, u.email
      from membership m join users u on u.id = m.user_id
      where m.organization_uuid = ${payer} and m.role in ('owner', 'billing') order by u.id`.execute(tx)
    return rows
  },
}
