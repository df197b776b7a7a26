import {
  type AnswerOf,
  type CallOf as ContractCall,
  type Endpoint,
  pathOf,
} from '@partner-hub/contracts/calls/endpoint.ts'
import { getSessionLife, READER_HEADER } from './contract.ts'
import { keepEtag } from './etags.ts'
import { noteAnswer } from './last-answer.ts'
import { ApiProblem } from './problem.ts'
import { tellReadOnly } from './read-only-news.ts'
import { reportProblem } from './report-problem.ts'
import { readSession } from './session-cookie.ts'

interface Parts {
  params?: Record<string, string | number> | undefined
  query?: Record<string, unknown> | undefined
  body?: unknown
  idempotencyKey?: string | undefined
  /** The version a change is based on; if the record has changed since, the server responds 409. */
  ifMatch?: string | undefined
  /** Sends the call even if its page is closed. */
  keepalive?: boolean | undefined
  signal?: AbortSignal | undefined
}

/** What a call needs besides its endpoint, according to the endpoint's schemas. */
export type CallOf<E extends Endpoint> = Parts & ContractCall<E>

type Rest<E extends Endpoint> = Record<never, never> extends CallOf<E> ? [call?: CallOf<E>] : [call: CallOf<E>]

/** An earlier try under the same key may still be running, for a client's registration up to ten seconds. */
const WAIT_MS = 1000
const MOST_TRIES = 15

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A rate-limited read is retried once, at the time the server gives. */
const isTooEarly = ({ method }: Endpoint, { status, retryAt }: ApiProblem): boolean =>
  status === 429 && method === 'GET' && retryAt !== undefined

/** Makes one call and retries while an earlier try of it is still running. Any status but 200 throws an ApiProblem. */
export async function api<E extends Endpoint>(endpoint: E, ...[given]: Rest<E>): Promise<AnswerOf<E>> {
  const call: Parts = given ?? {}
  let hasWaited = false
  for (let tries = 1; ; tries += 1) {
    let wait = WAIT_MS
    try {
      return await answerTo(endpoint, call)
    } catch (error) {
      if (call.signal?.aborted) throw error
      const problem = error instanceof ApiProblem ? error : new ApiProblem(0, {}, error)
      if (isTooEarly(endpoint, problem) && !hasWaited) {
        hasWaited = true
        wait = Math.max(0, (problem.retryAt ?? 0) - Date.now())
      } else if (problem.code !== 'still_running' || tries === MOST_TRIES) throw reportFault(endpoint, problem)
    }
    await pause(wait)
    call.signal?.throwIfAborted()
  }
}

const answerTo = async <E extends Endpoint>(endpoint: E, call: Parts): Promise<AnswerOf<E>> => {
  const response = await ask(endpoint, call)
  const body = await bodyOf(response)
  if (response.status !== 200)
    throw new ApiProblem(response.status, body, undefined, response.headers.get('retry-after'))
  if (endpoint.path !== getSessionLife.path) noteAnswer()
  const answer = endpoint.family === 'account' ? body.response : body
  keepEtag(answer, response.headers.get('etag'))
  return answer
}

/** Reports a final failure, for support to read. */
const reportFault = (endpoint: Endpoint, problem: ApiProblem): ApiProblem => {
  if (problem.code === 'support_read_only') tellReadOnly()
  const { status, code, detail, errorDescription, faultId } = problem
  reportProblem({
    call: `${endpoint.method} ${endpoint.path}`,
    status,
    code,
    detail: detail ?? errorDescription,
    faultId,
  })
  return problem
}

/** The plain request, with the session's token. */
export const ask = (endpoint: Endpoint, call: Parts): Promise<Response> => {
  const { params, query, body, idempotencyKey, ifMatch, keepalive, signal } = call
  const token = readSession()?.authenticated.access_token
  const { reader } = document.documentElement.dataset
  const init: RequestInit = {
    method: endpoint.method,
    headers: {
      accept: 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(reader && { [READER_HEADER]: reader }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      ...(ifMatch && { 'if-match': ifMatch }),
    },
  }
  if (body !== undefined) init.body = JSON.stringify(body)
  if (keepalive) init.keepalive = true
  if (signal) init.signal = signal
  return fetch(`${pathOf(endpoint.path, params)}${searchOf(query)}`, init)
}

const searchOf = (query: Record<string, unknown> = {}): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}

/** A gateway's response may not be JSON; its status still counts. */
const bodyOf = async (response: Response) => {
  try {
    return await response.json()
  } catch (error) {
    throw new ApiProblem(response.status === 200 ? 0 : response.status, {}, error)
  }
}
