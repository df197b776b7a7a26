import type { Endpoint } from '@partner-hub/contracts/calls/endpoint.ts'
import {
  PartnerProblem,
  type ProblemCode,
  problemStatus,
  SignInProblem,
} from '@partner-hub/contracts/calls/problems.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { OnceFor } from '../idempotency/once.ts'
import type { Person } from './caller.ts'
import { type DroppedFields, droppedFields } from './dropped-fields.ts'
import { isCurrentFor, TaggedAnswer } from './entity-tag.ts'
import { FileAnswer } from './file-answer.ts'
import { memberOf } from './member-of.ts'
import { endTurn, takeTurn } from './read-turn.ts'
import { refuseUnless } from './refusal.ts'
import { refuseByPolicy } from './refuse-by-policy.ts'
import type { Access, Route } from './routes.ts'
import { tagByContent } from './tag-by-content.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    family?: Endpoint['family']
    endpoint?: Endpoint
    access?: Access
  }
  interface FastifyRequest {
    person: Person | undefined
    dropped?: DroppedFields
  }
}

export interface Gate {
  /** Returns the caller or refuses. A change authenticated by a cookie must come from our own page. */
  authenticate(request: FastifyRequest): Promise<Person>
  /** For calls that need no sign-in. Staff on a support visit still may not change anything. */
  admitAnyone(request: FastifyRequest): Promise<void>
  /** Refuses a person who calls too often. */
  limitCalls(person: Person): void
  /** Waits for this read's turn; returns a function that releases it. */
  takeReadTurn(request: FastifyRequest): Promise<() => void>
  /** Only lets Books in, with its own token. */
  refuseAllButBooks(request: FastifyRequest): Promise<void>
}

/** Registers every route. Authorization comes before input validation. */
export const mountRoutes = (app: FastifyInstance, routes: readonly Route[], gate: Gate, onceFor: OnceFor) => {
  for (const { endpoint, access, run } of routes) {
    const place = endpoint.takesForm ? takingForms(app) : app
    place.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { family: endpoint.family, endpoint, access },
      schema: schemaOf(endpoint),
      onRequest: async (request, reply) => {
        reply.header('cache-control', 'no-store')
        if (access.of === 'anyone') return gate.admitAnyone(request)
        if (access.of === 'books') return gate.refuseAllButBooks(request)
        if (endpoint.method === 'GET') await takeTurn(request, reply, gate.takeReadTurn(request))
        if (reply.sent) return
        request.person = await gate.authenticate(request)
        gate.limitCalls(request.person)
        if (access.of === 'member') {
          refuseUnless(request.person.membership, 'organization_missing')
          refuseByPolicy(request.person.membership.role, access.act)
        }
      },
      ...(endpoint.method === 'GET' && { onSend: [tagByContent, endTurn] }),
      ...(endpoint.method === 'PATCH' && {
        preValidation: async (request: FastifyRequest) => {
          request.dropped = droppedFields(endpoint, request.body)
        },
      }),
      handler: async (request, reply) => {
        const { params, query, body, person } = request
        const member = person && memberOf(person)
        const once = onceFor(request, endpoint)
        const answer = await run({
          params,
          query,
          body,
          request,
          reply,
          person,
          member,
          once,
          isCurrent: isCurrentFor(request),
          dropped: request.dropped ?? {},
        })
        if (answer instanceof FileAnswer) return answer.send(reply)
        if (answer instanceof TaggedAnswer) return answer.send(reply)
        return endpoint.family === 'account' ? { response: answer } : answer
      },
    })
  }
}

/** Only these routes accept forms: any page on the web could submit one to us. */
const takingForms = (app: FastifyInstance): Pick<FastifyInstance, 'route'> => ({
  route: (options) => {
    app.register(async (scope) => {
      const forms = ['application/x-www-form-urlencoded', 'multipart/form-data']
      // The body is read up to the size limit and dropped.
      scope.addContentTypeParser(forms, { parseAs: 'buffer' }, (_request, _form, done) => done(null))
      scope.route(options)
    })
    return app
  },
})

const schemaOf = (endpoint: Endpoint) => {
  const problem = endpoint.family === 'account' ? SignInProblem : PartnerProblem
  const answer = endpoint.family === 'account' ? z.object({ response: endpoint.answer }) : endpoint.answer
  const codes: ProblemCode[] = [
    ...endpoint.problems,
    ...readOnlyProblem(endpoint),
    'too_many_requests',
    'fault',
    'unavailable',
  ]
  const refusals = Map.groupBy(new Set(codes), (code) => problemStatus[code])
  return {
    summary: endpoint.summary,
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.body && { body: endpoint.body }),
    response: {
      200: answer.describe('Success'),
      ...Object.fromEntries([...refusals].map(([status, codes]) => [status, problem.describe(codes.join(', '))])),
    },
  }
}

/** Every change can be refused to staff on a read-only visit. */
const readOnlyProblem = ({ method }: Endpoint) => (method === 'GET' ? [] : (['support_read_only'] as const))
