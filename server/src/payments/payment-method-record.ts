import type { PaymentMethod } from '@partner-hub/contracts/billing/payment-methods.ts'
import type { VaultedCard } from './cards.ts'

/** Without what only the card provider and the server know. */
export const paymentMethodRecord = ({
  gateway_customer: _customer,
  gateway_token: _token,
  ...record
}: VaultedCard): PaymentMethod => record
