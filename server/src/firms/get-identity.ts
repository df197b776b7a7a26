import type { Identity } from '@partner-hub/contracts/people/identity.ts'
import { getPerson } from '../people/find-person.ts'
import type { Database, FirmTransaction } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import { firmStore } from './firm.store.ts'

export const getIdentity =
  ({ database }: { database: Database }) =>
  (member: Member): Promise<Identity> =>
    database.inFirm(member, (tx) => readIdentity(tx, member))

/** The person's record in the firm. Name, email and phone belong to the person and are stored once. */
export const readIdentity = async (tx: FirmTransaction, member: Member): Promise<Identity> => {
  const [identity, user, groups] = await Promise.all([
    firmStore.findIdentity(tx, member.organization_uuid, member.user_id),
    getPerson(tx, member.user_id),
    firmStore.listGroups(tx, member.organization_uuid),
  ])
  const record = identity ?? (member.isVisitor ? visitorsRecord(user) : undefined)
  refuseUnless(record, 'not_found')
  return {
    uuid: record.uuid,
    fb_identity_id: user.id,
    fb_identity_uuid: user.uuid,
    username: user.email,
    first_name: user.first_name,
    last_name: user.last_name,
    email: user.email,
    phone_number: user.phone_number ?? '',
    is_active: record.is_active,
    date_created: record.date_created.toISOString(),
    date_updated: record.date_updated.toISOString(),
    date_joined: record.date_joined.toISOString(),
    user_service_groups: groups.map(({ id }) => id),
    hide_getting_started: record.hide_getting_started,
  }
}

/** Nothing is stored about visiting staff. */
const visitorsRecord = ({ uuid, created_at }: { uuid: string; created_at: Date }) => ({
  uuid,
  is_active: true,
  date_created: created_at,
  date_updated: created_at,
  date_joined: created_at,
  hide_getting_started: true,
})
