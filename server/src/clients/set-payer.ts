import type { BillingOwner } from '@partner-hub/contracts/clients/business-clients.ts'
import type { AcrossTransaction } from '../platform/database/database.ts'
import { clientStore } from './client.store.ts'

/** Call it under the account's lock. False if another firm pays (DEC-47). */
export const setPayer = (
  tx: AcrossTransaction,
  client: { organization_uuid: string; uuid: string },
  billing_owner: BillingOwner,
): Promise<boolean> => clientStore.setPayer(tx, client, billing_owner)
