import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../platform/http/refusal.ts'
import type { Changes } from '../platform/live/changes.ts'
import type { OpenSession } from '../sessions/find-session.ts'

/** Before proxies and browsers take a silent stream for a dead one; a session that ran out is noticed as often. */
const BEAT_MS = 25_000

/** A browser keeps six connections to a host; a tab without a stream polls, and asks again about as often as this. */
const STREAMS_PER_SESSION = 6
const ASK_AGAIN_SECONDS = 30

export const EVENTS_PATH = '/events/'

interface Needs {
  changes: Changes
  /** By the cookie alone: a stream can carry no header, changes nothing and holds only keys. */
  findSession: (request: FastifyRequest, options: { extend: boolean }) => Promise<OpenSession | undefined>
}

/** One stream a tab: what has changed in the firm and is to be read again (DEC-65). */
export const mountLiveStream = (app: FastifyInstance, { changes, findSession }: Needs): void => {
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

  // No call of the API's description: it goes by the cookie alone and answers with a stream.
  const schema = { hide: true }
  app.get(EVENTS_PATH, { schema, exposeHeadRoute: false }, async (request, reply) => {
    const person = (await findSession(request, { extend: false }))?.person
    const firm = person?.membership?.organization_uuid
    if (!firm || !person.session_uuid) return reply.status(204).send() // tells the browser not to come back
    if ((perSession.get(person.session_uuid) ?? 0) >= STREAMS_PER_SESSION)
      throw new Refusal('too_many_requests', { retryAfterSeconds: ASK_AGAIN_SECONDS })
    stream(request, reply, { firm, session: person.session_uuid })
    return reply
  })

  const stream = (
    request: FastifyRequest,
    reply: FastifyReply,
    { firm, session }: { firm: string; session: string },
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
    const unfollow = changes.follow(firm, (keys) => raw.write(`data: ${JSON.stringify({ keys })}\n\n`))
    // Also over once the person has left the firm, or a visit of staff has ended.
    const lookAgain = async () => {
      const found = await findSession(request, { extend: false }).catch(() => undefined)
      if (raw.writableEnded) return
      if (found?.person.membership?.organization_uuid === firm) raw.write(': still here\n\n')
      else end()
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
    // It may have ended between the first look and the listening.
    void lookAgain()
  }
}
