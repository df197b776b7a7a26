import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BooksOwner, BooksSettings, NewBooksAccount } from '@partner-hub/contracts/books/books.ts'
import { inject } from 'vitest'
import { type BooksEnvironment, booksEnvironment } from '../../tools/books/books-environment.ts'
import { startBooks, startTemporaryBooks } from '../../tools/books/books-process.ts'
import { freePort } from '../../tools/processes/free-port.ts'

export interface RemoteAccount {
  account_id: string
  opened: NewBooksAccount
  settings: BooksSettings
  asked: number
  team: { id: string; email: string; role: string }[]
}

/** The internals of Books: what it was really told, and switches to make it slow or unreachable. */
export const insideBooks = (environment: BooksEnvironment = inject('books')) => {
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${environment.BOOKS_INTERNAL_URL}${path}`, {
      method,
      headers: { authorization: `Bearer ${environment.BOOKS_ADMIN_TOKEN}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`Books answered ${answer.status} to ${method} ${path}`)
    return answer.json()
  }
  return {
    /** Accounts of a business by this name; more than one only if several were opened. */
    accountsOf: async (business_name: string): Promise<RemoteAccount[]> => {
      const { results } = (await call('GET', '/api/accounts')) as { results: RemoteAccount[] }
      return results.filter(({ opened }) => opened.business_name === business_name)
    },
    change: (accountId: string, changes: Partial<BooksSettings>) =>
      call('PUT', `/api/accounts/${accountId}/settings`, changes),
    /** Adds someone to the team without an invitation. */
    join: (accountId: string, person: BooksOwner & { role: string }) =>
      call('POST', `/api/accounts/${accountId}/team`, person),
    /** Webhooks sent for an account so far, oldest first. */
    webhooks: async (accountId: string): Promise<{ type: string; version: number }[]> => {
      const { results } = (await call('GET', `/api/webhooks?account_id=${accountId}`)) as {
        results: { body: string }[]
      }
      return results.map(({ body }) => JSON.parse(body))
    },
    /** The same with each one's id and number of attempts. */
    outbox: async (accountId: string): Promise<{ id: string; event: { type: string }; attempts: number }[]> => {
      const { results } = (await call('GET', `/api/webhooks?account_id=${accountId}`)) as {
        results: { id: string; body: string; attempts: number }[]
      }
      return results.map(({ id, body, attempts }) => ({ id, event: JSON.parse(body), attempts }))
    },
    /** Sends all of them again this many times, shuffled; returns the hub's responses. */
    repeat: async (account_id: string, times: number): Promise<{ status: number }[]> => {
      const asked = { account_id, times, is_shuffled: true }
      return ((await call('POST', '/api/webhooks/repeat', asked)) as { results: { status: number }[] }).results
    },
    fault: (faults: { delay_ms?: number; fail_times?: number; lose_times?: number; holds?: boolean }) =>
      call('POST', '/api/faults', faults),
    /** Lets the calls go on that `holds` stopped. */
    release: () => call('POST', '/api/faults/release', {}),
  }
}

export type OwnBooks = Awaited<ReturnType<typeof startOwnBooks>>

/** A Books instance for one test file, which can be made slow without affecting others. */
export const startOwnBooks = async () => {
  const { environment, stop } = await startTemporaryBooks()
  return { ...insideBooks(environment), environment: { ...environment }, stop }
}

/** A Books instance that is down until started. */
export const booksToCome = async () => {
  const environment = booksEnvironment(await freePort())
  return {
    ...insideBooks(environment),
    environment: { ...environment },
    start: async () => {
      const folder = mkdtempSync(join(tmpdir(), 'books-'))
      const { stop } = await startBooks(environment, join(folder, 'books.db'))
      return {
        stop: async () => {
          await stop()
          rmSync(folder, { recursive: true })
        },
      }
    },
  }
}
