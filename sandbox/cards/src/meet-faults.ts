import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CallGroup, createFaults } from './faults.ts'

/** Before a call whose execution moves no money: it is refused, lost on its way, held or delayed, as tests want it. */
export const meetFaults =
  (faults: ReturnType<typeof createFaults>, group: CallGroup) =>
  async (_request: FastifyRequest, reply: FastifyReply) => {
    const fate = faults.fateOf(group)
    await faults.wait(group)
    if (fate === 'refused') return reply.status(503).send({ error: { message: 'Service Unavailable' } })
    if (fate === 'through') return
    reply.hijack()
    reply.raw.socket?.destroy()
  }
