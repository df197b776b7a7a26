import { emailKey } from '@partner-hub/contracts/words/email-key.ts'
import { getPerson } from '../people/find-person.ts'
import type { Database } from '../platform/database/database.ts'
import type { Person } from '../platform/http/caller.ts'
import { acceptanceStore } from './acceptance.store.ts'
import { type InvitationTokens, invitationUrl } from './invitation-token.ts'

interface Needs {
  database: Database
  tokens: InvitationTokens
}

/**
 * After log-in, someone without a firm goes to their open invitation, however they came to log in. Their address is
 * confirmed, so the link is theirs.
 */
export const findWaitingInvitation =
  ({ database, tokens }: Needs) =>
  async ({ user_id, membership }: Person): Promise<string | undefined> => {
    if (membership) return undefined
    const { email, confirmed_at } = await getPerson(database.once, user_id)
    if (!confirmed_at) return undefined
    const key = emailKey(email)
    const sent = await database.acrossFirms('invitations to an address', (tx) => acceptanceStore.listOpenTo(tx, key))
    const waiting = sent.find(({ invitation_email }) => emailKey(invitation_email) === key)
    return waiting && invitationUrl('', waiting.uuid, tokens.tokenOf(waiting.uuid, waiting.generation))
  }
