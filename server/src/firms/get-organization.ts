import type { Organization } from '@partner-hub/contracts/firms/organization.ts'
import type { Database } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import type { Versioned } from '../platform/http/entity-tag.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import type { ObjectPort } from '../platform/objects/objects.ts'
import { firmStore } from './firm.store.ts'
import { organizationRecord } from './organization-record.ts'

/** Another firm's uuid looks the same as one that does not exist. */
export const getOrganization =
  ({ database, objects }: { database: Database; objects: ObjectPort }) =>
  async (member: Member, uuid: string): Promise<Versioned<Organization>> => {
    refuseUnless(uuid === member.organization_uuid, 'not_found')
    const stored = await database.inFirm(member, (tx) => firmStore.find(tx, uuid))
    refuseUnless(stored, 'not_found')
    return organizationRecord(stored, objects)
  }
