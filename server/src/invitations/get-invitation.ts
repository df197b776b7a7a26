import type { ClientInvitation } from '@partner-hub/contracts/invitations/invitations.ts'
import type { Database } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import type { Versioned } from '../platform/http/entity-tag.ts'
import { invitationStore } from './invitation.store.ts'
import { invitationRecord } from './invitation-record.ts'

export const getInvitation =
  ({ database }: { database: Database }) =>
  async (member: Member, uuid: string): Promise<Versioned<ClientInvitation>> =>
    invitationRecord(await invitationStore.read(database, member, uuid))
