import { Uuid } from '@partner-hub/contracts/calls/uuid.ts'
import { getClientRunFile } from '@partner-hub/contracts/clients/client-runs.ts'
import { endSession } from '@partner-hub/contracts/people/session.ts'
import { endSupportSession } from '@partner-hub/contracts/support/support.ts'
import type { FastifyRequest } from 'fastify'
import { recordActivity } from '../activity/record-activity.ts'
import type { FirmTransaction } from '../platform/database/database.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import type { Person } from '../platform/http/caller.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import type { Parts } from '../platform/parts.ts'
import { sessionLimits } from '../sessions/session-parts.ts'
import { findVisitEnd } from '../sessions/visit-in-session.ts'
import { supportSessionStore } from './support-session.store.ts'

export type AdmitVisitor = (request: FastifyRequest, person: Person) => Promise<void>

const reading = new Set(['GET', 'HEAD'])
/** Calls that end the visit and change nothing of the firm. */
const ends = new Set<unknown>([endSession, endSupportSession])
/** Reads that export the firm's data to a file, which a visit may not do. */
const downloads = new Set<unknown>([getClientRunFile])

/** Records every request of a visit before anything else, and allows only reads (docs/threats.md A11). */
export const admitVisitor = ({ database, config }: Pick<Parts, 'database' | 'config'>): AdmitVisitor => {
  const recorded = new WeakSet<FastifyRequest>()
  const limits = sessionLimits(config)
  return async (request, person) => {
    const { support: visit } = person
    if (!visit) return
    if (!recorded.has(request)) {
      recorded.add(request)
      await database.inFirm(wholeFirm(visit.organization_uuid), async (tx) => {
        await record(tx, request, person, visit)
        await noteEnd(tx, person, visit, limits)
      })
    }
    const { endpoint } = request.routeOptions.config
    const looks = reading.has(request.method) && !downloads.has(endpoint)
    refuseUnless(looks || ends.has(endpoint), 'support_read_only')
  }
}

type Visit = NonNullable<Person['support']>

const record = async (
  tx: FirmTransaction,
  { method, url, params, routeOptions }: FastifyRequest,
  { user_id }: Person,
  { organization_uuid, uuid }: Visit,
): Promise<void> => {
  const { reason, ticket_number: ticket } = await supportSessionStore.lock(tx, organization_uuid, uuid)
  const [path] = url.split('?', 1)
  const detail = { method, route: routeOptions.url, path, reason, ticket }
  const staff = { kind: 'staff', user_id, ticket } as const
  await recordActivity(tx, staff, { organization_uuid, act: 'support_request', subject: uuid, detail })
  const client = viewedClient(routeOptions.url ?? '', params)
  if (client && (await supportSessionStore.isFirstLook(tx, organization_uuid, uuid, client)))
    await recordActivity(tx, staff, {
      organization_uuid,
      act: 'support_viewed',
      subject: client,
      detail: { visit: uuid, ticket },
    })
}

/** Stores when the visit will end, because this request may be the last: an idle session ends without an event. */
const noteEnd = async (
  tx: FirmTransaction,
  { session_uuid }: Person,
  { organization_uuid, uuid: visit }: Visit,
  limits: ReturnType<typeof sessionLimits>,
): Promise<void> => {
  const ends_at = session_uuid && (await findVisitEnd(tx, { session_uuid, visit }, limits))
  if (ends_at) await supportSessionStore.setEnd(tx, organization_uuid, visit, ends_at)
}

/** The client that a request is about, if its path names one. */
const viewedClient = (route: string, params: unknown): string | undefined => {
  const { uuid } = params as { uuid?: string }
  return route.includes('/business_clients/:uuid/') ? Uuid.safeParse(uuid).data : undefined
}
