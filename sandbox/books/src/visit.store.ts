import type { RedeemedHandOver } from '@partner-hub/contracts/books/books.ts'
import type { SandboxDatabase } from '../../shared/open-database.ts'
import { hashOf, newHandle } from './session.store.ts'

export interface Visit {
  hand_over: string
  first_name: string
  last_name: string
  organization_name: string
  /** Null in visits of an earlier version. */
  client_uuid: string | null
  checked_at: number
  is_ended: boolean
}

export type VisitStore = ReturnType<typeof visitStore>

/** Visits of accountants whom the hub handed over, each to one account. */
export const visitStore = (database: SandboxDatabase, now: () => number) => ({
  begin: (granted: RedeemedHandOver): string => {
    const handle = newHandle()
    database.run('delete from visit where expires_at <= ?', now())
    const { account_id, hand_over, first_name, last_name, organization_name, client_uuid } = granted
    database.run(
      'insert into visit values (?, ?, ?, ?, ?, ?, ?, ?, 0, ?)',
      ...[hashOf(handle), account_id, hand_over, first_name, last_name, organization_name],
      ...[Date.parse(granted.expires_at), now(), client_uuid],
    )
    return handle
  },

  find: (handle: string, account_id: string): Visit | undefined => {
    const found = database.one<Omit<Visit, 'is_ended'> & { is_ended: number }>(
      `select hand_over, first_name, last_name, organization_name, client_uuid, checked_at, is_ended
       from visit
       where handle_hash = ? and account_id = ? and expires_at > ?`,
      ...[hashOf(handle), account_id, now()],
    )
    return found && { ...found, is_ended: found.is_ended === 1 }
  },

  checked: (handle: string): void => {
    database.run('update visit set checked_at = ? where handle_hash = ?', ...[now(), hashOf(handle)])
  },

  remove: (handle: string): void => {
    database.run('delete from visit where handle_hash = ?', hashOf(handle))
  },

  /** Marks that the firm lost its access. The row stays until its time is up, so that later requests get the reason. */
  end: (handle: string): void => {
    database.run('update visit set is_ended = 1 where handle_hash = ?', hashOf(handle))
  },
})
