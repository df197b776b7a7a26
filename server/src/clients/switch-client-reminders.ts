import type { FirmTransaction } from '../platform/database/database.ts'
import { clientStore } from './client.store.ts'

/** Turns the owner's reminders on or off, for this invitation and later ones. */
export const switchClientReminders = async (
  tx: FirmTransaction,
  firm: string,
  uuid: string,
  reminders: boolean,
): Promise<void> => {
  await clientStore.switchReminders(tx, firm, uuid, reminders)
}
