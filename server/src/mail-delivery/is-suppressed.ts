import type { AnyTransaction } from '../platform/database/database.ts'
import { suppressionStore } from './suppression.store.ts'

/** Shown in place of the recipient's mail server's message. */
export const NOT_WRITTEN_TO = 'This address did not accept an earlier message.'

/** Whether an address gets no more invitations, because mail to it bounced or its owner complained. */
export const isSuppressed = (tx: AnyTransaction, email: string): Promise<boolean> =>
  suppressionStore.isSuppressed(tx, email)
