import type { FirmReceipt, ReceiptYear } from '@partner-hub/contracts/billing/receipts.ts'
import { sampleRow } from './sample-records.ts'

/** The first is the newest. */
export const sampleReceipt = (number: number, changes: Partial<FirmReceipt> = {}): FirmReceipt => {
  const { uuid, name } = sampleRow((number % 3) + 1)
  const invoice_number = `NB-2026-${String(1000 - number).padStart(6, '0')}`
  return {
    due_date: `2026-${String(Math.max(1, 11 - Math.floor(number / 3))).padStart(2, '0')}-14`,
    invoice_number,
    charges_amount: '37.40',
    currency_code: 'USD',
    statement_url: `/partner_services/partners/receipts/${invoice_number}.pdf`,
    subscription: uuid,
    client: { uuid, client_name: name },
    ...changes,
  }
}

export const sampleReceiptYear = (changes: Partial<ReceiptYear> = {}): ReceiptYear => ({
  year: 2026,
  earlier_year: null,
  totals: [],
  invoices: [],
  ...changes,
})
