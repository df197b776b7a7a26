import { createHash } from 'node:crypto'
import { type Endpoint, pathOf } from '@partner-hub/contracts/calls/endpoint.ts'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { wall } from '../clock/clock.ts'
import type { AnyTransaction } from '../database/database.ts'
import { Refusal, refuse } from '../http/refusal.ts'

/** Runs the act unless it already ran under the same key, and stores its result in the act's own transaction. */
export type Once = <T>(tx: AnyTransaction, act: () => Promise<T>) => Promise<T>
export type OnceFor = (request: FastifyRequest, endpoint: Endpoint) => Once

const KEY_MAX = 255
const GUARD_MINUTES = 10

/** Without a key, the same person, route and body within ten minutes counts as a repeat (docs/threats.md). */
export const onceFor: OnceFor = (request, endpoint) => async (tx, act) => {
  if (!endpoint.keyed || !request.person) throw new Error(`${endpoint.path} is not keyed`)
  const actor = `user:${request.person.user_id}`
  const route = `${endpoint.method} ${pathOf(endpoint.path, request.params as Record<string, string>)}`
  const body_hash = createHash('sha256')
    .update(JSON.stringify(request.body ?? null))
    .digest()
  const given = keyOf(request)
  if (given === undefined && endpoint.keyed === 'without guard') return act()
  const key = given ?? `guard:${createHash('sha256').update(route).update(body_hash).digest('hex')}`

  const lock = await sql<{
    got: boolean
  }>`select pg_try_advisory_xact_lock(hashtextextended(${`${actor} ${key}`}, 0)) as got`.execute(tx)
  if (!lock.rows[0]?.got) refuse('still_running')

  const known = await tx
    .selectFrom('idempotency_keys')
    .select(['route', 'body_hash', 'answer', 'created_at'])
    .where('actor', '=', actor)
    .where('key', '=', key)
    .executeTakeFirst()
  const stale = known && !given && wall.milliseconds() - known.created_at.getTime() > GUARD_MINUTES * 60_000
  if (known && !stale) {
    if (known.route !== route || !known.body_hash.equals(body_hash)) refuse('key_reused')
    return known.answer as Awaited<ReturnType<typeof act>>
  }
  if (stale) await tx.deleteFrom('idempotency_keys').where('actor', '=', actor).where('key', '=', key).execute()

  const answer = await act()
  await tx
    .insertInto('idempotency_keys')
    .values({ actor, key, route, body_hash, answer: JSON.stringify(answer ?? null) })
    .execute()
  return answer
}

const keyOf = (request: FastifyRequest): string | undefined => {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || key.length === 0 || key.length > KEY_MAX || key.startsWith('guard:'))
    throw new Refusal('invalid_input', { fields: { 'idempotency-key': 'key_malformed' } })
  return key
}
