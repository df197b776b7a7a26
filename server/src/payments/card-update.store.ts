import { sql } from 'kysely'
import type { FirmTransaction } from '../platform/database/database.ts'
import type { CardRefusal } from './cards.ts'

export type CardUpdateOutcome = 'saved' | CardRefusal

interface Update {
  payer: string
  uuid: string
}

/** Attempts to save a card. */
export const cardUpdateStore = {
  begin: (tx: FirmTransaction, update: Update & { begun_by: number }) =>
    tx.insertInto('card_update').values(update).execute(),

  /** Null if the provider has given no definite answer yet. */
  outcomeOf: async (tx: FirmTransaction, { payer, uuid }: Update): Promise<CardUpdateOutcome | null> => {
    const { outcome } = await tx
      .selectFrom('card_update')
      .select('outcome')
      .where('payer', '=', payer)
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow()
    return outcome as CardUpdateOutcome | null
  },

  /** Whether we saved, or tried to save, the card with this token. */
  isOurs: async (tx: FirmTransaction, payer: string, token: string): Promise<boolean> => {
    const found = await tx
      .selectFrom('card_update')
      .select('uuid')
      .where('payer', '=', payer)
      .where(sql<boolean>`uuid::text = ${token}`)
      .executeTakeFirst()
    return found !== undefined
  },

  /** False if there is an answer already. */
  end: async (tx: FirmTransaction, { payer, uuid }: Update, outcome: CardUpdateOutcome): Promise<boolean> => {
    const { numUpdatedRows } = await tx
      .updateTable('card_update')
      .set({ outcome })
      .where('payer', '=', payer)
      .where('uuid', '=', uuid)
      .where('outcome', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  },
}
