import type { AnyTransaction } from '../platform/database/database.ts'
import { suppressionStore } from './suppression.store.ts'

/** Said where the mail server of the recipient would have been quoted. */
export const NOT_WRITTEN_TO = 'This address did not accept an earlier message.'

/** Whether an address is not written to any more, because mail to it came back or its owner complained. */
export const isSuppressed = (tx: AnyTransaction, email: string): Promise<boolean> =>
  suppressionStore.isSuppressed(tx, email)
