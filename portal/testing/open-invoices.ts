import type { OpenInvoice, OpenInvoices } from '@partner-hub/contracts/billing/open-invoices.ts'

const invoice = (index: number, changes: Partial<OpenInvoice>): OpenInvoice => ({
  uuid: `0192c7a0-0000-7000-8000-00000000000${index}`,
  invoice_number: `NB-2026-00840${index}`,
  client_name: `Client ${index}`,
  due_on: '2026-11-13',
  status: 'waiting',
  amount: '16.15',
  currency_code: 'USD',
  ...changes,
})

/** Three renewals of one day that the bank declined. */
export const sampleOpenInvoices = (changes: Partial<OpenInvoices> = {}): OpenInvoices => ({
  count: 3,
  totals: [
    { amount: '62.90', currency_code: 'USD' },
    { amount: '65.45', currency_code: 'GBP' },
  ],
  results: [
    invoice(5, { client_name: 'Amberline Roofing', status: 'declined', amount: '46.75' }),
    invoice(6, { client_name: 'Ibis Web Works' }),
    invoice(7, { client_name: 'Nine Elms Veterinary', amount: '65.45', currency_code: 'GBP' }),
  ],
  is_charging: false,
  open_since: '2026-11-13',
  declined: { on: '2026-11-13', reason: 'insufficient_funds' },
  retries_on: ['2026-11-16', '2026-11-20', '2026-11-27'],
  ends_on: '2026-12-04',
  end_together: true,
  payment_method: { brand_code: 'visa', last_4: '4242' },
  ...changes,
})

export const noOpenInvoices = (): OpenInvoices =>
  sampleOpenInvoices({
    ...{ count: 0, totals: [], results: [], open_since: null, declined: null },
    ...{ retries_on: [], ends_on: null },
  })
