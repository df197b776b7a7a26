import type { AccountantInvitation } from '@partner-hub/contracts/books/accountant-invitations.ts'
import { type RawBuilder, sql } from 'kysely'
import type { AcrossTransaction, Database, FirmTransaction } from '../platform/database/database.ts'
import { instant } from '../platform/database/instant.sql.ts'
import type { Member } from '../platform/http/caller.ts'

export type StoredInvitation = AccountantInvitation & {
  account_id: string
  owner_first_name: string
  owner_last_name: string
}

export interface MailedInvitation {
  email: string
  business_name: string
  owner_name: string
  /** Whether the invited person belongs to a firm. */
  has_firm: boolean
  /** How many invitations of the last day, including this one, went to this address and came from this account. */
  of_address: number
  of_owner: number
}

export interface Answer {
  account_id: string
  state: StoredInvitation['state']
  decided_by: number | null
  delivery_problem: string | null
  /** The accepting firm's relation and name. */
  business_client: string | null
  firm_name: string | null
}

type Addressee = Pick<Member, 'user_id' | 'organization_uuid'>

const columns = sql`i.uuid, i.business_name,
  case when i.state = 'PENDING' and i.expires_at <= business_now() then 'EXPIRED' else i.state end as state,
  i.account_id, i.owner_first_name, i.owner_last_name,
  btrim(i.owner_first_name || ' ' || i.owner_last_name) as owner_name, i.owner_email, i.email,
  ${instant('i.expires_at')} as expires_at`

/** Only invitations addressed to this person's confirmed address. */
const addressedTo = (
  { user_id, organization_uuid }: Addressee,
  narrowed: RawBuilder<unknown>,
): RawBuilder<StoredInvitation> =>
  sql<StoredInvitation>`select ${columns}, a.business_client, has_access(c.status, c.earlier_status)
    from accountant_invitation i
    join users u on u.id = ${user_id} and u.email_key = i.email_key and u.confirmed_at is not null
    left join client_accountant a on a.organization_uuid = ${organization_uuid} and a.invitation = i.uuid
    left join business_client c on c.organization_uuid = a.organization_uuid and c.uuid = a.business_client
    where ${narrowed}`

/** Invitations to a client's team: all SQL of this table. */
export const accountantInvitationStore = {
  listPending: (database: Pick<Database, 'readInFirm'>, member: Member): Promise<StoredInvitation[]> =>
    database.readInFirm(
      member,
      addressedTo(
        member,
        sql`i.state = 'PENDING' and i.expires_at > business_now() order by i.invited_at desc, i.uuid`,
      ),
    ),

  /** Lets the page skip the call for the list, since nearly all readers have none. */
  countPending: async (tx: FirmTransaction, user_id: number): Promise<number> => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from accountant_invitation i
      join users u on u.id = ${user_id} and u.email_key = i.email_key and u.confirmed_at is not null
      where i.state = 'PENDING' and i.expires_at > business_now()`.execute(tx)
    return rows[0]?.count ?? 0
  },

  read: async (database: Pick<Database, 'readInFirm'>, member: Member, uuid: string) =>
    (await database.readInFirm(member, addressedTo(member, sql`i.uuid = ${uuid}`)))[0],

  /** For someone without a firm; `email_key` must be of an address they have confirmed. */
  readByAddress: async (tx: AcrossTransaction, email_key: string, uuid: string) => {
    const { rows } = await sql<StoredInvitation>`select ${columns}, null as business_client, false as has_access
      from accountant_invitation i where i.uuid = ${uuid} and i.email_key = ${email_key}`.execute(tx)
    return rows[0]
  },

  find: async (tx: FirmTransaction, member: Member, uuid: string): Promise<StoredInvitation | undefined> =>
    (await addressedTo(member, sql`i.uuid = ${uuid}`).execute(tx)).rows[0],

  /** Locks until the end of the transaction: of two concurrent answers one wins. */
  lock: async (tx: FirmTransaction, member: Member, uuid: string): Promise<StoredInvitation | undefined> => {
    const { rows } = await sql<StoredInvitation>`${addressedTo(member, sql`i.uuid = ${uuid}`)} for update of i`.execute(
      tx,
    )
    return rows[0]
  },

  decide: (tx: FirmTransaction, uuid: string, state: 'ACCEPTED' | 'DECLINED', decided_by: number) =>
    tx
      .updateTable('accountant_invitation')
      .set({ state, decided_by, decided_at: sql`now()` })
      .where('uuid', '=', uuid)
      .execute(),

  /** For the mail, with its position among the day's invitations; undefined once it was answered or withdrawn. */
  findPending: async (tx: AcrossTransaction, uuid: string): Promise<MailedInvitation | undefined> => {
    const ofDay = sql`from accountant_invitation o where o.invited_at > i.invited_at - interval '1 day'
      and (o.invited_at, o.uuid) <= (i.invited_at, i.uuid)`
    const { rows } = await sql<MailedInvitation>`select i.email, i.business_name,
        btrim(i.owner_first_name || ' ' || i.owner_last_name) as owner_name,
        exists (select from users u join membership m on m.user_id = u.id where u.email_key = i.email_key) as has_firm,
        (select count(*) ${ofDay} and o.email_key = i.email_key) as of_address,
        (select count(*) ${ofDay} and o.account_id in (select p.account_id from account p
          where p.account_id = i.account_id or p.owner_id = a.owner_id)) as of_owner
      from accountant_invitation i join account a on a.account_id = i.account_id where i.uuid = ${uuid} and i.state = 'PENDING'`.execute(
      tx,
    )
    return rows[0]
  },

  /** False once it was answered, withdrawn or has expired. */
  noteUndelivered: async (tx: AcrossTransaction, uuid: string, delivery_problem: string): Promise<boolean> => {
    const { numUpdatedRows } = await tx
      .updateTable('accountant_invitation')
      .set({ delivery_problem })
      .where('uuid', '=', uuid)
      .where('state', '=', 'PENDING')
      .executeTakeFirst()
    return numUpdatedRows === 1n
  },

  /** A batch of expired invitations, each returned once. */
  takeExpired: async (tx: AcrossTransaction, batch: number): Promise<{ uuid: string; email_key: string }[]> => {
    const { rows } = await sql<{ uuid: string; email_key: string }>`update accountant_invitation
      set state = 'EXPIRED', decided_at = now()
      where uuid in (select uuid from accountant_invitation where state = 'PENDING' and expires_at <= business_now()
        order by expires_at limit ${batch} for update skip locked)
      returning uuid, email_key`.execute(tx)
    return rows
  },

  /** The answer to send to Books. */
  getAnswer: async (tx: AcrossTransaction, uuid: string): Promise<Answer> => {
    const { rows } =
      await sql<Answer>`select i.account_id, i.state, i.decided_by, i.delivery_problem, a.business_client,
        o.name as firm_name
      from accountant_invitation i
      left join client_accountant a on a.invitation = i.uuid
      left join organization o on o.uuid = a.organization_uuid
      where i.uuid = ${uuid}`.execute(tx)
    if (!rows[0]) throw new Error(`there is no invitation ${uuid}`)
    return rows[0]
  },

  /** Of those that Books considers open: the ones that are not, and those with a failed mail unknown to Books. */
  listUntold: async (
    tx: AcrossTransaction,
    open: readonly { id: string; problem: string | null }[],
  ): Promise<string[]> => {
    const ids = open.map(({ id }) => id)
    const unmarked = open.filter(({ problem }) => problem === null).map(({ id }) => id)
    const { rows } = await sql<{ uuid: string }>`select uuid from accountant_invitation where uuid = any(${ids}::uuid[])
      and (state in ('ACCEPTED', 'DECLINED', 'EXPIRED')
        or delivery_problem is not null and uuid = any(${unmarked}::uuid[]))`.execute(tx)
    return rows.map(({ uuid }) => uuid)
  },
}
