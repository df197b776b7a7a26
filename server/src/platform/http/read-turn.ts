import type { FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    endTurn?: () => void
  }
}

/** Waits for a turn. Nobody works for a caller who has gone meanwhile: the answer is then nobody's. */
export const takeTurn = async (request: FastifyRequest, reply: FastifyReply, turn: Promise<() => void>) => {
  const endTurn = await turn
  request.endTurn = endTurn
  if (!request.raw.socket.destroyed) return
  endTurn()
  reply.hijack()
}

/** The turn lasts until the answer is ready, whether or not its caller still waits; how fast they take it is their own. */
export const endTurn = async (request: FastifyRequest, _reply: FastifyReply, payload: unknown) => {
  request.endTurn?.()
  return payload
}
