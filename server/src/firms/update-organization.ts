import type { Organization, OrganizationChanges } from '@partner-hub/contracts/organization.ts'
import { recordActivity } from '../activity/record-activity.ts'
import type { Database } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import type { ObjectPort } from '../platform/objects/objects.ts'
import { firmStore } from './firm.store.ts'
import { organizationRecord } from './organization-record.ts'

/** Takes a whole organization or a part of it; what may not change was dropped by the contract. */
export const updateOrganization =
  ({ database, objects }: { database: Database; objects: ObjectPort }) =>
  async (member: Member, uuid: string, { uuid: named, ...changes }: OrganizationChanges): Promise<Organization> => {
    refuseUnless(uuid === member.organization_uuid, 'not_found')
    refuseUnless(named === undefined || named === uuid, 'uuid_mismatch')
    const stored = await database.inFirm(uuid, async (tx) => {
      await firmStore.update(tx, uuid, changes)
      await recordActivity(tx, member, {
        organization_uuid: uuid,
        act: 'organization_updated',
        subject: uuid,
        detail: { fields: Object.keys(changes) },
      })
      return firmStore.find(tx, uuid)
    })
    refuseUnless(stored, 'not_found')
    return organizationRecord(stored, objects)
  }
