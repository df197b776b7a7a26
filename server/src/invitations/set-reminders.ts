import { recordActivity } from '../activity/record-activity.ts'
import { clientStore } from '../clients/client.store.ts'
import type { FirmTransaction } from '../platform/database/database.ts'
import type { Actor } from '../platform/http/caller.ts'
import { announceClients } from '../platform/live/announce.ts'
import type { StoredInvitation } from './invitation.store.ts'
import { lockInvitation } from './lock-invitation.ts'

interface Asked {
  organization_uuid: string
  uuid: string
  reminders: boolean
}

/** The switch is the client's, for this invitation and later ones (decision 22). Set to what it is, it is not written down. */
export const setReminders = async (tx: FirmTransaction, actor: Actor, asked: Asked): Promise<StoredInvitation> => {
  const { organization_uuid, uuid, reminders } = asked
  const { invitation } = await lockInvitation(tx, organization_uuid, uuid)
  const { business_client } = invitation
  if (invitation.reminders === reminders) return invitation
  await clientStore.switchReminders(tx, organization_uuid, business_client, reminders)
  await recordActivity(tx, actor, {
    organization_uuid,
    act: 'reminders_switched',
    subject: business_client,
    detail: { reminders },
  })
  await announceClients(tx, [business_client])
  return { ...invitation, reminders }
}
