import type { ClientContact, ContactChanges } from '@partner-hub/contracts/clients/client-contacts.ts'
import { differingFields } from '../activity/differing-fields.ts'
import { changeDetail, ignoredFields } from '../activity/ignored-fields.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { refreshRows } from '../client-list/refresh-rows.ts'
import type { Database, FirmTransaction } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import type { Saving } from '../platform/http/dropped-fields.ts'
import type { Versioned } from '../platform/http/entity-tag.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import { clientStore } from './client.store.ts'
import { contactStore, type StoredContact } from './contact.store.ts'
import { contactRecord } from './contact-record.ts'

/** Accepts a whole contact or part of it. The contract drops read-only fields, and the audit row lists them. */
export const updateContact =
  ({ database }: { database: Database }) =>
  (
    member: Member,
    uuid: string,
    requested: ContactChanges,
    { isCurrent, dropped }: Saving,
  ): Promise<Versioned<ClientContact>> =>
    database.inFirm(member, async (tx) => {
      const firm = member.organization_uuid
      const before = await lockContact(tx, firm, uuid)
      refuseUnless(isCurrent(before.version), 'stale')
      const changes = differingFields(before, changeable(before, requested))
      const fields = Object.keys(changes)
      const { record } = contactRecord(before)
      const ignored = ignoredFields(record, { ...dropped, ...fixedEmail(before, requested) })
      if (fields.length + ignored.length === 0) return contactRecord(before)
      await recordActivity(tx, member, {
        organization_uuid: firm,
        act: 'contact_updated',
        subject: uuid,
        detail: changeDetail(fields, ignored),
      })
      if (fields.length === 0) return contactRecord(before)
      refuseUnless(await contactStore.update(tx, firm, before, changes), 'stale')
      await refreshRows(tx, { organization_uuid: firm, uuids: [before.business_client] })
      return contactRecord(await contactStore.find(tx, firm, uuid))
    })

/** Takes the client's lock, as every change of the client's row does. */
const lockContact = async (tx: FirmTransaction, firm: string, uuid: string): Promise<StoredContact> => {
  const known = await contactStore.find(tx, firm, uuid)
  refuseUnless(known, 'not_found')
  await clientStore.lock(tx, firm, known.business_client)
  const locked = await contactStore.find(tx, firm, uuid)
  refuseUnless(locked, 'not_found')
  return locked
}

/** DEC-21: an owner's email cannot be changed here. Empty values are stored as null. */
const changeable = ({ is_business_owner }: StoredContact, { uuid: _uuid, ...asked }: ContactChanges) => ({
  ...asked,
  contact_email: is_business_owner ? undefined : emptied(asked.contact_email),
  contact_mobile: emptied(asked.contact_mobile),
})

const fixedEmail = ({ is_business_owner }: StoredContact, { contact_email }: ContactChanges) =>
  is_business_owner && contact_email !== undefined ? { contact_email: emptied(contact_email) } : {}

const emptied = (typed: string | null | undefined) => (typed === '' ? null : typed)
