import type { BusinessClient, ClientChanges } from '@partner-hub/contracts/clients/business-clients.ts'
import { differingFields } from '../activity/differing-fields.ts'
import { changeDetail, ignoredFields } from '../activity/ignored-fields.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { refreshRows } from '../client-list/refresh-rows.ts'
import type { Database } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import type { Saving } from '../platform/http/dropped-fields.ts'
import type { Versioned } from '../platform/http/entity-tag.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import { clientStore } from './client.store.ts'
import { clientRecord } from './client-record.ts'

/** Accepts a whole client or part of it. The contract drops read-only fields, and the audit row lists them. */
export const updateClient =
  ({ database }: { database: Database }) =>
  (
    member: Member,
    uuid: string,
    requested: ClientChanges,
    { isCurrent, dropped }: Saving,
  ): Promise<Versioned<BusinessClient>> =>
    database.inFirm(member, async (tx) => {
      const firm = member.organization_uuid
      const before = await clientStore.lock(tx, firm, uuid)
      const { record, version } = clientRecord(before)
      refuseUnless(before && isCurrent(version), 'stale')
      const changes = differingFields(record, { ...requested, uuid: undefined })
      const fields = Object.keys(changes)
      const ignored = ignoredFields(record, dropped)
      if (fields.length + ignored.length === 0) return { record, version }
      await recordActivity(tx, member, {
        organization_uuid: firm,
        act: 'client_updated',
        subject: uuid,
        detail: changeDetail(fields, ignored),
      })
      if (fields.length === 0) return { record, version }
      refuseUnless(await clientStore.update(tx, firm, before, changes), 'stale')
      await refreshRows(tx, { organization_uuid: firm, uuids: [uuid] })
      return clientRecord(await clientStore.find(tx, firm, uuid))
    })
