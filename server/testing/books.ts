import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BooksOwner, BooksSettings, NewBooksAccount } from '@partner-hub/contracts/books/books.ts'
import { inject } from 'vitest'
import { type BooksEnvironment, booksEnvironment } from '../../tools/books/books-environment.ts'
import { startBooks, startPassingBooks } from '../../tools/books/books-process.ts'
import { freePort } from '../../tools/processes/free-port.ts'

export interface RemoteAccount {
  account_id: string
  opened: NewBooksAccount
  settings: BooksSettings
  asked: number
  team: { id: string; email: string; role: string }[]
}

/** The inside of Books, to be asked what it was really told and to be made slow or deaf. */
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
    /** Of a business by this name; there are several only if somebody opened several. */
    accountsOf: async (business_name: string): Promise<RemoteAccount[]> => {
      const { results } = (await call('GET', '/api/accounts')) as { results: RemoteAccount[] }
      return results.filter(({ opened }) => opened.business_name === business_name)
    },
    change: (accountId: string, changes: Partial<BooksSettings>) =>
      call('PUT', `/api/accounts/${accountId}/settings`, changes),
    /** Somebody is in the team from now on, without an invitation. */
    join: (accountId: string, person: BooksOwner & { role: string }) =>
      call('POST', `/api/accounts/${accountId}/team`, person),
    /** What was told of an account so far, oldest first. */
    webhooks: async (accountId: string): Promise<{ type: string; version: number }[]> => {
      const { results } = (await call('GET', `/api/webhooks?account_id=${accountId}`)) as {
        results: { body: string }[]
      }
      return results.map(({ body }) => JSON.parse(body))
    },
    /** The same with the id of each, and how often the hub was told of it. */
    outbox: async (accountId: string): Promise<{ id: string; event: { type: string }; attempts: number }[]> => {
      const { results } = (await call('GET', `/api/webhooks?account_id=${accountId}`)) as {
        results: { id: string; body: string; attempts: number }[]
      }
      return results.map(({ id, body, attempts }) => ({ id, event: JSON.parse(body), attempts }))
    },
    /** All of it again, this often and shuffled; what the hub answered to each. */
    repeat: async (account_id: string, times: number): Promise<{ status: number }[]> => {
      const asked = { account_id, times, is_shuffled: true }
      return ((await call('POST', '/api/webhooks/repeat', asked)) as { results: { status: number }[] }).results
    },
    fault: (faults: { delay_ms?: number; fail_times?: number; lose_times?: number }) =>
      call('POST', '/api/faults', faults),
  }
}

export type OwnBooks = Awaited<ReturnType<typeof startOwnBooks>>

/** A Books of one test file's own, which may be made slow without anybody else noticing. */
export const startOwnBooks = async () => {
  const { environment, stop } = await startPassingBooks()
  return { ...insideBooks(environment), environment: { ...environment }, stop }
}

/** A Books that is down until it is started. */
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
