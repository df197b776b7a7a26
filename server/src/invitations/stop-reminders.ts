import type { Database } from '../platform/database/database.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import { sameSecret } from '../platform/ids/secrets.ts'
import { acceptanceStore } from './acceptance.store.ts'
import { type ReminderTokens, readInvitationLink } from './invitation-token.ts'
import { setReminders } from './set-reminders.ts'

/** By the link of any reminder to the address that is invited now, an old one too; whoever was invited by mistake stops nobody else's. */
export const stopReminders =
  ({ database, tokens }: { database: Database; tokens: ReminderTokens }) =>
  async (text: string): Promise<{ stopped: true }> => {
    const link = readInvitationLink(text)
    refuseUnless(link, 'not_found')
    const known = await database.acrossFirms('the link of a reminder', (tx) =>
      acceptanceStore.findByUuid(tx, link.uuid),
    )
    refuseUnless(known?.uuid === link.uuid, 'not_found')
    refuseUnless(sameSecret(link.token, tokens.tokenOf(known.uuid, known.invitation_email)), 'not_found')
    const { organization_uuid, uuid } = known
    const actor = { kind: 'machine', name: 'reminder link' } as const
    await database.inFirm(organization_uuid, (tx) =>
      setReminders(tx, actor, { organization_uuid, uuid, reminders: false }),
    )
    return { stopped: true }
  }
