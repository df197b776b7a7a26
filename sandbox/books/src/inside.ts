import type { FastifyReply, FastifyRequest } from 'fastify'
import { InAccount } from './account.routes.ts'
import { isOwnPage } from './own-page.ts'
import { type Rights, rights } from './rights.ts'
import type { Enter, Entry } from './visitor.ts'

type In = Extract<Entry, { is: 'in' }>

const statuses = { unknown: 404, signed_out: 401, visit_over: 401, access_ended: 403, unclear: 503 } as const

export type Inside = ReturnType<typeof insiders>

/** Lets a call through only if the caller may enter the account and has the right; changes only from a page of Books. */
export const insiders =
  ({ enter, booksUrl }: { enter: Enter; booksUrl: string }) =>
  <Answer>(answer: (entered: In, request: FastifyRequest, reply: FastifyReply) => Answer, needed?: keyof Rights) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.method !== 'GET' && !isOwnPage(request, booksUrl))
      return reply.status(403).send({ error: 'wrong_origin' })
    const params = InAccount.safeParse(request.params)
    const entry: Entry = params.success ? await enter(request, params.data.accountId) : { is: 'unknown' }
    if (entry.is !== 'in') return reply.status(statuses[entry.is]).send({ error: entry.is })
    if (needed && !rights[entry.visitor.role][needed]) return reply.status(403).send({ error: 'not_allowed' })
    return answer(entry, request, reply)
  }
