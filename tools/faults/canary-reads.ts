import pMap from 'p-map'
import type { Endpoint } from '../../contracts/calls/endpoint.ts'
import { getBusinessClient } from '../../contracts/clients/business-clients.ts'
import { listClientActivity } from '../../contracts/clients/client-activity.ts'
import { getClientContact } from '../../contracts/clients/client-contacts.ts'
import { listBusinessClients } from '../../contracts/clients/client-list.ts'
import { getClientRunFile } from '../../contracts/clients/client-runs.ts'
import { getOrganization, listOrganizations } from '../../contracts/people/identity.ts'
import { type Answer, callAs } from './callers.ts'
import { type CanaryFirm, canariesIn } from './canary-firms.ts'
import type { CastClient } from './client-cast.ts'
import type { Random } from './random.ts'
import type { Stage } from './stage.ts'

interface Read {
  readonly endpoint: Endpoint
  readonly params?: Record<string, string>
  readonly query?: Record<string, string>
  /** The read names another firm's record, so a correct response contains nothing of the caller's firm. */
  readonly isForeign?: true
}

type ReadOf = (own: CanaryFirm, client: CastClient, other: CanaryFirm) => Read

const list = ({ owner }: CanaryFirm, query: Record<string, string> = {}): Read => ({
  endpoint: listBusinessClients,
  params: { organizationUuid: owner.organization_uuid },
  query,
})

/** What a firm's people read, and what an attacker would try. */
const reads: readonly ReadOf[] = [
  (own) => list(own),
  (own) => list(own, { view: 'active', sort: 'created', limit: '1' }),
  (own) => list(own, { search: own.canary }),
  (own, _client, other) => ({ ...list(own, { search: other.canary }), isForeign: true }),
  (_own, { uuid }) => ({ endpoint: getBusinessClient, params: { uuid } }),
  (_own, _client, other) => ({
    endpoint: getBusinessClient,
    params: { uuid: other.clients[0]?.uuid ?? '' },
    isForeign: true,
  }),
  (_own, { contact }) => ({ endpoint: getClientContact, params: { uuid: contact } }),
  (_own, { uuid }) => ({ endpoint: listClientActivity, params: { uuid } }),
  ({ run }) => ({ endpoint: getClientRunFile, params: { uuid: run } }),
  ({ owner }) => ({ endpoint: getOrganization, params: { uuid: owner.organization_uuid } }),
  () => ({ endpoint: listOrganizations }),
]

interface Counted {
  answers: number
  /** Canaries of another firm than the caller's, in a body or a header. */
  foreign: number
  /** Counts of clients that are another firm's. */
  foreignCounts: number
  /** Responses that lack the caller's own canary. */
  withoutOwn: number
  notModified: number
  fromCache: number
}

const CALLERS = 16

/** Sixteen callers read as each firm's person in turn, and send the ETag of that person's last read. */
export const readCanaries = async (
  stage: Stage,
  url: string,
  firms: readonly CanaryFirm[],
  answers: number,
  random: Random,
): Promise<Counted> => {
  const counted: Counted = { answers: 0, foreign: 0, foreignCounts: 0, withoutOwn: 0, notModified: 0, fromCache: 0 }
  const tags = new Map<string, string>()
  await pMap(
    Array.from({ length: answers }),
    async () => {
      const own = random.oneOf(firms)
      const other = random.oneOf(firms.filter((firm) => firm !== own))
      const { endpoint, isForeign, ...request } = random.oneOf(reads)(own, random.oneOf(own.clients), other)
      const name = JSON.stringify([own.canary, endpoint.path, request])
      const call = { ...request, ifNoneMatch: tags.get(name) }
      const answer = await callAs(url, stage.config.HUB_URL, own.owner, endpoint, call)
      const tag = answer.headers.get('etag')
      if (tag && answer.status === 200) tags.set(name, tag)
      count(counted, answer, own, isForeign ?? false)
      if (answer.status !== 200 && answer.status !== 304 && !isForeign)
        stage.timeline.note(`${endpoint.path} answered ${answer.status}: ${answer.text}`)
    },
    { concurrency: CALLERS },
  )
  return counted
}

const count = (counted: Counted, { status, headers, text }: Answer, own: CanaryFirm, isForeign: boolean): void => {
  const found = canariesIn(`${JSON.stringify([...headers])}\n${text}`).map((canary) => canary.toLowerCase())
  const mine = own.canary.toLowerCase()
  const clients = /"counts":\{"all":(\d+)/.exec(text)?.[1]
  if (status !== 0) counted.answers++
  counted.foreign += found.filter((canary) => canary !== mine).length
  if (clients !== undefined && Number(clients) !== own.clients.length) counted.foreignCounts++
  if (!isForeign && status !== 304 && !found.includes(mine)) counted.withoutOwn++
  if (status === 304) counted.notModified++
  if (headers.get('x-cache') === 'hit') counted.fromCache++
}
