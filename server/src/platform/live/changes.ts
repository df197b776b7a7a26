import { type LiveKey, liveKeys } from '@partner-hub/contracts/calls/live-keys.ts'
import pg from 'pg'
import { z } from 'zod'
import type { Log } from '../log/log.ts'
import { CHANNEL } from './announce.ts'
import { createListeners } from './listeners.ts'

const Change = z.union([
  z.object({ firm: z.uuid(), keys: z.array(z.custom<LiveKey>()) }),
  z.object({ ended_session: z.uuid() }),
])

export interface Changes {
  /** Calls the listener on every change of the firm; returns a function that stops it. */
  follow(firm: string, listener: (keys: readonly LiveKey[]) => void): () => void
  /** Calls the listener when the session ends, or with 'look again' when the end may have been missed. */
  followEnd(session: string, listener: (news: 'ended' | 'look again') => void): () => void
  close(): Promise<void>
}

const AGAIN_MS = 1_000

/** One connection per process for all listeners; it reconnects by itself. */
export const createChanges = ({ url, log }: { url: string; log: Log }): Changes => {
  const firms = createListeners<[keys: readonly LiveKey[]]>()
  const sessions = createListeners<[news: 'ended' | 'look again']>()
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let wasAway = false

  const connect = async () => {
    timer = undefined
    if (isClosed || client || (firms.areNone() && sessions.areNone())) return
    const own = new pg.Client({ connectionString: url, keepAlive: true })
    client = own
    const lost = (error?: Error) => {
      if (client !== own) return
      client = undefined
      wasAway = true
      own.end().catch(() => undefined)
      if (isClosed) return
      log.warn({ reason: error?.message }, 'changes are not followed for a moment')
      timer ??= setTimeout(connect, AGAIN_MS)
    }
    own.on('error', lost)
    own.on('end', () => lost())
    own.on('notification', ({ payload }) => {
      const change = Change.safeParse(JSON.parse(payload ?? 'null'))
      if (!change.success) return
      if ('firm' in change.data) firms.tell(change.data.firm, change.data.keys)
      else sessions.tell(change.data.ended_session, 'ended')
    })
    try {
      await own.connect()
      await own.query(`listen ${CHANNEL}`)
      // Listeners may have missed changes while the connection was down, so they reload everything.
      if (wasAway) firms.tellAll(liveKeys)
      sessions.tellAll('look again')
      wasAway = false
    } catch (error) {
      lost(error as Error)
    }
  }

  const connectOnce = () => {
    if (!client && !timer) void connect()
  }

  return {
    follow: (firm, listener) => {
      const leave = firms.add(firm, listener)
      connectOnce()
      return leave
    },
    followEnd: (session, listener) => {
      const leave = sessions.add(session, listener)
      connectOnce()
      return leave
    },
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}
