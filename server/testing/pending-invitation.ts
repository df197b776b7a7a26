import { sql } from 'kysely'
import { invitationTokens } from '../src/invitations/invitation-token.ts'
import { wholeFirm } from '../src/platform/database/scope.ts'
import { hashOf } from '../src/platform/ids/secrets.ts'
import type { FirmCaller, Hub } from './hub.ts'
import type { OneClient } from './one-client.ts'

/** The client's invitation as after sending; returns its link's token. */
export const hasPendingInvitation = async (
  hub: Hub,
  firm: FirmCaller,
  { invitation }: Pick<OneClient, 'invitation'>,
  sent: { email: string; generation?: number; daysAgo?: number },
): Promise<string> => {
  const { email, generation = 1, daysAgo = 0 } = sent
  const token = invitationTokens(hub.parts.secrets.HUB_SECRET).tokenOf(invitation, generation)
  await hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
    tx
      .updateTable('client_invitation')
      .set({
        invitation_status: 'PENDING',
        invitation_email: email,
        invitation_subject: 'Your books',
        invitation_message_body: 'Hello',
        generation,
        token_hash: hashOf(token),
        sent_by: firm.user_id,
        sent_at: sql`business_now() - make_interval(days => ${daysAgo})`,
        expires_at: sql`business_now() + make_interval(days => ${30 - daysAgo})`,
        delivery: 'SENT',
      })
      .where('organization_uuid', '=', firm.organization_uuid)
      .where('uuid', '=', invitation)
      .execute(),
  )
  return `${invitation}.${token}`
}
