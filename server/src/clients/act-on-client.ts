import type { BusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import type { ClientAction } from '@partner-hub/contracts/clients/client-actions.ts'
import type { Database } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import type { IsCurrent, Versioned } from '../platform/http/entity-tag.ts'
import type { Once } from '../platform/idempotency/once.ts'
import { changeStatus } from './change-status.ts'
import { clientStore } from './client.store.ts'
import { clientRecord } from './client-record.ts'

/** Under its key an act happens once. */
export interface ActingCall {
  once: Once
  isCurrent: IsCurrent
}

/** A member archives or restores one client; answers the client as that left it. */
export const actOnClient =
  ({ database }: { database: Database }, action: ClientAction) =>
  (member: Member, uuid: string, { once, isCurrent }: ActingCall): Promise<Versioned<BusinessClient>> =>
    database.inFirm(member, async (tx) => {
      const firm = member.organization_uuid
      // What is kept under the key names nothing of the client: that is read inside the firm, each time.
      await once(tx, () => changeStatus(tx, member, { firm, uuid, action, isCurrent }))
      return clientRecord(await clientStore.find(tx, firm, uuid))
    })
