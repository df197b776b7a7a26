import type { OpenInvoices } from '@partner-hub/contracts/billing/open-invoices.ts'
import { moneyText } from '../../ui/facts/money-text.ts'

/** '62.90 USD · 65.45 GBP'. */
export const totalsText = ({ totals }: Pick<OpenInvoices, 'totals'>): string =>
  totals.map(({ amount, currency_code }) => moneyText(amount, currency_code)).join(' · ')
