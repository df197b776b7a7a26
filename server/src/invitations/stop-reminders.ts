import { recordActivity } from '../activity/record-activity.ts'
import type { Database } from '../platform/database/database.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import { sameSecret } from '../platform/ids/secrets.ts'
import { announceClients } from '../platform/live/announce.ts'
import { acceptanceStore } from './acceptance.store.ts'
import { invitationStore } from './invitation.store.ts'
import { type ReminderTokens, readInvitationLink } from './invitation-token.ts'
import { lockInvitation } from './lock-invitation.ts'

/**
 * Accepts the link of any reminder to the currently invited address, even an old one. The firm's switches do not undo
 * it. It does not apply to someone else who is invited later.
 */
export const stopReminders =
  ({ database, tokens }: { database: Database; tokens: ReminderTokens }) =>
  async (text: string): Promise<{ stopped: true }> => {
    const link = readInvitationLink(text)
    refuseUnless(link, 'not_found')
    const known = await database.acrossFirms('the link of a reminder', (tx) =>
      acceptanceStore.findByUuid(tx, link.uuid),
    )
    const isTo = (address: string | null) => sameSecret(link.token, tokens.tokenOf(link.uuid, address ?? ''))
    refuseUnless(known && isTo(known.invitation_email), 'not_found')
    const { organization_uuid, uuid } = known
    await database.inFirm(wholeFirm(organization_uuid), async (tx) => {
      const { invitation } = await lockInvitation(tx, organization_uuid, uuid)
      refuseUnless(isTo(invitation.invitation_email), 'not_found')
      if (invitation.reminders_refused) return
      await invitationStore.refuseReminders(tx, organization_uuid, uuid)
      const { business_client: subject } = invitation
      const actor = { kind: 'machine', name: 'reminder link' } as const
      await recordActivity(tx, actor, { organization_uuid, act: 'reminders_refused', subject })
      await announceClients(tx, [subject])
    })
    return { stopped: true }
  }
