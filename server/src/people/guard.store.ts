import { emailKey } from '@partner-hub/contracts/words/email-key.ts'
import { sql } from 'kysely'
import type { AnyTransaction } from '../platform/database/database.ts'
import { hashOf } from '../platform/ids/secrets.ts'

export interface GuardLimits {
  /** Wrong passwords before the first delay. */
  free: number
  /** The maximum of wrong passwords in a row; after that, only a reset helps. */
  max: number
  /** The first delay; each further one doubles, up to a day. */
  delaySeconds: number
}

const LONGEST_DELAY_SECONDS = 24 * 60 * 60
const MANY_DOUBLINGS = 20
const FORGOTTEN_DAYS = 30

const addressHash = (email: string) => hashOf(emailKey(email))

/** Counts wrong passwords in a row, for known and unknown addresses alike. */
export const guardStore = {
  /** Counts the attempt as wrong before it is checked, in one statement, so that parallel guesses cannot slip through. */
  reserve: async (tx: AnyTransaction, email: string, { free, max, delaySeconds }: GuardLimits): Promise<boolean> => {
    const delay = (failures: ReturnType<typeof sql<number>>) => sql`case when ${failures} < ${free}::int then now()
      else now() + make_interval(secs => least(${LONGEST_DELAY_SECONDS}::float8,
        ${delaySeconds}::float8 * 2 ^ least(${failures} - ${free}::int, ${MANY_DOUBLINGS}::int))) end`
    const reserved = await sql`insert into sign_in_guards as guard (email_hash, failures, blocked_until)
      values (${addressHash(email)}, 1, ${delay(sql<number>`1`)})
      on conflict (email_hash) do update
        set failures = guard.failures + 1, blocked_until = ${delay(sql<number>`guard.failures + 1`)}
        where guard.blocked_until <= now() and guard.failures < ${max}::int
      returning failures`.execute(tx)
    return reserved.rows.length === 1
  },

  /** Seconds until the next attempt is allowed; null if only a reset helps. */
  waitSeconds: async (tx: AnyTransaction, email: string, { max }: GuardLimits): Promise<number | null> => {
    const guard = await tx
      .selectFrom('sign_in_guards')
      .select('failures')
      .select(sql<number>`greatest(1, ceil(extract(epoch from blocked_until - now())))::int`.as('seconds'))
      .where('email_hash', '=', addressHash(email))
      .executeTakeFirst()
    if (!guard) return 1
    return guard.failures >= max ? null : guard.seconds
  },

  clear: (tx: AnyTransaction, email: string) =>
    tx.deleteFrom('sign_in_guards').where('email_hash', '=', addressHash(email)).execute(),

  /** Deletes old counts; addresses that are delayed or stopped stay. */
  dropForgotten: (tx: AnyTransaction, { free }: Pick<GuardLimits, 'free'>) =>
    tx
      .deleteFrom('sign_in_guards')
      .where('failures', '<', free)
      .where('blocked_until', '<', sql<Date>`now() - make_interval(days => ${FORGOTTEN_DAYS})`)
      .execute(),
}
