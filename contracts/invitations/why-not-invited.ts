import { isWithoutPlan } from '../billing/plan-state.ts'
import type { ProblemCode } from '../calls/problems.ts'
import type { ClientState } from '../clients/client-states.ts'
import { invitationStates } from './invitation-states.ts'

export type NotInvited = Extract<
  ProblemCode,
  'access_removed' | 'client_archived' | 'action_not_allowed' | 'plan_required'
>

/** Why a client's owner cannot be invited (again) now; undefined if they can (DEC-82). Used by server and portal. */
export const whyNotInvited = ({
  status,
  invitation_status,
  subscription_status,
}: Pick<ClientState, 'status' | 'invitation_status' | 'subscription_status'>): NotInvited | undefined => {
  // An owner who accepted is never invited again, whatever the client's status (PERM-22).
  const { reason } = invitationStates.next(invitation_status, 'send')
  if (reason) return reason
  if (status === 'NO_ACCESS') return 'access_removed'
  if (status === 'ARCHIVED') return 'client_archived'
  return isWithoutPlan(subscription_status) ? 'plan_required' : undefined
}
