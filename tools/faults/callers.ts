import { setTimeout as pause } from 'node:timers/promises'
import { type Endpoint, pathOf } from '../../contracts/calls/endpoint.ts'
import type { SignedIn } from './people.ts'

export interface Answer {
  /** 0 if there was no response. */
  readonly status: number
  readonly ms: number
  readonly headers: Headers
  readonly text: string
}

const PATIENCE_MS = 15_000

/** Sends one request; never throws. */
export const ask = async (url: string, init: RequestInit = {}): Promise<Answer> => {
  const begun = performance.now()
  const took = () => performance.now() - begun
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS), ...init })
    const text = await answer.text()
    return { status: answer.status, ms: took(), headers: answer.headers, text }
  } catch (error) {
    return { status: 0, ms: took(), headers: new Headers(), text: String((error as Error).cause ?? error) }
  }
}

interface Call {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  key?: string | undefined
  /** The tag of the record as it was read. */
  ifMatch?: string | undefined
  /** The ETag of a response that the caller has cached. */
  ifNoneMatch?: string | undefined
}

/** Makes a call like the portal's page: with cookie, half-token and its own origin. */
export const callAs = (
  url: string,
  hubUrl: string,
  person: SignedIn,
  endpoint: Endpoint,
  call: Call = {},
): Promise<Answer> => {
  const { params, query, body, key, ifMatch, ifNoneMatch } = call
  const search = query ? `?${new URLSearchParams(query)}` : ''
  return ask(url + pathOf(endpoint.path, params) + search, {
    method: endpoint.method,
    headers: {
      cookie: person.cookie,
      authorization: `Bearer ${person.bearer}`,
      origin: hubUrl,
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(ifMatch !== undefined && { 'if-match': ifMatch }),
      ...(ifNoneMatch !== undefined && { 'if-none-match': ifNoneMatch }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

const RETRY_MS = 150

/** Retries as soon as it may until the response is final; returns all responses, the final one last. */
export const untilAnswered = async (
  act: () => Promise<Answer>,
  isFinal: (answer: Answer) => boolean,
  seconds = 60,
): Promise<Answer[]> => {
  const answers: Answer[] = []
  const end = performance.now() + seconds * 1000
  for (;;) {
    const answer = await act()
    answers.push(answer)
    if (isFinal(answer) || performance.now() > end) return answers
    await pause(Math.max(RETRY_MS, Number(answer.headers.get('retry-after') ?? 0) * 1000))
  }
}

/** Runs the acts one after the other, to check that everything works again after the faults. */
export const oneByOne = async <Item, Result>(
  items: readonly Item[],
  act: (item: Item, index: number) => Promise<Result>,
) => {
  const results: Result[] = []
  for (const [index, item] of items.entries()) results.push(await act(item, index))
  return results
}

/** Starts a fixed number of acts per second, however long each takes, and waits for all of them. */
export const paced = <Item, Result>(
  items: readonly Item[],
  perSecond: number,
  act: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> =>
  Promise.all(
    items.map(async (item, index) => {
      await pause((index * 1000) / perSecond)
      return act(item, index)
    }),
  )
