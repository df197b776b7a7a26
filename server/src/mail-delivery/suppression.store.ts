import { emailKey } from '@partner-hub/contracts/words/email-key.ts'
import { sql } from 'kysely'
import type { AnyTransaction } from '../platform/database/database.ts'

export interface Suppression {
  email: string
  cause: 'BOUNCED' | 'COMPLAINED'
  reason: string
}

/** Addresses that no invitation goes to: this table's SQL. Mails about signing in are asked for and go to anybody. */
export const suppressionStore = {
  isSuppressed: async (tx: AnyTransaction, email: string): Promise<boolean> => {
    const found = await tx
      .selectFrom('mail_suppression')
      .select('cause')
      .where('address_key', '=', emailKey(email))
      .executeTakeFirst()
    return found !== undefined
  },

  /** A complaint outlasts whatever came before or comes after it. */
  add: (tx: AnyTransaction, { email, cause, reason }: Suppression) =>
    tx
      .insertInto('mail_suppression')
      .values({ address_key: emailKey(email), cause, reason })
      .onConflict((known) =>
        known
          .column('address_key')
          .doUpdateSet({ cause, reason, at: sql<Date>`now()` })
          .where('mail_suppression.cause', '=', 'BOUNCED'),
      )
      .execute(),

  /** A mailbox may be opened again: one that bounced is tried anew some day, one that complained is not. */
  dropOldBounces: async (tx: AnyTransaction, keptDays: number, batch: number): Promise<number> => {
    const gone = await sql`delete from mail_suppression where address_key in (select address_key from mail_suppression
      where cause = 'BOUNCED' and at < now() - make_interval(days => ${keptDays}) limit ${batch})`.execute(tx)
    return Number(gone.numAffectedRows ?? 0)
  },
}
