import type { BillingOwner } from '@partner-hub/contracts/clients/business-clients.ts'
import { type ClientPlace, type ClientState, columnsOf } from '@partner-hub/contracts/clients/client-states.ts'
import type { Move } from '@partner-hub/contracts/states/state-table.ts'
import { type RawBuilder, sql, type Updateable } from 'kysely'
import type { AcrossTransaction, AnyTransaction, Database, FirmTransaction } from '../platform/database/database.ts'
import type { Scope } from '../platform/database/scope.ts'
import type { BusinessClient } from '../platform/database/tables.ts'

export interface StoredClient extends ClientState {
  uuid: string
  account_id: string
  version: number
  earlier_status: 'ACTIVE' | 'NO_ACCESS' | null
  answer: string | null
  is_charge_coming: boolean
  /** The account's URL in Books; null until Books has opened it. */
  ml_redirect_url: string | null
}

/** One firm's relation to an account that several firms may share. */
interface RelationOfAccount extends ClientOfFirm {
  has_access: boolean
}

interface ClientOfFirm {
  organization_uuid: string
  uuid: string
}

const stored = (firm: string, uuid: string): RawBuilder<StoredClient> =>
  sql<StoredClient>`select c.uuid, c.account_id, c.version, c.earlier_status, c.status, c.billing_owner, c.ml_redirect_url,
      effective_status(s.subscription_status, s.trial_ends_at, business_now()) as subscription_status,
      s.invitation_status, s.answer, is_charge_coming(c.account_id) as is_charge_coming
    from business_client c join client_row_sources s on s.organization_uuid = c.organization_uuid and s.uuid = c.uuid
    where c.organization_uuid = ${firm} and c.uuid = ${uuid}`

type KnownClient = Pick<StoredClient, 'uuid' | 'status' | 'version'>

const write = async (
  tx: FirmTransaction,
  firm: string,
  { uuid, status, version }: KnownClient,
  changes: Updateable<BusinessClient>,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('business_client')
    .set({ ...changes, version: version + 1 })
    .where('organization_uuid', '=', firm)
    .where('uuid', '=', uuid)
    .where('status', '=', status)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** A firm's relations to its clients: all SQL of this table. */
export const clientStore = {
  read: async (database: Pick<Database, 'readInFirm'>, scope: Scope, uuid: string) =>
    (await database.readInFirm(scope, stored(scope.organization_uuid, uuid)))[0],

  find: async (tx: FirmTransaction, firm: string, uuid: string) => (await stored(firm, uuid).execute(tx)).rows[0],

  /**
   * Take this lock before changing a client, its contacts or its row. It serializes changes, so that each writes the
   * row from the result of the one before.
   */
  lock: async (tx: FirmTransaction, firm: string, uuid: string): Promise<StoredClient | undefined> => {
    const locking = tx
      .selectFrom('business_client')
      .select('uuid')
      .where('organization_uuid', '=', firm)
      .where('uuid', '=', uuid)
      .forNoKeyUpdate()
      .execute()
    // A separate statement, so that it sees what was committed while waiting for the lock.
    const [, found] = await Promise.all([locking, clientStore.find(tx, firm, uuid)])
    return found
  },

  /** The same lock for many clients across firms, always in the same order. */
  lockAcross: (tx: AcrossTransaction, uuids: readonly string[]) =>
    tx
      .selectFrom('business_client')
      .select('uuid')
      .where(sql<boolean>`uuid = any(${uuids}::uuid[])`)
      .orderBy('uuid')
      .forNoKeyUpdate()
      .execute(),

  /**
   * Take this lock before changing an account that several firms share and before adding a relation to it, so that no
   * relation is missed. Take it before any row lock on the account, its invitations or its clients.
   */
  lockAccount: (tx: AnyTransaction, account_id: string) => clientStore.lockAccounts(tx, [account_id]),

  /** Only for a sweep that runs one at a time: two callers locking many accounts could deadlock. */
  lockAccounts: async (tx: AnyTransaction, accounts: readonly string[]): Promise<void> => {
    await sql`select pg_advisory_xact_lock(hashtextextended('account ' || account_id, 0))
      from unnest(${accounts}::text[]) as locked (account_id)`.execute(tx)
  },

  /** Copies the business name from Books to those of the clients whose firm has access. */
  takeNames: async (tx: AnyTransaction, uuids: readonly string[]): Promise<void> => {
    await sql`update business_client c set client_name = s.business_name, version = c.version + 1
      from account_settings s
      where c.uuid = any(${uuids}::uuid[]) and s.account_id = c.account_id and c.client_name <> s.business_name
        and has_access(c.status, c.earlier_status)`.execute(tx)
  },

  /** Locks every firm's relation to an account: none can be added or changed until the transaction ends. */
  lockRelations: async (tx: AcrossTransaction, account_id: string): Promise<RelationOfAccount[]> => {
    await clientStore.lockAccount(tx, account_id)
    return tx
      .selectFrom('business_client')
      .select(['organization_uuid', 'uuid', sql<boolean>`has_access(status, earlier_status)`.as('has_access')])
      .where('account_id', '=', account_id)
      .orderBy('uuid')
      .forNoKeyUpdate()
      .execute()
  },

  /** Moves those of the clients that are in the move's starting state. */
  moveAcross: async (
    tx: AcrossTransaction,
    uuids: readonly string[],
    { from, to }: Move<ClientPlace>,
  ): Promise<ClientOfFirm[]> => {
    const [before, after] = [columnsOf(from), columnsOf(to)]
    const { rows } = await sql<ClientOfFirm>`update business_client set version = version + 1,
        status = ${after.status}, earlier_status = ${after.earlier_status}
      where uuid = any(${uuids}::uuid[]) and status = ${before.status}
        and (status <> 'ARCHIVED' or coalesce(earlier_status, 'NO_ACCESS') = ${before.earlier_status})
      returning organization_uuid, uuid`.execute(tx)
    return rows
  },

  /** Returns false if the client has changed since it was read. */
  move: (tx: FirmTransaction, firm: string, client: KnownClient, { to }: Move<ClientPlace>): Promise<boolean> =>
    write(tx, firm, client, columnsOf(to)),

  /** DEC-47: an account has one payer. False if another firm is. */
  setPayer: async (
    tx: AcrossTransaction,
    { organization_uuid, uuid }: ClientOfFirm,
    billing_owner: BillingOwner,
  ): Promise<boolean> => {
    const { numAffectedRows } =
      await sql`update business_client c set billing_owner = ${billing_owner}, version = version + 1
      where c.organization_uuid = ${organization_uuid} and c.uuid = ${uuid} and not (${billing_owner} = 'ACCOUNTANT'
        and exists (select from business_client other where other.account_id = c.account_id and other.uuid <> c.uuid
          and other.billing_owner = 'ACCOUNTANT' and has_access(other.status, other.earlier_status)))`.execute(tx)
    return numAffectedRows === 1n
  },

  /** Turns the owner's reminders on or off, for this invitation and later ones. */
  switchReminders: (tx: FirmTransaction, firm: string, uuid: string, reminders: boolean) =>
    tx
      .updateTable('business_client')
      .set({ reminders })
      .where('organization_uuid', '=', firm)
      .where('uuid', '=', uuid)
      .execute(),

  /** Returns false if the client has changed since it was read. A status is only changed by `move`. */
  update: (
    tx: FirmTransaction,
    firm: string,
    client: KnownClient,
    changes: Omit<Updateable<BusinessClient>, 'status' | 'earlier_status'>,
  ): Promise<boolean> => write(tx, firm, client, changes),
}
