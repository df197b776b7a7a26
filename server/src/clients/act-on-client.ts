import type { BusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import type { ClientAction } from '@partner-hub/contracts/clients/client-actions.ts'
import type { Database } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import type { IsCurrent, Versioned } from '../platform/http/entity-tag.ts'
import type { Once } from '../platform/idempotency/once.ts'
import { changeStatus } from './change-status.ts'
import { clientStore } from './client.store.ts'
import { clientRecord } from './client-record.ts'

/** The act happens once per idempotency key. */
export interface ActingCall {
  once: Once
  isCurrent: IsCurrent
}

/** A member archives or restores one client. Returns the client afterwards. */
export const actOnClient =
  ({ database }: { database: Database }, action: ClientAction) =>
  (member: Member, uuid: string, { once, isCurrent }: ActingCall): Promise<Versioned<BusinessClient>> =>
    database.inFirm(member, async (tx) => {
      const firm = member.organization_uuid
      // The stored result holds nothing about the client; a repeat reads the client again, inside the firm.
      await once(tx, () => changeStatus(tx, member, { firm, uuid, action, isCurrent }))
      return clientRecord(await clientStore.find(tx, firm, uuid))
    })
