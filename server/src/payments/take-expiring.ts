import type { AcrossTransaction } from '../platform/database/database.ts'
import { paymentMethodStore } from './payment-method.store.ts'

/** Payers whose next notice about their expiring card is due; each notice is taken once. */
export const takeExpiring = (tx: AcrossTransaction, batch: number): Promise<string[]> =>
  paymentMethodStore.takeExpiring(tx, batch)
