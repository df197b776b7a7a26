import type { FirmTransaction } from '../platform/database/database.ts'
import { clientStore } from './client.store.ts'

/** Whether the owner is reminded, of this invitation and later ones. */
export const switchClientReminders = async (
  tx: FirmTransaction,
  firm: string,
  uuid: string,
  reminders: boolean,
): Promise<void> => {
  await clientStore.switchReminders(tx, firm, uuid, reminders)
}
