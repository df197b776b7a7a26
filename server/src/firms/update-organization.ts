import type { Organization, OrganizationChanges } from '@partner-hub/contracts/firms/organization.ts'
import { hasStates, namesItsState } from '@partner-hub/contracts/places/states.ts'
import { renameBusiness } from '../accounts/rename-business.ts'
import { differingFields } from '../activity/differing-fields.ts'
import { changeDetail, ignoredFields } from '../activity/ignored-fields.ts'
import { recordActivity } from '../activity/record-activity.ts'
import type { Database } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import type { Saving } from '../platform/http/dropped-fields.ts'
import type { Versioned } from '../platform/http/entity-tag.ts'
import { Refusal, refuseUnless } from '../platform/http/refusal.ts'
import type { ObjectPort } from '../platform/objects/objects.ts'
import { firmStore } from './firm.store.ts'
import { organizationRecord } from './organization-record.ts'

/** Accepts a whole organization or part of it. The contract drops read-only fields, and the audit row lists them. */
export const updateOrganization =
  ({ database, objects }: { database: Database; objects: ObjectPort }) =>
  async (
    member: Member,
    uuid: string,
    { uuid: _uuid, ...requested }: OrganizationChanges,
    { isCurrent, dropped }: Saving,
  ): Promise<Versioned<Organization>> => {
    refuseUnless(uuid === member.organization_uuid, 'not_found')
    const stored = await database.inFirm(member, async (tx) => {
      const before = await firmStore.lock(tx, uuid)
      refuseUnless(before, 'not_found')
      refuseUnless(isCurrent(before.version), 'stale')
      const changes = differingFields(before, withState(before, requested))
      const fields = Object.keys(changes)
      // The logo's signed URL differs on every read.
      const { signed_url: _address, ...others } = dropped
      const known = await firmStore.find(tx, uuid)
      const ignored = ignoredFields(known ?? {}, others)
      if (fields.length > 0) {
        await firmStore.update(tx, before, changes)
        if (changes.name !== undefined) await renameBusiness(tx, before.account_id, changes.name)
      }
      if (fields.length + ignored.length > 0)
        await recordActivity(tx, member, {
          organization_uuid: uuid,
          act: 'organization_updated',
          subject: uuid,
          detail: changeDetail(fields, ignored),
        })
      return fields.length > 0 ? firmStore.find(tx, uuid) : known
    })
    refuseUnless(stored, 'not_found')
    return organizationRecord(stored, objects)
  }

type Changes = Omit<OrganizationChanges, 'uuid'>
type Stored = NonNullable<Awaited<ReturnType<typeof firmStore.lock>>>

/** A country without states clears the state; one with states needs one of its own. */
const withState = (before: Stored, requested: Changes): Changes => {
  if (requested.country === undefined && requested.state_province === undefined) return requested
  const country = requested.country ?? before.country
  const state_province = requested.state_province === undefined ? before.state_province : requested.state_province
  if (!hasStates(country)) return { ...requested, state_province: null }
  if (!namesItsState({ country, state_province }))
    throw new Refusal('invalid_input', { fields: { state_province: 'state_missing' } })
  return requested
}
