import type { FastifyRequest } from 'fastify'
import type { OpenedAccount } from './account.store.ts'
import type { Cookies } from './cookies.ts'
import type { Hub, Standing } from './hub.ts'
import type { Stores } from './open-stores.ts'
import type { TeamRole } from './team.store.ts'
import type { Visit } from './visit.store.ts'

export interface Visitor {
  first_name: string
  last_name: string
  role: TeamRole
  /** The firm of an accountant whom the hub handed over; null for people who signed in. */
  organization_name: string | null
  /** The client at the hub, if known. */
  client_uuid: string | null
}

export type Entry =
  /** identity_uuid: who signed in; null for an accountant whom the hub handed over. */
  | { is: 'in'; account: OpenedAccount; visitor: Visitor; identity_uuid: string | null }
  /** Signed in but not on this team, or the account does not exist. */
  | { is: 'unknown' }
  | { is: 'signed_out' }
  /** The firm lost its access during the visit. */
  | { is: 'access_ended' }
  /** The visit has ended: its time is up, or the person logged out of the hub. */
  | { is: 'visit_over' }
  /** The hub could not be asked whether the visit is still valid. */
  | { is: 'unclear' }

export type Enter = (request: FastifyRequest, account_id: string) => Promise<Entry>

/** Removed access takes effect within a second. */
const CHECK_AFTER_MS = 1_000

/** Determines who wants to enter an account, and whether they may. */
export const visitors = ({ stores, hub, cookies }: { stores: Stores; hub: Hub; cookies: Cookies }): Enter => {
  const { accounts, team, sessions, visits, now } = stores
  const checks = new Map<string, Promise<Standing>>()

  /** Concurrent requests share one call to the hub. */
  const check = async (handle: string, { hand_over, checked_at }: Visit): Promise<Standing> => {
    if (now() - checked_at <= CHECK_AFTER_MS) return 'holds'
    const ongoing = checks.get(handle) ?? hub.check(hand_over).finally(() => checks.delete(handle))
    checks.set(handle, ongoing)
    return ongoing
  }

  const visiting = async (handle: string, account: OpenedAccount): Promise<Entry> => {
    const visit = visits.find(handle, account.account_id)
    if (!visit) return { is: 'visit_over' }
    if (visit.is_ended) return { is: 'access_ended' }
    try {
      const standing = await check(handle, visit)
      if (standing === 'visit_over') visits.remove(handle)
      if (standing === 'access_ended') visits.end(handle)
      if (standing !== 'holds') return { is: standing }
    } catch {
      return { is: 'unclear' }
    }
    if (now() - visit.checked_at > CHECK_AFTER_MS) visits.checked(handle)
    const { first_name, last_name, organization_name, client_uuid } = visit
    const visitor: Visitor = { first_name, last_name, role: 'accountant', organization_name, client_uuid }
    return { is: 'in', account, visitor, identity_uuid: null }
  }

  return async (request, account_id) => {
    const account = accounts.find(account_id)
    const handle = cookies.visit(account_id).read(request)
    const visited = account && handle ? await visiting(handle, account) : undefined
    if (visited?.is === 'in') return visited
    const session = cookies.session.read(request)
    const person = session ? sessions.find(session) : undefined
    const role = account && person && team.findRole(account_id, person.identity_uuid)
    if (account && person && role) {
      const { first_name, last_name, identity_uuid } = person
      const visitor: Visitor = { first_name, last_name, role, organization_name: null, client_uuid: null }
      return { is: 'in', account, visitor, identity_uuid }
    }
    return visited ?? (person ? { is: 'unknown' } : { is: 'signed_out' })
  }
}
