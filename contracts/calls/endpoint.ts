import type { z } from 'zod'
import type { ProblemCode } from './problems.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** partner: problems use `detail`; account: `response` and `error_description`; hub: our own calls. */
export type Family = 'partner' | 'account' | 'hub'

export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  readonly family: Family
  readonly method: Method
  /** The full path on the hub's origin, with parameters as `:name`. */
  readonly path: string
  readonly summary: string
  readonly params?: Params | undefined
  readonly query?: Query | undefined
  readonly body?: Body | undefined
  readonly answer: Answer
  readonly problems: readonly ProblemCode[]
  /** Accepts an Idempotency-Key. Without one the duplicate guard applies, unless repeating it is a new act. */
  readonly keyed?: true | 'without guard'
  /** A mail program posts a form here, whose fields are ignored. */
  readonly takesForm?: true
  /** Not in the specification: a call of our own (DEC-52). */
  readonly ours?: boolean
}

/** Problems of every keyed call: its first try is still running, or the key was used for something else. */
const problemsOfKeys = ['still_running', 'key_reused'] as const satisfies readonly ProblemCode[]

// Lets a page that uses one schema of a file drop the file's calls from its bundle.
/* @__NO_SIDE_EFFECTS__ */
export const endpoint = <
  const Params extends z.ZodType = z.ZodUndefined,
  const Query extends z.ZodType = z.ZodUndefined,
  const Body extends z.ZodType = z.ZodUndefined,
  const Answer extends z.ZodType = z.ZodUnknown,
>(
  description: Endpoint<Params, Query, Body, Answer>,
): Endpoint<Params, Query, Body, Answer> =>
  description.keyed ? { ...description, problems: [...description.problems, ...problemsOfKeys] } : description

export type ParamsOf<E extends Endpoint> = z.output<NonNullable<E['params']>>
export type QueryOf<E extends Endpoint> = z.output<NonNullable<E['query']>>
export type BodyOf<E extends Endpoint> = z.output<NonNullable<E['body']>>
export type AnswerOf<E extends Endpoint> = z.output<E['answer']>

type Given<Part> = Exclude<Part, undefined>

/** What a caller passes: one object for each part of the endpoint. */
export type CallOf<E extends Endpoint> = (Given<E['params']> extends z.ZodObject
  ? { params: z.input<Given<E['params']>> }
  : unknown) &
  (Given<E['query']> extends z.ZodObject ? { query?: z.input<Given<E['query']>> } : unknown) &
  (Given<E['body']> extends z.ZodObject ? { body: z.input<Given<E['body']>> } : unknown)

export const pathOf = (path: string, params: Record<string, string | number> = {}): string =>
  path.replace(/:([a-zA-Z_]+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
