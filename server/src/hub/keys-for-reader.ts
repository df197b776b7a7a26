import { clientOfKey, type LiveKey } from '@partner-hub/contracts/calls/live-keys.ts'
import { mayInFirm } from '@partner-hub/contracts/firms/firm-policy.ts'
import type { Member } from '../platform/http/caller.ts'

/** Which of these clients are assigned to the member. */
export type FindAssigned = (member: Member, uuids: readonly string[]) => Promise<string[]>

const aboutSupport: ReadonlySet<LiveKey> = new Set(['support_visits', 'support_requests'])

/** A member who sees only assigned clients gets no keys of others, not even a hint that one has changed. */
export const keysForReader =
  (findAssigned: FindAssigned) =>
  async (member: Member, keys: readonly LiveKey[]): Promise<readonly LiveKey[]> => {
    const open = mayInFirm(member.role, 'see_firm_activity') ? keys : keys.filter((key) => !aboutSupport.has(key))
    const clients = open.flatMap((key) => clientOfKey(key) ?? [])
    if (member.clients === 'all' || clients.length === 0) return open
    const assigned = new Set(await findAssigned(member, clients))
    // 'client' stands for many clients, perhaps the member's own among them.
    const isTheirs = assigned.size > 0 || open.includes('client')
    return open.filter((key) => {
      const client = clientOfKey(key)
      return client === undefined ? isTheirs || key !== 'clients' : assigned.has(client)
    })
  }
