import type { FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    endTurn?: () => void
  }
}

/** Waits for a turn, and stops if the caller has disconnected meanwhile. */
export const takeTurn = async (request: FastifyRequest, reply: FastifyReply, turn: Promise<() => void>) => {
  const endTurn = await turn
  request.endTurn = endTurn
  if (!request.raw.socket.destroyed) return
  endTurn()
  reply.hijack()
}

/** The turn ends when the response is ready, even if the caller has left. A slow download does not prolong it. */
export const endTurn = async (request: FastifyRequest, _reply: FastifyReply, payload: unknown) => {
  request.endTurn?.()
  return payload
}
