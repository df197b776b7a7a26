import type { AnswerOf, Endpoint } from '@partner-hub/contracts/calls/endpoint.ts'
import { expect, onTestFinished, vi } from 'vitest'
import { reportProblemsTo } from '../src/api/report-problem.ts'

interface StubbedCall {
  readonly url: URL
  readonly headers: Headers
  readonly body: unknown
}

type Reply = (call: StubbedCall) => Response | Promise<Response>

const keyOf = (endpoint: Endpoint): string => `${endpoint.method} ${endpoint.path}`

const isPathOf = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replace(/:[a-zA-Z_]+/g, '[^/]+')}$`).test(path)

/** For what a test asked and did not wait for: the next one has the same document, and must not hear of it. */
const unanswered = () => new Promise<Response>(() => undefined)

/** Stands for the server. An answer that its contract would not allow fails the test, and so does a call nobody expects. */
export const stubCalls = () => {
  const replies = new Map<string, Reply>()
  const calls = new Map<string, StubbedCall[]>()
  const unexpected: string[] = []
  const callsOf = (endpoint: Endpoint): StubbedCall[] => calls.get(keyOf(endpoint)) ?? []

  const fetches = vi.spyOn(window, 'fetch').mockClear()
  let isOver = false
  onTestFinished(() => {
    isOver = true
    fetches.mockImplementation(unanswered)
    expect(unexpected).toEqual([])
  })
  fetches.mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    const key = [...replies.keys()].find((each) => {
      const [method = '', path = ''] = each.split(' ')
      return method === request.method && isPathOf(path, url.pathname)
    })
    if (key === undefined) {
      unexpected.push(`${request.method} ${url.pathname}`)
      return Response.json({ code: 'not_found', detail: 'no stub' }, { status: 404 })
    }
    const text = await request.text()
    const call = { url, headers: request.headers, body: text ? JSON.parse(text) : undefined }
    calls.set(key, [...(calls.get(key) ?? []), call])
    try {
      return await (replies.get(key) as Reply)(call)
    } finally {
      if (isOver) await unanswered()
    }
  })
  // Refusals are part of these tests; they need no line in the console each.
  onTestFinished(reportProblemsTo(() => undefined))

  const reply = (endpoint: Endpoint, make: Reply) => replies.set(keyOf(endpoint), make)
  const answerWith = <E extends Endpoint>(endpoint: E, answer: AnswerOf<E>): Response => {
    const checked = endpoint.answer.parse(answer)
    return Response.json(endpoint.family === 'account' ? { response: checked } : checked)
  }
  return {
    callsOf,
    reply,
    answer: <E extends Endpoint>(endpoint: E, answer: AnswerOf<E> | ((call: StubbedCall) => AnswerOf<E>)) =>
      reply(endpoint, (call) => answerWith(endpoint, answer instanceof Function ? answer(call) : answer)),
    refuse: (
      endpoint: Endpoint,
      status: number,
      body: Record<string, unknown> = { code: 'fault', detail: 'Broken' },
      headers: Record<string, string> = {},
    ) => reply(endpoint, () => Response.json(body, { status, headers })),
    fail: (endpoint: Endpoint) => reply(endpoint, () => Promise.reject(new TypeError('Failed to fetch'))),
    /** Answers only once the returned function is called. */
    hold: <E extends Endpoint>(endpoint: E, answer: AnswerOf<E>): (() => void) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      reply(endpoint, async () => {
        await promise
        return answerWith(endpoint, answer)
      })
      return resolve
    },
  }
}

export type Stubs = ReturnType<typeof stubCalls>
