import { sql } from 'kysely'
import type { AnyTransaction } from '../platform/database/database.ts'
import { hashOf } from '../platform/ids/secrets.ts'
import { emailKey } from './user.store.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The address is not kept in the clear beside its counter. */
const keyOf = (email: string): string => `sign-in-mails:${hashOf(emailKey(email)).toString('base64url')}`
const now = sql<number>`(extract(epoch from now()) * 1000)::bigint`

/** Mails that someone without a session can have sent to an address: how many went in the day that the first began. */
export const mailQuotaStore = {
  /** Takes one of the day's mails before it is sent, so that two at once cannot both take the last. */
  take: async (tx: AnyTransaction, email: string, limit: number): Promise<boolean> => {
    const taken =
      await sql`insert into rate_limits (key, points, expire) values (${keyOf(email)}, 1, ${now} + ${DAY_MS})
      on conflict (key) do update set
        points = case when rate_limits.expire > ${now} then rate_limits.points + 1 else 1 end,
        expire = case when rate_limits.expire > ${now} then rate_limits.expire else excluded.expire end
      where rate_limits.expire <= ${now} or rate_limits.points < ${limit}
      returning points`.execute(tx)
    return taken.rows.length > 0
  },

  /** For a mail that did not leave: its next try takes one again. */
  giveBack: (tx: AnyTransaction, email: string) =>
    sql`update rate_limits set points = greatest(points - 1, 0) where key = ${keyOf(email)}`.execute(tx),
}
