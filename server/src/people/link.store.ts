import { sql } from 'kysely'
import type { AnyTransaction } from '../platform/database/database.ts'
import { hashOf } from '../platform/ids/secrets.ts'
import type { LinkKind } from './link-token.ts'

/** What a confirmation confirms: the password, the browser where it was chosen, and the invitation it started from. */
export interface SignUpOf {
  password_hash: string
  browser_hash: Buffer | null
  invitation_uuid: string | null
  invitation_generation: number | null
}

export type NewLink = ({ kind: 'confirmation' } & SignUpOf) | { kind: 'reset' }

const signUpColumns = ['browser_hash', 'invitation_uuid', 'invitation_generation'] as const
const signUpPassword = sql<string>`password_hash`.as('password_hash')

const KEPT_DAYS = 30

interface Opened {
  uuid: string
  token: string
}

/** Links sent by mail: the module's SQL. */
export const linkStore = {
  /** Call it under the lock of the person's row. */
  nextGeneration: async (tx: AnyTransaction, user_id: number, kind: LinkKind): Promise<number> => {
    const known = await tx
      .selectFrom('sign_in_links')
      .select(sql<number>`coalesce(max(generation), 0) + 1`.as('next'))
      .where('user_id', '=', user_id)
      .where('kind', '=', kind)
      .executeTakeFirstOrThrow()
    return known.next
  },

  insert: (
    tx: AnyTransaction,
    link: { uuid: string; user_id: number; generation: number; token: string; seconds: number } & NewLink,
  ) => {
    const { token, seconds, ...row } = link
    return tx
      .insertInto('sign_in_links')
      .values({
        ...row,
        token_hash: hashOf(token),
        created_at: sql`now()`,
        expires_at: sql`now() + make_interval(secs => ${seconds})`,
      })
      .execute()
  },

  voidAll: (tx: AnyTransaction, user_id: number, kind: LinkKind) =>
    tx
      .updateTable('sign_in_links')
      .set({ expires_at: sql`now()` })
      .where('user_id', '=', user_id)
      .where('kind', '=', kind)
      .where('used_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .execute(),

  /** Finds a valid link without using it up. */
  findLive: (tx: AnyTransaction, kind: LinkKind, { uuid, token }: Opened) =>
    tx
      .selectFrom('sign_in_links as link')
      .innerJoin('users as user', 'user.id', 'link.user_id')
      .select(['link.user_id', 'user.email'])
      .where('link.uuid', '=', uuid)
      .where('link.token_hash', '=', hashOf(token))
      .where('link.kind', '=', kind)
      .where('link.used_at', 'is', null)
      .where('link.expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst(),

  /** The sign-up behind a confirmation, even if its link is used or expired. */
  findConfirmation: (tx: AnyTransaction, { uuid, token }: Opened) =>
    tx
      .selectFrom('sign_in_links as link')
      .innerJoin('users as user', 'user.id', 'link.user_id')
      .select(['link.user_id', 'user.uuid as user_uuid', 'user.email', ...signUpColumns])
      .select(sql<string>`link.password_hash`.as('password_hash'))
      .select(sql<boolean>`link.used_at is null and link.expires_at > now()`.as('is_live'))
      .where('link.uuid', '=', uuid)
      .where('link.token_hash', '=', hashOf(token))
      .where('link.kind', '=', 'confirmation')
      .executeTakeFirst(),

  /** Single use: of two concurrent calls one wins. */
  use: (tx: AnyTransaction, kind: LinkKind, { uuid, token }: Opened) =>
    tx
      .updateTable('sign_in_links')
      .set({ used_at: sql`now()` })
      .where('uuid', '=', uuid)
      .where('token_hash', '=', hashOf(token))
      .where('kind', '=', kind)
      .where('used_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .returning('uuid')
      .executeTakeFirst(),

  /** The sign-up that a link was mailed for, whether or not the link is still valid. */
  findSignUp: (tx: AnyTransaction, user_id: number, uuid: string) =>
    tx
      .selectFrom('sign_in_links')
      .select(signUpColumns)
      .select(signUpPassword)
      .where('uuid', '=', uuid)
      .where('user_id', '=', user_id)
      .where('kind', '=', 'confirmation')
      .executeTakeFirst(),

  removeOld: async (tx: AnyTransaction, limit: number): Promise<number> => {
    const removed = await sql`delete from sign_in_links where ctid = any(array(
      select ctid from sign_in_links where coalesce(used_at, expires_at) < now() - make_interval(days => ${KEPT_DAYS})
      limit ${limit} for update skip locked))`.execute(tx)
    return Number(removed.numAffectedRows ?? 0)
  },

  /** The data for a mail, as long as its link is valid. */
  findForMail: (tx: AnyTransaction, uuid: string) =>
    tx
      .selectFrom('sign_in_links as link')
      .innerJoin('users as user', 'user.id', 'link.user_id')
      .select(['link.generation', 'user.email', 'user.first_name'])
      .select(['invitation_uuid', 'invitation_generation'])
      .where('link.uuid', '=', uuid)
      .where('link.used_at', 'is', null)
      .where('link.expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst(),
}
