import { refreshRows } from '../client-list/refresh-rows.ts'
import type { Database } from '../platform/database/database.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { announceClients } from '../platform/live/announce.ts'
import { invitationMailStore, type OneSending, type Outcome } from './invitation-mail.store.ts'
import { lockInvitation } from './lock-invitation.ts'

/** Records the outcome of a mail. Only a failure changes the client's row. */
export const noteDelivery =
  ({ database }: { database: Database }) =>
  (sending: OneSending, outcome: Outcome): Promise<void> =>
    database.inFirm(wholeFirm(sending.organization_uuid), async (tx) => {
      const { organization_uuid, uuid } = sending
      const { invitation } = await lockInvitation(tx, organization_uuid, uuid)
      if (!(await invitationMailStore.noteDelivery(tx, sending, outcome))) return
      const uuids = [invitation.business_client]
      if (outcome.delivery === 'SENT') await announceClients(tx, uuids)
      else await refreshRows(tx, { organization_uuid, uuids })
    })
