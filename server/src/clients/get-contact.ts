import type { ClientContact } from '@partner-hub/contracts/clients/client-contacts.ts'
import type { Database } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import type { Versioned } from '../platform/http/entity-tag.ts'
import { contactStore } from './contact.store.ts'
import { contactRecord } from './contact-record.ts'

export const getContact =
  ({ database }: { database: Database }) =>
  async (member: Member, uuid: string): Promise<Versioned<ClientContact>> =>
    contactRecord(await contactStore.read(database, member, uuid))
