import { clientsSeenBy } from '@partner-hub/contracts/firms/firm-policy.ts'
import type { Member, Person } from './caller.ts'

/** The person as a member of their firm; undefined if they have none. */
export const memberOf = ({ user_id, user_uuid, membership, support }: Person): Member | undefined =>
  membership && {
    kind: 'member',
    user_id,
    user_uuid,
    ...membership,
    clients: clientsSeenBy(membership.role),
    isVisitor: support !== undefined,
  }
