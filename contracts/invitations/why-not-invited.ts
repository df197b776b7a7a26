import { isWithoutPlan } from '../billing/plan-state.ts'
import type { ProblemCode } from '../calls/problems.ts'
import type { ClientState } from '../clients/client-actions.ts'

type Refused = Extract<ProblemCode, 'access_removed' | 'client_archived' | 'action_not_allowed' | 'plan_required'>

/** Why the owner of a client is not invited, or invited again, now; nothing when they may be (DEC-82). Both sides read this. */
export const whyNotInvited = ({
  status,
  invitation_status,
  subscription_status,
}: Pick<ClientState, 'status' | 'invitation_status' | 'subscription_status'>): Refused | undefined => {
  if (status === 'NO_ACCESS') return 'access_removed'
  if (status === 'ARCHIVED') return 'client_archived'
  if (invitation_status === 'ACCEPTED') return 'action_not_allowed'
  return isWithoutPlan(subscription_status) ? 'plan_required' : undefined
}
