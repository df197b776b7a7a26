import type { ClientContact } from '@partner-hub/contracts/clients/client-contacts.ts'
import { type RawBuilder, sql, type Updateable } from 'kysely'
import type { AcrossTransaction, Database, FirmTransaction } from '../platform/database/database.ts'
import type { Scope } from '../platform/database/scope.ts'
import type { ClientContact as ContactTable } from '../platform/database/tables.ts'

export type StoredContact = ClientContact & { version: number }

/** Newest invitation first: only that one counts. */
const stored = (firm: string, uuid: string): RawBuilder<StoredContact> =>
  sql<StoredContact>`select k.uuid, k.customer, k.business_client, k.first_name, k.last_name, k.description,
      k.contact_email, k.contact_phone, k.contact_mobile, k.is_business_owner, k.version,
      array(select i.uuid::text from client_invitation i
        where i.organization_uuid = k.organization_uuid and i.client_contact = k.uuid
        order by i.created_at desc, i.uuid desc) as client_invitations
    from client_contact k where k.organization_uuid = ${firm} and k.uuid = ${uuid}`

/** A client's contacts: all SQL of this table. */
export const contactStore = {
  read: async (database: Pick<Database, 'readInFirm'>, scope: Scope, uuid: string) =>
    (await database.readInFirm(scope, stored(scope.organization_uuid, uuid)))[0],

  find: async (tx: FirmTransaction, firm: string, uuid: string) => (await stored(firm, uuid).execute(tx)).rows[0],

  findOwner: (tx: FirmTransaction, firm: string, business_client: string) =>
    tx
      .selectFrom('client_contact')
      .select(['uuid', 'contact_email'])
      .where('organization_uuid', '=', firm)
      .where('business_client', '=', business_client)
      .where('is_business_owner', '=', true)
      .executeTakeFirst(),

  /** Returns the clients whose owner's name or address changed. Firms without access are skipped. */
  nameOwners: async (
    tx: AcrossTransaction,
    clients: readonly string[],
    { first_name, last_name, email }: { first_name: string; last_name: string; email: string | null },
  ): Promise<string[]> => {
    const { rows } = await sql<{ uuid: string }>`update client_contact k
      set first_name = ${first_name}, last_name = ${last_name}, contact_email = coalesce(${email}, k.contact_email),
        version = k.version + 1
      from business_client c
      where c.uuid = any(${clients}::uuid[]) and has_access(c.status, c.earlier_status)
        and k.organization_uuid = c.organization_uuid and k.business_client = c.uuid and k.is_business_owner
        and (k.first_name, k.last_name, k.contact_email)
          is distinct from (${first_name}::text, ${last_name}::text, coalesce(${email}, k.contact_email))
      returning c.uuid`.execute(tx)
    return rows.map(({ uuid }) => uuid)
  },

  /** Guarded like the client's update. */
  update: async (
    tx: FirmTransaction,
    firm: string,
    { uuid, version }: Pick<StoredContact, 'uuid' | 'version'>,
    changes: Updateable<ContactTable>,
  ): Promise<boolean> => {
    const { numUpdatedRows } = await tx
      .updateTable('client_contact')
      .set({ ...changes, version: version + 1 })
      .where('organization_uuid', '=', firm)
      .where('uuid', '=', uuid)
      .where('version', '=', version)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  },
}
