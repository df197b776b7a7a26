import type { FirmTransaction } from '../platform/database/database.ts'
import { accountStore } from './account.store.ts'

/** The firm's own business. */
export const findFirmBusiness = (tx: FirmTransaction, organization_uuid: string) =>
  accountStore.findFirmBusiness(tx, organization_uuid)
