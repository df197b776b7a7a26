import { EVENTS_PATH, type LiveKey, liveKeys } from '@partner-hub/contracts/calls/live-keys.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Member } from '../platform/http/caller.ts'
import { memberOf } from '../platform/http/member-of.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { Changes } from '../platform/live/changes.ts'
import type { OpenSession } from '../sessions/find-session.ts'
import { gathering } from './gathering.ts'

/** Keeps proxies and browsers from closing a silent stream; an expired session is noticed at the same interval. */
const BEAT_MS = 25_000

/** A browser opens six connections per host; a tab without a stream polls and retries at about this interval. */
const STREAMS_PER_SESSION = 6
const ASK_AGAIN_SECONDS = 30

interface Needs {
  changes: Changes
  /** By cookie only: a stream cannot send headers, changes nothing and carries only keys. */
  findSession: (request: FastifyRequest, options: { extend: boolean }) => Promise<OpenSession | undefined>
  keysFor: (member: Member, keys: readonly LiveKey[]) => Promise<readonly LiveKey[]>
}

/** One stream per tab: what has changed in the firm and must be reloaded (DEC-65). */
export const mountLiveStream = (app: FastifyInstance, { changes, findSession, keysFor }: Needs): void => {
  const open = new Set<() => void>()
  const perSession = new Map<string, number>()
  const count = (session: string, change: 1 | -1) => {
    const left = (perSession.get(session) ?? 0) + change
    if (left > 0) perSession.set(session, left)
    else perSession.delete(session)
  }
  app.addHook('preClose', async () => {
    for (const end of [...open]) end()
  })

  // Not part of the API description: it uses the cookie only and returns a stream.
  const schema = { hide: true }
  app.get(EVENTS_PATH, { schema, exposeHeadRoute: false }, async (request, reply) => {
    const person = (await findSession(request, { extend: false }))?.person
    const member = person && memberOf(person)
    if (!member || !person.session_uuid) return reply.status(204).send() // tells the browser not to reconnect
    if ((perSession.get(person.session_uuid) ?? 0) >= STREAMS_PER_SESSION)
      throw new Refusal('too_many_requests', { retryAfterSeconds: ASK_AGAIN_SECONDS })
    stream(request, reply, { member, session: person.session_uuid })
    return reply
  })

  const stream = (
    request: FastifyRequest,
    reply: FastifyReply,
    { member, session }: { member: Member; session: string },
  ) => {
    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    raw.write('retry: 2000\n\n')
    let reader = member
    const tell = gathering(async (keys) => {
      // If the assigned clients cannot be looked up, everything is reloaded.
      const own = await keysFor(reader, keys).catch(() => keysFor(reader, liveKeys))
      if (own.length > 0 && !raw.writableEnded) raw.write(`data: ${JSON.stringify({ keys: own })}\n\n`)
    })
    const unfollow = changes.follow(member.organization_uuid, tell)
    // Also ends once the person has left the firm or a support visit has ended.
    const lookAgain = async () => {
      const found = await findSession(request, { extend: false }).catch(() => undefined)
      if (raw.writableEnded) return
      const now = found && memberOf(found.person)
      if (now?.organization_uuid !== member.organization_uuid) return end()
      reader = now
      raw.write(': still here\n\n')
    }
    const leave = changes.followEnd(session, (news) => (news === 'ended' ? end() : void lookAgain()))
    const beat = setInterval(lookAgain, BEAT_MS)
    count(session, 1)
    const end = () => {
      if (!open.delete(end)) return
      count(session, -1)
      clearInterval(beat)
      unfollow()
      leave()
      raw.end()
    }
    open.add(end)
    raw.on('close', end)
    // The session may have ended between the first check and subscribing.
    void lookAgain()
  }
}
