import type { InvitationView } from '@partner-hub/contracts/acceptance.ts'
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
    if (!invitation) return undefined
    const { uuid, generation } = invitation
    if (sameSecret(link.token, tokens.tokenOf(uuid, generation))) return { invitation, state: stateOf(invitation) }
    for (let earlier = generation - 1; earlier > 0; earlier--)
      if (sameSecret(link.token, tokens.tokenOf(uuid, earlier))) return { invitation, state: 'replaced' }
    return undefined
  }

const stateOf = ({ invitation_status, is_late }: LinkedInvitation): LinkState => {
  if (invitation_status === 'ACCEPTED') return 'accepted'
  if (invitation_status === 'DECLINED') return 'declined'
  return invitation_status === 'PENDING' && !is_late ? 'open' : 'expired'
}
