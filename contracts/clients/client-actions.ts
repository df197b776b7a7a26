import type { ProblemCode } from '../calls/problems.ts'
import type { BillingOwner, ClientStatus, InvitationStatus, SubscriptionStatus } from './business-clients.ts'

/** What decides whether an action is open. */
export interface ClientState {
  readonly status: ClientStatus
  readonly billing_owner: BillingOwner
  readonly subscription_status: SubscriptionStatus
  readonly invitation_status: InvitationStatus
}

const hasPlan = (client: ClientState): boolean => client.subscription_status === 'ACTIVE'

/** Why a client is not archived; nothing when it may be (spec §6, DEC-10). */
export const whyNotArchived = (
  client: ClientState,
): 'archived_already' | 'plan_active' | 'owner_accepted' | undefined => {
  if (client.status === 'ARCHIVED') return 'archived_already'
  if (client.status === 'NO_ACCESS') return undefined
  if (hasPlan(client)) return 'plan_active'
  return client.invitation_status === 'ACCEPTED' ? 'owner_accepted' : undefined
}

const mayRemoveAccess = (client: ClientState): boolean =>
  client.status === 'ACTIVE' && client.billing_owner === 'CLIENT'

/** What may be done to a client, and when (spec §6, DEC-10 to DEC-12). Both sides read this table. */
export const clientActions = {
  remove_access: mayRemoveAccess,
  archive: (client: ClientState) => whyNotArchived(client) === undefined,
  remove_access_and_archive: mayRemoveAccess,
  restore: (client: ClientState) => client.status === 'ARCHIVED',
  log_in: (client: ClientState) => client.status === 'ACTIVE',
} as const satisfies Record<string, (client: ClientState) => boolean>

export type ClientAction = keyof typeof clientActions

type Refused = Extract<ProblemCode, 'access_removed' | 'trial_expired' | 'plan_required' | 'action_not_allowed'>

/** What an archived client was before; said by the server alone. */
interface Archived {
  readonly earlier_status?: 'ACTIVE' | 'NO_ACCESS' | null
}

/** Why the firm may not open the client's books now; nothing when it may (spec §6, DEC-58). Both sides read this. */
export const whyClosed = ({
  status,
  earlier_status = 'ACTIVE',
  subscription_status,
}: Pick<ClientState, 'status' | 'subscription_status'> & Archived): Refused | undefined => {
  // To restore one that was given up before would not open it.
  if (status === 'NO_ACCESS' || (status === 'ARCHIVED' && earlier_status !== 'ACTIVE')) return 'access_removed'
  if (status === 'ARCHIVED') return 'action_not_allowed'
  if (subscription_status === 'TRIAL_EXPIRED') return 'trial_expired'
  if (subscription_status === 'INACTIVE' || subscription_status === 'CANCELLED') return 'plan_required'
  return undefined
}
