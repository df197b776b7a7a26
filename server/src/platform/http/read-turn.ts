import type { FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    endTurn?: () => void
  }
}

/** Holds a turn until the answer is ready, or until the caller has gone, also while they stood in line. */
export const holdTurn = async (request: FastifyRequest, reply: FastifyReply, turn: Promise<() => void>) => {
  const endTurn = await turn
  request.endTurn = endTurn
  if (reply.raw.destroyed) endTurn()
  else reply.raw.once('close', endTurn)
}

/** How fast the caller takes the answer is nobody else's concern. */
export const endTurn = async (request: FastifyRequest, _reply: FastifyReply, payload: unknown) => {
  request.endTurn?.()
  return payload
}
