import type { AnyTransaction } from '../platform/database/database.ts'
import type { VaultedCard } from './cards.ts'
import { paymentMethodStore } from './payment-method.store.ts'

/** The card that a payer is charged with. */
export const findCard = (tx: AnyTransaction, payer: string): Promise<VaultedCard | undefined> =>
  paymentMethodStore.find(tx, payer)
