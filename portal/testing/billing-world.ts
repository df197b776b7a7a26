import type { FirmBilling } from '@partner-hub/contracts/billing/firm-billing.ts'

/** A certified firm that pays for 64 clients in two currencies. */
export const sampleFirmBilling = (changes: Partial<FirmBilling> = {}): FirmBilling => ({
  is_certified: true,
  plans: [
    { display_name: 'Starter', clients: 22 },
    { display_name: 'Plus', clients: 31 },
    { display_name: 'Premium', clients: 11 },
  ],
  without_plan: 0,
  next_bills: [
    { currency_code: 'USD', on: '2026-11-18', amount: '1486.20' },
    { currency_code: 'CAD', on: '2026-11-21', amount: '158.10' },
  ],
  month: {
    from: '2026-11-01',
    amounts: [
      { currency_code: 'CAD', paid: '1725.50', to_come: '158.10' },
      { currency_code: 'USD', paid: '474.30', to_come: '0.00' },
    ],
  },
  changes: { count: 0, soonest: [] },
  ...changes,
})

export const noFirmBilling = (): FirmBilling =>
  sampleFirmBilling({
    is_certified: false,
    plans: [],
    next_bills: [],
    month: { from: '2026-11-01', amounts: [] },
  })
