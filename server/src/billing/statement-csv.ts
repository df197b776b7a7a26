import { money } from '@partner-hub/contracts/billing/money.ts'
import { toCsv } from '../platform/csv/csv.ts'
import type { ReceiptRow } from './receipt.store.ts'
import { amountOf } from './receipt-totals.ts'

const columns = ['Payment Date', 'Invoice Number', 'Client', 'Amount', 'Currency']

/** Dates as YYYY-MM-DD and amounts with a point, which every spreadsheet and ledger imports. */
export const statementCsv = (receipts: readonly ReceiptRow[]): string =>
  toCsv(
    columns,
    receipts.map((receipt) => [
      receipt.due_on,
      receipt.invoice_number,
      receipt.client_name,
      { figure: money.toAmount(amountOf(receipt)) },
      receipt.currency,
    ]),
  )
