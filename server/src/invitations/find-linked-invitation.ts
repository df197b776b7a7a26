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

/** Undefined if the text is not one of our links. Distinguishes a replaced link from one that never existed. */
export const findLinkedInvitation =
  ({ database, tokens }: { database: Database; tokens: InvitationTokens }): FindLink =>
  async (text) => {
    const link = readInvitationLink(text)
    if (!link) return undefined
    const invitation = await database.acrossFirms('an invitation link', (tx) =>
      acceptanceStore.findByUuid(tx, link.uuid),
    )
    // PostgreSQL ignores the case of a uuid, but a link in other letters is not ours.
    if (invitation?.uuid !== link.uuid) return undefined
    const generation = generationOf(tokens, invitation, link.token)
    if (generation === undefined) return undefined
    return { invitation, state: stateOf(invitation, generation) }
  }

/** Finds the generation that this token belongs to, newest first. */
export const generationOf = (
  tokens: InvitationTokens,
  { uuid, generation }: Pick<LinkedInvitation, 'uuid' | 'generation'>,
  token: string,
): number | undefined => {
  for (let each = generation; each > 0; each--) if (sameSecret(token, tokens.tokenOf(uuid, each))) return each
  return undefined
}

/** Accepted and withdrawn apply to all links of an invitation; the other states only to the newest. */
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
