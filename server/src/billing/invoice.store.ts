import type { InvoiceStatus } from '@partner-hub/contracts/billing/invoice-states.ts'
import type { Money } from '@partner-hub/contracts/billing/money.ts'
import type { Move, Start } from '@partner-hub/contracts/states/state-table.ts'
import { sql } from 'kysely'
import type { AnyTransaction } from '../platform/database/database.ts'
import type { Period } from './billing-period.ts'
import type { InvoiceLine, InvoiceParty } from './invoice-lines.ts'

export interface NewInvoice {
  payer: string
  payer_kind: 'firm' | 'owner'
  account_id: string
  cause: 'plan_change' | 'renewal'
  due_on: string
  period: Period
  lines: readonly InvoiceLine[]
  total: Money
  buyer: InvoiceParty
}

interface Issue {
  uuid: string
  invoice_number: string
  issued_at: Date
}

/** Invoices with their lines and numbers. */
export const invoiceStore = {
  /** The next numbers of the issuer and year. Their row stays locked until the transaction ends, so none is lost. */
  drawNumbers: async (tx: AnyTransaction, issuer: string, year: number, count: number): Promise<number[]> => {
    const { rows } = await sql<{ last_number: number }>`insert into invoice_number_counter (issuer, year, last_number)
      values (${issuer}, ${year}, ${count})
      on conflict (issuer, year) do update set last_number = invoice_number_counter.last_number + excluded.last_number
      returning last_number`.execute(tx)
    const [drawn] = rows
    if (!drawn) throw new Error('no invoice number was drawn')
    const before = drawn.last_number - count
    return Array.from({ length: count }, (_, index) => before + index + 1)
  },

  insert: async (
    tx: AnyTransaction,
    { lines, period, total, buyer, ...invoice }: NewInvoice,
    issue: Issue,
    { to }: Start<InvoiceStatus>,
  ): Promise<void> => {
    const { payer } = invoice
    await tx
      .insertInto('invoice')
      .values({
        ...invoice,
        ...issue,
        kind: 'INVOICE',
        status: to,
        period_from: period.from,
        period_until: period.until,
        currency: total.currency,
        total: total.minor,
        buyer: JSON.stringify(buyer),
      })
      .execute()
    await tx
      .insertInto('invoice_line')
      .values(
        lines.map(({ amount, ...line }, position) => ({
          ...line,
          ...{ payer, invoice: issue.uuid, position, amount: amount.minor },
        })),
      )
      .execute()
  },

  /** False if it is not in the move's state. A firm's receipt for what it has paid then waits to be made. */
  move: async (
    tx: AnyTransaction,
    { payer, uuid }: { payer: string; uuid: string },
    { from, to }: Move<InvoiceStatus>,
  ): Promise<boolean> => {
    const { numUpdatedRows } = await tx
      .updateTable('invoice')
      .set({ status: to, paid_at: to === 'PAID' ? sql<Date>`business_now()` : null })
      .where('payer', '=', payer)
      .where('uuid', '=', uuid)
      .where('status', '=', from)
      .executeTakeFirst()
    if (numUpdatedRows === 1n && to === 'PAID')
      await sql`insert into receipt (payer, invoice)
        select payer, uuid from invoice where payer = ${payer} and uuid = ${uuid} and payer_kind = 'firm'`.execute(tx)
    return numUpdatedRows === 1n
  },
}
