import type { BooksFirm, BooksTeam } from '@partner-hub/contracts/books/books.ts'
import { emailKey } from '@partner-hub/contracts/words/email-key.ts'
import { type RawBuilder, sql } from 'kysely'
import type { AcrossTransaction } from '../platform/database/database.ts'

export type TeamMember = BooksTeam['members'][number]

/** Who is in a team: ids of invitations and firms, and uuids of people. */
export interface Present {
  ids: readonly string[]
  people: readonly string[]
}

/** For a client's firm: whether someone came back into the team, and whether anyone is in it. */
interface ChangedPlaces {
  business_client: string
  came_back: boolean
  has_anybody: boolean
}

const isOfFirm = (people: readonly string[], firm: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select 1 from users u join membership m on m.user_id = u.id
    where u.uuid = any(${people}::uuid[]) and m.organization_uuid = ${firm})`

/** Applies an account's team in Books to the firms: SQL across firms. Call the writes under the account's lock. */
export const clientTeamStore = {
  /** Relations that started with an invitation from the owner: those firms never entered the owner. */
  listJoined: async (
    tx: AcrossTransaction,
    { account_id, opened_by }: { account_id: string; opened_by: string | null },
  ): Promise<string[]> => {
    const { rows } = await sql<{ business_client: string }>`select distinct a.business_client from client_accountant a
      where a.account_id = ${account_id} and a.business_client is distinct from ${opened_by}::uuid`.execute(tx)
    return rows.map(({ business_client }) => business_client)
  },

  /** Inserts and returns the ones that were not known yet. */
  addInvitations: async (
    tx: AcrossTransaction,
    account_id: string,
    { invited, owner }: { invited: readonly TeamMember[]; owner: TeamMember | undefined },
  ): Promise<{ uuid: string; email_key: string }[]> => {
    const addressed = invited.flatMap(({ id, email }) => (email ? [{ uuid: id, email }] : []))
    if (addressed.length === 0) return []
    const { name } = await tx
      .selectFrom('business')
      .leftJoin('account_settings', 'account_settings.account_id', 'business.account_id')
      .select(sql<string>`coalesce(account_settings.business_name, business.name)`.as('name'))
      .where('business.account_id', '=', account_id)
      .executeTakeFirstOrThrow()
    const [uuids, emails] = [addressed.map(({ uuid }) => uuid), addressed.map(({ email }) => email)]
    const { rows } = await sql<{ uuid: string; email_key: string }>`insert into accountant_invitation
        (uuid, account_id, email, email_key, business_name, owner_first_name, owner_last_name, owner_email, state,
          expires_at)
      select i.uuid, ${account_id}, i.email, i.email_key, ${name}, ${owner?.first_name ?? ''}, ${owner?.last_name ?? ''},
        ${owner?.email ?? null}, 'PENDING', business_now() + interval '30 days'
      from unnest(${uuids}::uuid[], ${emails}::text[], ${emails.map(emailKey)}::text[]) as i (uuid, email, email_key)
      on conflict do nothing returning uuid, email_key`.execute(tx)
    return rows
  },

  /** Withdraws invitations that the owner took back before they were answered. */
  withdraw: (tx: AcrossTransaction, account_id: string, present: readonly string[]) =>
    tx
      .updateTable('accountant_invitation')
      .set({ state: 'WITHDRAWN', decided_at: sql`now()` })
      .where('account_id', '=', account_id)
      .where('state', '=', 'PENDING')
      .where(sql<boolean>`not uuid = any(${present}::uuid[])`)
      .returning(['uuid', 'email_key'])
      .execute(),

  /**
   * Marks who of a firm is in the team, by invitation, with the firm or as a person, and who is not. Returns the
   * clients of firms from which someone left or came back.
   */
  markPlaces: async (tx: AcrossTransaction, account_id: string, { ids, people }: Present): Promise<ChangedPlaces[]> => {
    const { rows } = await sql<ChangedPlaces>`with places as (
        select a.organization_uuid, a.invitation, a.left_at,
          a.invitation = any(${ids}::uuid[]) or a.business_client = any(${ids}::uuid[])
            or ${isOfFirm(people, sql`a.organization_uuid`)} as is_in
        from client_accountant a where a.account_id = ${account_id}),
      changed as (update client_accountant a set left_at = case when p.is_in then null else now() end
        from places p where p.organization_uuid = a.organization_uuid and p.invitation = a.invitation
          and p.is_in = (p.left_at is not null)
        returning a.organization_uuid, a.business_client, a.left_at)
      select c.business_client, bool_or(c.left_at is null) as came_back,
        exists (select 1 from places p where p.organization_uuid = c.organization_uuid and p.is_in) as has_anybody
      from changed c group by c.organization_uuid, c.business_client`.execute(tx)
    return rows
  },

  /** The client of the firm that opened the account, unless the firm or one of its people is in the team. */
  findRemoved: async (
    tx: AcrossTransaction,
    { account_id, opened_by }: { account_id: string; opened_by: string },
    { ids, people }: Present,
  ): Promise<string[]> => {
    if (ids.includes(opened_by)) return []
    const { rows } = await sql<{ uuid: string }>`select c.uuid from business_client c
      where c.uuid = ${opened_by} and c.account_id = ${account_id}
        and not ${isOfFirm(people, sql`c.organization_uuid`)}
        and not exists (select 1 from client_accountant a where a.organization_uuid = c.organization_uuid
          and a.account_id = c.account_id and a.left_at is null)`.execute(tx)
    return rows.map(({ uuid }) => uuid)
  },

  /** The firm with the account's first relation opened it; undefined once that firm has lost access. */
  findOpener: async (tx: AcrossTransaction, account_id: string): Promise<BooksFirm | undefined> => {
    const { rows } = await sql<BooksFirm>`select id, name
      from (select c.uuid as id, o.name, c.status, c.earlier_status
        from business_client c join organization o on o.uuid = c.organization_uuid
        where c.account_id = ${account_id} order by c.relation_start, c.uuid limit 1) first
      where has_access(first.status, first.earlier_status)`.execute(tx)
    return rows[0]
  },

  /** The account of an invitation, or of a firm's relation unless the firm has regained access. */
  findLeft: async (tx: AcrossTransaction, member: string): Promise<string | undefined> => {
    const { rows } = await sql<{ account_id: string }>`select account_id
      from accountant_invitation where uuid = ${member}
      union all select account_id from business_client c where uuid = ${member} and not has_access(c.status, c.earlier_status)`.execute(
      tx,
    )
    return rows[0]?.account_id
  },
}
