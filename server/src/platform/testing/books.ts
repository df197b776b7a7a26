import type { BooksSettings, NewBooksAccount } from '@partner-hub/contracts/books.ts'
import { inject } from 'vitest'
import type { BooksEnvironment } from '../../../../tools/books/books-environment.ts'

export interface RemoteAccount {
  account_id: string
  opened: NewBooksAccount
  settings: BooksSettings
  asked: number
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
    fault: (faults: { delay_ms?: number; fail_times?: number; lose_times?: number }) =>
      call('POST', '/api/faults', faults),
  }
}
