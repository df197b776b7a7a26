import type { BillingDetails } from '@partner-hub/contracts/billing/billing-details.ts'
import type { InvoiceParty } from './invoice-lines.ts'

/** As an invoice keeps it (DEC-101); what is not known is null. */
export const buyerOf = (
  details: BillingDetails,
): InvoiceParty & { [Field in keyof BillingDetails]: string | null } => ({
  legal_name: details.legal_name,
  country: details.country,
  address_line_1: details.address_line_1 || null,
  address_line_2: details.address_line_2 || null,
  city: details.city || null,
  state: details.state || null,
  postal_code: details.postal_code || null,
  tax_id: details.tax_id || null,
  reference: details.reference || null,
})
