import type { FastifyReply } from 'fastify'
import { type Answer, invalid } from './answers.ts'
import type { CallGroup, createFaults, Fate } from './faults.ts'
import type { Stores } from './open-stores.ts'

const MAX_KEY = 255

export interface Call {
  group: CallGroup
  /** The apiRequestKey, and the request to compare with the first one under this key. */
  key?: string | undefined
  request: string
  /** What the test card does to this call, if no fault is switched on. */
  fateOfCard?: { fate: Fate; lateMs: number } | undefined
  execute(): Answer
}

const keyProblem = (code: string, message: string) =>
  invalid({ of: 'transaction', attribute: 'api_request_key', code, message })
const tooLong = keyProblem('915230', 'API request key is too long.')
const otherRequest = keyProblem('915232', 'API request key can be reused only with the same request.')
const isInFlight = keyProblem('915233', 'API request key is in flight.')

export type Dispatcher = ReturnType<typeof dispatcher>

/** Executes calls once per key, and loses or delays them as faults and test cards want it. */
export const dispatcher = ({ keys, together }: Stores, faults: ReturnType<typeof createFaults>) => {
  const inFlight = new Set<string>()
  const late = new Set<NodeJS.Timeout>()

  /** The first answer is stored together with what was executed; a validation error executed nothing. */
  const once = ({ key, request, execute }: Call): Answer =>
    together(() => {
      const first = key === undefined ? undefined : keys.find(key)
      if (first) return first.request === request ? first : otherRequest
      const result = execute()
      const isExecuted = result.status < 300 || result.body.includes('<transaction><id>')
      if (key !== undefined && isExecuted) keys.add(key, request, result)
      return result
    })

  const executeLate = (call: Call, lateMs: number) => {
    const timer = setTimeout(() => {
      late.delete(timer)
      once(call)
    }, lateMs)
    late.add(timer)
  }

  const cut = (reply: FastifyReply) => {
    reply.hijack()
    reply.raw.socket?.destroy()
  }
  const send = (reply: FastifyReply, { status, body }: Answer) =>
    reply.status(status).type('application/xml; charset=utf-8').send(body)

  const proceed = (reply: FastifyReply, call: Call, fate: Fate, lateMs: number) => {
    switch (fate) {
      case 'refused':
        return send(reply, { status: 503, body: '' })
      case 'lost_before':
        return cut(reply)
      case 'lost_after':
        once(call)
        return cut(reply)
      case 'late':
        executeLate(call, lateMs)
        return cut(reply)
      case 'through':
        return send(reply, once(call))
    }
  }

  return {
    answer: async (reply: FastifyReply, call: Call): Promise<unknown> => {
      const { group, key } = call
      if (faults.isDown()) return send(reply, { status: 503, body: '' })
      if (key !== undefined && key.length > MAX_KEY) return send(reply, tooLong)
      if (key !== undefined && inFlight.has(key)) return send(reply, isInFlight)
      if (key !== undefined) inFlight.add(key)
      try {
        const fate = faults.fateOf(group)
        await faults.wait(group)
        const isFirst = key === undefined || !keys.find(key)
        const { fateOfCard } = call
        return fate === 'through' && fateOfCard && isFirst
          ? proceed(reply, call, fateOfCard.fate, fateOfCard.lateMs)
          : proceed(reply, call, fate, faults.lateMs())
      } finally {
        if (key !== undefined) inFlight.delete(key)
      }
    },

    /** How many calls will still be executed late. */
    lateCalls: (): number => late.size,

    /** Forgets what would be executed late. */
    stop: (): void => {
      for (const timer of late) clearTimeout(timer)
      late.clear()
    },
  }
}
