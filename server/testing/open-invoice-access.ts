import * as calls from '@partner-hub/contracts/billing/open-invoices.ts'
import type { Row } from './access-row.ts'

/** Rows of the access matrix: what a firm owes. */
export const openInvoiceRows: Row[] = [
  { endpoint: calls.getOpenInvoices, about: 'nothing', otherFirm: 200, withoutFirm: 403 },
  // The other firm has no card.
  { endpoint: calls.payOpenInvoices, about: 'nothing', otherFirm: 409, withoutFirm: 403 },
]
