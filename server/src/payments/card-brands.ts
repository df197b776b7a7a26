import type { BrandCode } from '@partner-hub/contracts/billing/payment-methods.ts'

export const cardBrands: Record<BrandCode, string> = {
  'american-express': 'Amex',
  'master-card': 'Mastercard',
  visa: 'Visa',
  other: 'Card',
}
