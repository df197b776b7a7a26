import type { BusinessClient } from '@partner-hub/contracts/business-clients.ts'
import type { Database } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import type { IsCurrent, Versioned } from '../platform/http/entity-tag.ts'
import { changeStatus, type StatusAction } from './change-status.ts'
import { clientStore } from './client.store.ts'
import { clientRecord } from './client-record.ts'

/** A member archives or restores one client; answers the client as that left it. */
export const actOnClient =
  ({ database }: { database: Database }, action: StatusAction) =>
  (member: Member, uuid: string, isCurrent: IsCurrent): Promise<Versioned<BusinessClient>> =>
    database.inFirm(member.organization_uuid, async (tx) => {
      const firm = member.organization_uuid
      await changeStatus(tx, member, { firm, uuid, action, isCurrent })
      return clientRecord(await clientStore.find(tx, firm, uuid))
    })
