import type { ProblemCode } from '../calls/problems.ts'
import { InvitationStatus } from '../clients/business-clients.ts'
import { type Acts, fromEvery, stateTable } from '../states/state-table.ts'

type Reason =
  | Extract<ProblemCode, 'action_not_allowed' | 'link_expired' | 'link_withdrawn' | 'link_used'>
  | 'not_pending'

/** Why an invitation's link can't be answered; a newer link or expiry can void one that is PENDING. */
const deadLinks = {
  ACCEPTED: 'link_used',
  DECLINED: 'link_used',
  EXPIRED: 'link_expired',
  DRAFT: 'link_withdrawn',
} as const

const every = fromEvery(InvitationStatus.options)

/** How an invitation starts and changes. Whether the client may be invited at all is decided in `whyNotInvited`. */
export const invitationActs = {
  draft: { by: 'firm', begins: 'DRAFT' },
  /** For a client that invited the firm: its owner was in Books first (DEC-62). */
  find_owner: { by: 'books', begins: 'ACCEPTED' },
  send: { by: 'firm', from: { ...every('PENDING'), ACCEPTED: 'action_not_allowed' } },
  /** DEC-89. */
  withdraw: { by: 'firm', from: { ...every('action_not_allowed'), PENDING: 'DRAFT' } },
  accept: { by: 'owner', from: { ...deadLinks, PENDING: 'ACCEPTED' } },
  decline: { by: 'owner', from: { ...deadLinks, PENDING: 'DECLINED' } },
  /** DEC-18. */
  expire: { by: 'clock', from: { ...every('not_pending'), PENDING: 'EXPIRED' } },
} as const satisfies Acts<InvitationStatus, Reason>

export const invitationStates = stateTable<InvitationStatus, typeof invitationActs>(invitationActs)
