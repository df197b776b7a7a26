import type { ProblemCode } from '../calls/problems.ts'
import type { ClientStatus } from './business-clients.ts'
import { type ClientState, placeOf } from './client-states.ts'

type Refused = Extract<ProblemCode, 'access_removed' | 'trial_expired' | 'plan_required' | 'action_not_allowed'>

/**
 * Why the firm may not open the client's books now; undefined if it may (spec §6, DEC-58). Used by server and portal.
 */
export const whyClosed = (
  client: Pick<ClientState, 'status' | 'earlier_status' | 'subscription_status'>,
): Refused | undefined => {
  const { subscription_status } = client
  const place = placeOf(client)
  // Restoring a client that was given up before would not open it.
  if (place === 'NO_ACCESS' || place === 'ARCHIVED_NO_ACCESS') return 'access_removed'
  if (place === 'ARCHIVED') return 'action_not_allowed'
  if (subscription_status === 'TRIAL_EXPIRED') return 'trial_expired'
  if (subscription_status === 'INACTIVE' || subscription_status === 'CANCELLED') return 'plan_required'
  return undefined
}

/** The status that disables the log-in button. If the plan is the reason, the refusal explains it (DEC-58, DEC-83). */
export const closingStatus = ({ status }: Pick<ClientState, 'status'>): Exclude<ClientStatus, 'ACTIVE'> | undefined =>
  status === 'ACTIVE' ? undefined : status
