import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '@partner-hub/contracts/calls/endpoint.ts'
import type { FirmAct } from '@partner-hub/contracts/firms/firm-policy.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Once } from '../idempotency/once.ts'
import type { Member, Person } from './caller.ts'
import type { DroppedFields } from './dropped-fields.ts'
import type { IsCurrent, TaggedAnswer } from './entity-tag.ts'
import type { FileAnswer } from './file-answer.ts'
import type { WrittenAnswer } from './written-answer.ts'

interface Call<E extends Endpoint> {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  /** Runs the act once per idempotency key, inside its own transaction; only for keyed endpoints. */
  readonly once: Once
  /** Whether a version matches If-Match; true if the header is missing. */
  readonly isCurrent: IsCurrent
  /** Fields of a PATCH that its contract does not have. */
  readonly dropped: DroppedFields
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}
type PersonCall<E extends Endpoint> = Call<E> & { readonly person: Person }
type MemberCall<E extends Endpoint> = Call<E> & { readonly member: Member }

export type Access =
  | { readonly of: 'anyone' }
  | { readonly of: 'person' }
  | { readonly of: 'member'; readonly act: FirmAct }
  | { readonly of: 'books' }

/** A value with or without an ETag, text, or a file. */
type Answered<E extends Endpoint> = Promise<
  AnswerOf<E> | TaggedAnswer<AnswerOf<E>> | WrittenAnswer<AnswerOf<E>> | FileAnswer
>

export interface Route {
  readonly endpoint: Endpoint
  readonly access: Access
  // biome-ignore lint/suspicious/noExplicitAny: each maker below ties the call's type to its endpoint
  readonly run: (call: any) => Promise<unknown>
}

/** Passes a call to its route's operation. */
type Put<Operation, C, E extends Endpoint> = (operation: Operation, call: C) => Answered<E>

/** Needs no sign-in. */
export const forAnyone = <E extends Endpoint, O>(endpoint: E, operation: O, put: Put<O, Call<E>, E>): Route => ({
  endpoint,
  access: { of: 'anyone' },
  run: (call) => put(operation, call),
})

/** Needs a signed-in person, with or without a firm. */
export const forPerson = <E extends Endpoint, O>(endpoint: E, operation: O, put: Put<O, PersonCall<E>, E>): Route => ({
  endpoint,
  access: { of: 'person' },
  run: (call) => put(operation, call),
})

/** Only for Books, with its own token (DEC-51). */
export const forBooks = <E extends Endpoint, O>(endpoint: E, operation: O, put: Put<O, Call<E>, E>): Route => ({
  endpoint,
  access: { of: 'books' },
  run: (call) => put(operation, call),
})

/** Needs a member of a firm whose role may do `act` according to the policy table. */
export const forMember = <E extends Endpoint, O>(
  endpoint: E,
  act: FirmAct,
  operation: O,
  put: Put<O, MemberCall<E>, E>,
): Route => ({ endpoint, access: { of: 'member', act }, run: (call) => put(operation, call) })
