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
  /** How many invitations of the last day went to this address, and came from this account, up to this one. */
  of_address: number
  of_owner: number
}

export interface Answer {
  account_id: string
  state: StoredInvitation['state']
  decided_by: number | null
  delivery_problem: string | null
  /** The relation of the firm that accepted, and what the firm is called. */
  business_client: string | null
  firm_name: string | null
}

type Addressee = Pick<Member, 'user_id' | 'organization_uuid'>

const columns = sql`i.uuid, i.business_name,
  case when i.state = 'PENDING' and i.expires_at <= business_now() then 'EXPIRED' else i.state end as state,
  i.account_id, i.owner_first_name, i.owner_last_name,
  btrim(i.owner_first_name || ' ' || i.owner_last_name) as owner_name, i.owner_email, i.email,
  ${instant('i.expires_at')} as expires_at`

/** What is addressed to this person and nobody else, by the address they have confirmed. */
const addressedTo = (
  { user_id, organization_uuid }: Addressee,
  narrowed: RawBuilder<unknown>,
): RawBuilder<StoredInvitation> =>
  sql<StoredInvitation>`select ${columns}, a.business_client, c.status is not distinct from 'ACTIVE' as has_access
    from accountant_invitation i
    join users u on u.id = ${user_id} and u.email_key = i.email_key and u.confirmed_at is not null
    left join client_accountant a on a.organization_uuid = ${organization_uuid} and a.invitation = i.uuid
    left join business_client c on c.organization_uuid = a.organization_uuid and c.uuid = a.business_client
    where ${narrowed}`

/** Invitations to the team of a client: this table's SQL. */
export const accountantInvitationStore = {
  listPending: (database: Pick<Database, 'readInFirm'>, member: Member): Promise<StoredInvitation[]> =>
    database.readInFirm(
      member,
      addressedTo(
        member,
        sql`i.state = 'PENDING' and i.expires_at > business_now() order by i.invited_at desc, i.uuid`,
      ),
    ),

  /** A reader with none, as nearly all are, need not ask for them. */
  countPending: async (tx: FirmTransaction, user_id: number): Promise<number> => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from accountant_invitation i
      join users u on u.id = ${user_id} and u.email_key = i.email_key and u.confirmed_at is not null
      where i.state = 'PENDING' and i.expires_at > business_now()`.execute(tx)
    return rows[0]?.count ?? 0
  },

  read: async (database: Pick<Database, 'readInFirm'>, member: Member, uuid: string) =>
    (await database.readInFirm(member, addressedTo(member, sql`i.uuid = ${uuid}`)))[0],

  /** For someone without a firm; `email_key` is of an address that they have confirmed. */
  readByAddress: async (tx: AcrossTransaction, email_key: string, uuid: string) => {
    const { rows } = await sql<StoredInvitation>`select ${columns}, null as business_client, false as has_access
      from accountant_invitation i where i.uuid = ${uuid} and i.email_key = ${email_key}`.execute(tx)
    return rows[0]
  },

  find: async (tx: FirmTransaction, member: Member, uuid: string): Promise<StoredInvitation | undefined> =>
    (await addressedTo(member, sql`i.uuid = ${uuid}`).execute(tx)).rows[0],

  /** Held until the end of the transaction: of two answers at once one counts. */
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

  /** For the mail, with the how manieth it is of a day; nothing once it was answered or taken back. */
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

  /** False once it was answered, taken back or has expired. */
  noteUndelivered: async (tx: AcrossTransaction, uuid: string, delivery_problem: string): Promise<boolean> => {
    const { numUpdatedRows } = await tx
      .updateTable('accountant_invitation')
      .set({ delivery_problem })
      .where('uuid', '=', uuid)
      .where('state', '=', 'PENDING')
      .executeTakeFirst()
    return numUpdatedRows === 1n
  },

  /** A batch whose time is over, each once. */
  takeExpired: async (tx: AcrossTransaction, batch: number): Promise<{ uuid: string; email_key: string }[]> => {
    const { rows } = await sql<{ uuid: string; email_key: string }>`update accountant_invitation
      set state = 'EXPIRED', decided_at = now()
      where uuid in (select uuid from accountant_invitation where state = 'PENDING' and expires_at <= business_now()
        order by expires_at limit ${batch} for update skip locked)
      returning uuid, email_key`.execute(tx)
    return rows
  },

  /** What Books is to be told. */
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

  /** Of those that Books takes for open: which are not, and of which Books does not know that the mail did not arrive. */
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
