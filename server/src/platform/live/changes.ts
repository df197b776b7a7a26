import pg from 'pg'
import { z } from 'zod'
import type { Log } from '../log/log.ts'
import { CHANNEL } from './announce.ts'

const Change = z.object({ firm: z.uuid(), keys: z.array(z.string()) })

type Listener = (keys: readonly string[]) => void

export interface Changes {
  /** Tells of every change of the firm from now on; answers how to stop listening. */
  follow(firm: string, listener: Listener): () => void
  close(): Promise<void>
}

const AGAIN_MS = 1_000
/** Whoever listened while the connection was away has missed something, and reads everything again. */
const EVERYTHING = ['clients', 'client', 'accountant_invitations']

/** One connection a process, however many listen; it comes back by itself. */
export const createChanges = ({ url, log }: { url: string; log: Log }): Changes => {
  const listeners = new Map<string, Set<Listener>>()
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let wasAway = false

  const tell = (firm: string, keys: readonly string[]) => {
    for (const listener of listeners.get(firm) ?? []) listener(keys)
  }

  const connect = async () => {
    timer = undefined
    if (isClosed || listeners.size === 0 || client) return
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
      if (change.success) tell(change.data.firm, change.data.keys)
    })
    try {
      await own.connect()
      await own.query(`listen ${CHANNEL}`)
      if (wasAway) for (const firm of listeners.keys()) tell(firm, EVERYTHING)
      wasAway = false
    } catch (error) {
      lost(error as Error)
    }
  }

  return {
    follow: (firm, listener) => {
      const ofFirm = listeners.get(firm) ?? new Set()
      listeners.set(firm, ofFirm.add(listener))
      if (!client && !timer) void connect()
      return () => {
        ofFirm.delete(listener)
        if (ofFirm.size === 0) listeners.delete(firm)
      }
    },
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}
