import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Person } from '../platform/http/caller.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { tokenBuckets } from '../platform/rate-limit/token-buckets.ts'
import { newTurns } from '../platform/rate-limit/turns.ts'

/** Limits calls per person and per firm, so that a noisy one does not slow down others (docs/threats.md F25). */
export const limitCalls = (config: Config) => {
  const people = tokenBuckets({ perSecond: config.CALLS_PER_SECOND, burst: config.CALL_BURST })
  const firms = tokenBuckets({ perSecond: config.FIRM_CALLS_PER_SECOND, burst: config.FIRM_CALLS_PER_SECOND })
  return ({ user_id, membership }: Person): void => {
    const wait = people.take(String(user_id)) || (membership ? firms.take(membership.organization_uuid) : 0)
    if (wait > 0) throw new Refusal('too_many_requests', { retryAfterSeconds: Math.ceil(wait / 1000) })
  }
}

/**
 * Lets a burst through, but runs only a few reads of one session at a time. A call queues before its session is looked
 * up, because that is work too.
 */
export const takeReadTurn = (config: Config) => {
  const turns = newTurns(config.READS_AT_ONCE)
  return ({ headers, ip }: FastifyRequest): Promise<() => void> => turns.take(headers.authorization ?? ip)
}
