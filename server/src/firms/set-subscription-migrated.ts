import type { FirmTransaction } from '../platform/database/database.ts'
import { firmStore } from './firm.store.ts'

/** False if the firm was migrated before. */
export const setSubscriptionMigrated = (tx: FirmTransaction, organization_uuid: string): Promise<boolean> =>
  firmStore.setSubscriptionMigrated(tx, organization_uuid)
