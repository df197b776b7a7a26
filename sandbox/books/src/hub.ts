import { BooksOwner, RedeemedHandOver } from '@partner-hub/contracts/books/books.ts'
import { z } from 'zod'

interface Options {
  url: string
  ownToken: (refused?: string) => Promise<string>
}

/** The part of the hub's users/me that Books uses. */
const Person = z.object({ response: BooksOwner })

const CALL_MS = 5_000

/** The calls from Books to the hub. An unexpected response throws. */
export interface Hub {
  whoIs(token: string): Promise<BooksOwner>
  /** Undefined if the ticket is no longer valid. */
  redeem(request: { ticket: string; account_id: string; host: string }): Promise<RedeemedHandOver | undefined>
  check(hand_over: string): Promise<Standing>
}

/** The state of a visit: it is still open, it has ended, or the firm has lost its access. */
export type Standing = 'holds' | 'visit_over' | 'access_ended'

export const httpHub = ({ url, ownToken }: Options): Hub => {
  const postWith = (token: string, path: string, body: object): Promise<Response> =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(CALL_MS),
    })

  const post = async (path: string, body: object): Promise<Response> => {
    const token = await ownToken()
    const first = await postWith(token, path, body)
    if (first.status !== 401) return first
    await first.body?.cancel()
    return postWith(await ownToken(token), path, body)
  }

  return {
    whoIs: async (token) => {
      const answer = await fetch(`${url}/auth/api/v1/users/me?exclude_groups=1`, {
        headers: { authorization: `Bearer ${token}` },
        redirect: 'error',
        signal: AbortSignal.timeout(CALL_MS),
      })
      if (!answer.ok) throw new Error(`the hub did not say who it is: ${answer.status}`)
      return Person.parse(await answer.json()).response
    },
    redeem: async (request) => {
      const answer = await post('/books/hand_over/redeem/', request)
      if (answer.ok) return RedeemedHandOver.parse(await answer.json())
      await answer.body?.cancel()
      if (refusals.has(answer.status)) return undefined
      throw new Error(`the hub did not redeem: ${answer.status}`)
    },
    check: async (hand_over) => {
      const answer = await post('/books/hand_over/check/', { hand_over })
      await answer.body?.cancel()
      if (answer.ok) return 'holds'
      if (answer.status === 403) return 'access_ended'
      if (answer.status === 404) return 'visit_over'
      throw new Error(`the hub did not say whether the hand-over still holds: ${answer.status}`)
    },
  }
}

/** Without 401, which is about the token of Books and not about the ticket. */
const refusals = new Set([400, 403, 404, 409, 410, 422])
