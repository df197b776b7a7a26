import { createHash, randomBytes } from 'node:crypto'
import type { SandboxDatabase } from '../../shared/open-database.ts'
import type { Clock } from './clock.store.ts'

const VALID_MS = 60 * 60_000

const hashOf = (id: string): string => createHash('sha256').update(id).digest('hex')

export interface CardForm {
  customer_id: string
  /** The only origin that may frame the form and exchange messages with it. */
  parent_origin: string
  is_used: boolean
}

export type CardFormStore = ReturnType<typeof cardFormStore>

/** Links to card forms: each saves one card for one customer and expires after an hour. */
export const cardFormStore = (database: SandboxDatabase, clock: Clock) => ({
  add: (customerId: string, parentOrigin: string): string => {
    const id = randomBytes(24).toString('base64url')
    const expiresAt = clock.now() + VALID_MS
    database.run('insert into card_form values (?, ?, ?, ?, 0)', hashOf(id), customerId, parentOrigin, expiresAt)
    return id
  },

  find: (id: string): CardForm | undefined => {
    const row = database.one<Omit<CardForm, 'is_used'> & { is_used: number }>(
      'select customer_id, parent_origin, is_used from card_form where id_hash = ? and expires_at > ?',
      hashOf(id),
      clock.now(),
    )
    return row && { ...row, is_used: row.is_used === 1 }
  },

  use: (id: string): void => {
    database.run('update card_form set is_used = 1 where id_hash = ?', hashOf(id))
  },
})
