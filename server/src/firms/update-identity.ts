import type { BodyOf } from '@partner-hub/contracts/calls/endpoint.ts'
import type { updateIdentity as endpoint, Identity } from '@partner-hub/contracts/people/identity.ts'
import { changeDetail, ignoredFields } from '../activity/ignored-fields.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { renamePerson } from '../people/rename-person.ts'
import type { Database } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import type { DroppedFields } from '../platform/http/dropped-fields.ts'
import { firmStore } from './firm.store.ts'
import { readIdentity } from './get-identity.ts'

export const updateIdentity =
  ({ database }: { database: Database }) =>
  (member: Member, changes: BodyOf<typeof endpoint>, dropped: DroppedFields): Promise<Identity> =>
    database.inFirm(member, async (tx) => {
      const { hide_getting_started, ...person } = changes
      const ignored = ignoredFields(await readIdentity(tx, member), dropped)
      await renamePerson(tx, member.user_id, person)
      await firmStore.updateIdentity(tx, member.organization_uuid, member.user_id, { hide_getting_started })
      await recordActivity(tx, member, {
        organization_uuid: member.organization_uuid,
        act: 'identity_updated',
        subject: member.user_uuid,
        detail: changeDetail(Object.keys(changes), ignored),
      })
      return readIdentity(tx, member)
    })
