import type { SandboxDatabase } from '../../shared/open-database.ts'
import type { Clock } from './clock.store.ts'
import { newId } from './new-id.ts'
import type { CardFacts } from './typed-card.ts'

const VALID_MS = 3 * 60 * 60_000

export type NonceStore = ReturnType<typeof nonceStore>

/** Single-use references to typed cards, valid for three hours. */
export const nonceStore = (database: SandboxDatabase, clock: Clock) => {
  const find = (nonce: string): { card: CardFacts; is_used: boolean } | undefined => {
    const row = database.one<{ details: string; is_used: number }>(
      'select * from nonce where nonce = ? and expires_at > ?',
      nonce,
      clock.now(),
    )
    return row && { card: JSON.parse(row.details), is_used: row.is_used === 1 }
  }
  return {
    find,

    add: (card: CardFacts): string => {
      const nonce = `tokencc_${newId(6)}_${newId(6)}_${newId(6)}_${newId(6)}`
      database.run('insert into nonce values (?, ?, ?, 0)', nonce, JSON.stringify(card), clock.now() + VALID_MS)
      return nonce
    },

    /** Returns the card once; later only why there is none. */
    use: (nonce: string): CardFacts | 'used' | 'unknown' => {
      const known = find(nonce)
      if (!known) return 'unknown'
      if (known.is_used) return 'used'
      database.run('update nonce set is_used = 1 where nonce = ?', nonce)
      return known.card
    },
  }
}
