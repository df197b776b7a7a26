import { emailKey } from '@partner-hub/contracts/words/email-key.ts'
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import type { AnyTransaction } from '../platform/database/database.ts'
import type { Tables } from '../platform/database/tables.ts'

export interface PersonName {
  first_name?: string | undefined
  last_name?: string | undefined
  phone_number?: string | undefined
}

const now = sql<Date>`now()`
const secondsOf = (instant: RawBuilder<unknown>) => sql<number>`extract(epoch from ${instant})::float8`
const columns = [
  'id',
  'uuid',
  'email',
  'first_name',
  'last_name',
  'phone_number',
  'language',
  'timezone',
  'confirmed_at',
  'unconfirmed_email',
  'created_at',
  'updated_at',
] as const

const newestSignUp = (from: ExpressionBuilder<Tables, 'users'>) =>
  from
    .selectFrom('sign_in_links')
    .select(['uuid', 'password_hash'])
    .whereRef('user_id', '=', 'users.id')
    .where('kind', '=', 'confirmation')
    .where('users.confirmed_at', 'is', null)
    .orderBy('generation', 'desc')
    .limit(1)
    .as('sign_up')

/** People: the module's SQL. Only findCredentials returns a password's hash. */
export const userStore = {
  get: (tx: AnyTransaction, id: number) =>
    tx.selectFrom('users').select(columns).where('id', '=', id).executeTakeFirstOrThrow(),

  findByUuid: (tx: AnyTransaction, uuid: string) =>
    tx.selectFrom('users').select(columns).where('uuid', '=', uuid).executeTakeFirst(),

  /** An unconfirmed person has the password of the newest sign-up: it leads to the inbox page, never signs in. */
  findCredentials: (tx: AnyTransaction, email: string) =>
    tx
      .selectFrom('users')
      .leftJoinLateral(newestSignUp, (join) => join.onTrue())
      .select(['id', 'users.uuid', 'email', 'confirmed_at', 'sign_up.uuid as sign_up'])
      .select(sql<string | null>`coalesce(users.password_hash, sign_up.password_hash)`.as('password_hash'))
      .where('email_key', '=', emailKey(email))
      .executeTakeFirst(),

  /** The time of the check in seconds, if this is still the password. Waits for a concurrent change, so that a later change has a later time. */
  findCheckTime: async (tx: AnyTransaction, id: number, password_hash: string): Promise<number | undefined> => {
    const checked = await tx
      .selectFrom('users')
      .select(secondsOf(sql`clock_timestamp()`).as('seconds'))
      .where('id', '=', id)
      .where('password_hash', '=', password_hash)
      .forShare()
      .executeTakeFirst()
    return checked?.seconds
  },

  /** With the time of the last password change in seconds, to compare with that of a log-in. */
  findWithChange: (tx: AnyTransaction, uuid: string) =>
    tx
      .selectFrom('users')
      .select(columns)
      .select(secondsOf(sql`password_changed_at`).as('changed_at_seconds'))
      .where('uuid', '=', uuid)
      .executeTakeFirst(),

  /** Locks the row until the end of the transaction. */
  lock: (tx: AnyTransaction, id: number) =>
    tx.selectFrom('users').select(columns).where('id', '=', id).forUpdate().executeTakeFirstOrThrow(),

  /** Locks the row until the end of the transaction, so that two mails to one person are created one after the other. */
  lockByEmail: (tx: AnyTransaction, email: string) =>
    tx
      .selectFrom('users')
      .select(['id', 'uuid', 'confirmed_at'])
      .where('email_key', '=', emailKey(email))
      .forUpdate()
      .executeTakeFirst(),

  /** Undefined if the address already has an account. */
  insert: (tx: AnyTransaction, user: { uuid: string; email: string }) =>
    tx
      .insertInto('users')
      .values({ ...user, email_key: emailKey(user.email), password_changed_at: now, created_at: now, updated_at: now })
      .onConflict((known) => known.column('email_key').doNothing())
      .returning(['id', 'uuid', 'confirmed_at'])
      .executeTakeFirst(),

  /** Call it under the lock of the person's row. Stores the time of the change, not of the transaction's start. */
  setPassword: (tx: AnyTransaction, id: number, password_hash: string) =>
    tx
      .updateTable('users')
      .set({ password_hash, password_changed_at: sql`clock_timestamp()`, updated_at: now })
      .where('id', '=', id)
      .execute(),

  confirm: (tx: AnyTransaction, id: number) =>
    tx
      .updateTable('users')
      .set({ confirmed_at: now, updated_at: now })
      .where('id', '=', id)
      .where('confirmed_at', 'is', null)
      .execute(),

  rename: (tx: AnyTransaction, id: number, { first_name, last_name, phone_number }: PersonName) =>
    tx
      .updateTable('users')
      .set({ first_name, last_name, phone_number, updated_at: now })
      .where('id', '=', id)
      .execute(),
}
