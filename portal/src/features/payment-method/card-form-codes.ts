import type { cardFailures } from '../../texts/payment-method.ts'

/** The card form's error codes. The specification names both numbers and not their meaning; any other is generic. */
export const cardFormCodes: ReadonlyMap<string, keyof typeof cardFailures> = new Map([
  ['4008', 'expiryDate'],
  ['4009', 'authorization'],
])
