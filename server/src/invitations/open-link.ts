import type { ProblemCode } from '@partner-hub/contracts/calls/problems.ts'
import { invitationActs } from '@partner-hub/contracts/invitations/invitation-states.ts'
import { Refusal, refuseUnless } from '../platform/http/refusal.ts'
import type { LinkedInvitation } from './acceptance.store.ts'
import type { FindLink, LinkState } from './find-linked-invitation.ts'

const refusals = invitationActs.accept.from

const deadLinks = {
  expired: refusals.EXPIRED,
  replaced: 'link_replaced',
  withdrawn: refusals.DRAFT,
  accepted: refusals.ACCEPTED,
  declined: refusals.DECLINED,
} as const satisfies Record<Exclude<LinkState, 'open'>, ProblemCode>

/** The invitation behind a link that can still be answered. */
export const openLink = async (findLink: FindLink, text: string): Promise<LinkedInvitation> => {
  const link = await findLink(text)
  refuseUnless(link, 'not_found')
  if (link.state !== 'open') throw new Refusal(deadLinks[link.state])
  return link.invitation
}
