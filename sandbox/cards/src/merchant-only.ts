import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isSame } from '../../shared/is-same.ts'

export interface Merchant {
  id: string
  publicKey: string
  privateKey: string
}

const Params = z.object({ merchantId: z.string() })

/** Lets only calls with the merchant's keys through. */
export const merchantOnly =
  ({ id, publicKey, privateKey }: Merchant) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const [, given = ''] = /^Basic (.+)$/.exec(request.headers.authorization ?? '') ?? []
    if (!isSame(Buffer.from(given, 'base64').toString(), `${publicKey}:${privateKey}`)) return reply.status(401).send()
    if (Params.parse(request.params).merchantId !== id) return reply.status(403).send()
  }
