import type { AnyTransaction } from '../platform/database/database.ts'
import { openInvoiceStore } from './open-invoice.store.ts'

/** Whether a renewal of the payer was not paid and is to be tried again. */
export const isDunned = (tx: AnyTransaction, payer: string): Promise<boolean> => openInvoiceStore.isDunned(tx, payer)
