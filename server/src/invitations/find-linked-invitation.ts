import type { InvitationView } from '@partner-hub/contracts/invitations/acceptance.ts'
import type { Database } from '../platform/database/database.ts'
import { sameSecret } from '../platform/ids/secrets.ts'
import { acceptanceStore, type LinkedInvitation } from './acceptance.store.ts'
import { type InvitationTokens, readInvitationLink } from './invitation-token.ts'

export type LinkState = InvitationView['state']

export interface Link {
  readonly invitation: LinkedInvitation
  readonly state: LinkState
}

export type FindLink = (text: string) => Promise<Link | undefined>

/** Nothing for a text that is no link of ours. A link that was replaced is told from one that never was. */
export const findLinkedInvitation =
  ({ database, tokens }: { database: Database; tokens: InvitationTokens }): FindLink =>
  async (text) => {
    const link = readInvitationLink(text)
    if (!link) return undefined
    const invitation = await database.acrossFirms('an invitation link', (tx) =>
      acceptanceStore.findByUuid(tx, link.uuid),
    )
    // A uuid in other letters is the same one to the database, and no link of ours.
    if (invitation?.uuid !== link.uuid) return undefined
    const generation = generationOf(tokens, invitation, link.token)
    if (generation === undefined) return undefined
    return { invitation, state: stateOf(invitation, generation) }
  }

/** Which of an invitation's links has this token, the newest first. */
export const generationOf = (
  tokens: InvitationTokens,
  { uuid, generation }: Pick<LinkedInvitation, 'uuid' | 'generation'>,
  token: string,
): number | undefined => {
  for (let each = generation; each > 0; each--) if (sameSecret(token, tokens.tokenOf(uuid, each))) return each
  return undefined
}

/** What was accepted or withdrawn is so by every link of it; the rest is said of the newest alone. */
const stateOf = (
  { invitation_status, is_late, generation: newest }: LinkedInvitation,
  generation: number,
): LinkState => {
  if (invitation_status === 'ACCEPTED') return 'accepted'
  if (invitation_status === 'DRAFT') return 'withdrawn'
  if (generation !== newest) return 'replaced'
  if (invitation_status === 'DECLINED') return 'declined'
  return invitation_status === 'PENDING' && !is_late ? 'open' : 'expired'
}
