import type { BillingDetails } from '@partner-hub/contracts/billing/billing-details.ts'

export const sampleBillingDetails = (changes: Partial<BillingDetails> = {}): BillingDetails => ({
  legal_name: 'Alder & Finch Chartered Accountants LLP',
  country: 'CA',
  address_line_1: '1969 Upper Water Street',
  address_line_2: 'Suite 1300',
  city: 'Halifax',
  state: 'NS',
  postal_code: 'B3J 3R7',
  tax_id: '81234 5678 RT0001',
  reference: 'PO-2026-114',
  ...changes,
})
