import { isWithoutPlan } from '../billing/plan-state.ts'
import type { ProblemCode } from '../calls/problems.ts'
import type { ClientState } from '../clients/client-states.ts'
import { invitationStates } from './invitation-states.ts'

export type NotInvited = Extract<
  ProblemCode,
  'access_removed' | 'client_archived' | 'action_not_allowed' | 'plan_required'
>

/** Why the owner of a client is not invited, or invited again, now; nothing when they may be (DEC-82). Both sides read this. */
export const whyNotInvited = ({
  status,
  invitation_status,
  subscription_status,
}: Pick<ClientState, 'status' | 'invitation_status' | 'subscription_status'>): NotInvited | undefined => {
  if (status === 'NO_ACCESS') return 'access_removed'
  if (status === 'ARCHIVED') return 'client_archived'
  const { reason } = invitationStates.next(invitation_status, 'send')
  return reason ?? (isWithoutPlan(subscription_status) ? 'plan_required' : undefined)
}
