import { createHash, randomBytes } from 'node:crypto'
import type { BooksOwner } from '@partner-hub/contracts/books/books.ts'
import type { SandboxDatabase } from '../../shared/open-database.ts'
import { openToken, sealToken } from './sealed-token.ts'

const SESSION_MS = 12 * 60 * 60 * 1000

export type SessionStore = ReturnType<typeof sessionStore>

export const newHandle = (): string => randomBytes(32).toString('base64url')
export const hashOf = (handle: string): string => createHash('sha256').update(handle).digest('hex')

/** Sessions: the browser holds the handle; the file holds its hash and the person's token, encrypted with the handle. */
export const sessionStore = (database: SandboxDatabase, now: () => number) => ({
  begin: async (person: BooksOwner, token: string): Promise<string> => {
    const handle = newHandle()
    const sealed = await sealToken(handle, token)
    database.run('delete from browser_session where expires_at <= ?', now())
    database.run(
      'insert into browser_session values (?, ?, ?, ?, ?, ?, ?)',
      ...[hashOf(handle), person.identity_uuid, person.email, person.first_name, person.last_name],
      ...[sealed, now() + SESSION_MS],
    )
    return handle
  },

  find: (handle: string): BooksOwner | undefined =>
    database.one(
      `select identity_uuid, email, first_name, last_name from browser_session where handle_hash = ? and expires_at > ?`,
      ...[hashOf(handle), now()],
    ),

  /** The token for calls to the hub on the person's behalf. */
  findToken: async (handle: string): Promise<string | undefined> => {
    const row = database.one<{ sealed_token: string }>(
      'select sealed_token from browser_session where handle_hash = ? and expires_at > ?',
      ...[hashOf(handle), now()],
    )
    return row && openToken(handle, row.sealed_token)
  },

  /** Ends the person's sessions that started before this instant. */
  endAllOf: (identity_uuid: string, before: number): void => {
    database.run(
      'delete from browser_session where identity_uuid = ? and expires_at <= ?',
      identity_uuid,
      before + SESSION_MS,
    )
  },

  end: (handle: string): void => {
    database.run('delete from browser_session where handle_hash = ?', hashOf(handle))
  },
})
