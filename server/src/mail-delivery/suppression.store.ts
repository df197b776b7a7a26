import { emailKey } from '@partner-hub/contracts/words/email-key.ts'
import { sql } from 'kysely'
import type { AnyTransaction } from '../platform/database/database.ts'

export interface Suppression {
  email: string
  cause: 'BOUNCED' | 'COMPLAINED'
  reason: string
}

/** Addresses that get no invitations: this table's SQL. Mails about signing in were requested and are always sent. */
export const suppressionStore = {
  isSuppressed: async (tx: AnyTransaction, email: string): Promise<boolean> => {
    const found = await tx
      .selectFrom('mail_suppression')
      .select('cause')
      .where('address_key', '=', emailKey(email))
      .executeTakeFirst()
    return found !== undefined
  },

  /** A complaint overrides a bounce, whichever came first. */
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

  /** Deletes old bounces, because a mailbox may exist again; complaints stay. */
  dropOldBounces: async (tx: AnyTransaction, keptDays: number, batch: number): Promise<number> => {
    const gone = await sql`delete from mail_suppression where address_key in (select address_key from mail_suppression
      where cause = 'BOUNCED' and at < now() - make_interval(days => ${keptDays}) limit ${batch})`.execute(tx)
    return Number(gone.numAffectedRows ?? 0)
  },
}
