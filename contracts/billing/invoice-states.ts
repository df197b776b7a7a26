import { z } from 'zod'
import { type Acts, fromEvery, stateTable } from '../states/state-table.ts'

export const InvoiceStatus = z.enum(['OPEN', 'PAID', 'VOID'])
export type InvoiceStatus = z.infer<typeof InvoiceStatus>

const every = fromEvery(InvoiceStatus.options)

/** An invoice is issued once; then only its status changes. A void one keeps its number (DEC-102). */
export const invoiceActs = {
  issue: { by: 'firm', begins: 'OPEN' },
  pay: { by: 'firm', from: { ...every('invoice_closed'), OPEN: 'PAID' } },
  void: { by: 'firm', from: { ...every('invoice_closed'), OPEN: 'VOID' } },
} as const satisfies Acts<InvoiceStatus, 'invoice_closed'>

export const invoiceStates = stateTable<InvoiceStatus, typeof invoiceActs>(invoiceActs)
