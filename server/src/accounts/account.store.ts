import type { FirmTransaction } from '../platform/database/database.ts'

/** The limit for users/me; the client list shows all of them. */
const MOST_CLIENT_BUSINESSES = 200

/** Accounts and businesses: all SQL of the module. Each exists once, however many firms relate to it (DEC-44). */
export const accountStore = {
  /** The firm's own business. */
  findFirmBusiness: (tx: FirmTransaction, organization_uuid: string) =>
    tx
      .selectFrom('organization')
      .innerJoin('business', 'business.account_id', 'organization.account_id')
      .where('organization.uuid', '=', organization_uuid)
      .select(['business.id', 'business.uuid', 'business.account_id', 'business.name'])
      .executeTakeFirst(),

  /** The oldest businesses the firm reaches as an accountant, up to the limit (docs/threats.md F25). */
  listClientBusinesses: (tx: FirmTransaction, organization_uuid: string) =>
    tx
      .selectFrom('business_client')
      .innerJoin('business', 'business.account_id', 'business_client.account_id')
      .where('business_client.organization_uuid', '=', organization_uuid)
      .where('business_client.status', '=', 'ACTIVE')
      .orderBy('business.id')
      .limit(MOST_CLIENT_BUSINESSES)
      .select(['business.id', 'business.uuid', 'business.account_id', 'business.name'])
      .execute(),

  setOwner: (tx: FirmTransaction, account_id: string, owner_id: number) =>
    tx.updateTable('account').set({ owner_id }).where('account_id', '=', account_id).execute(),

  rename: (tx: FirmTransaction, account_id: string, name: string) =>
    tx.updateTable('business').set({ name }).where('account_id', '=', account_id).execute(),

  /** Creates account and business; Books opens the account under these ids (DEC-45). */
  open: async (tx: FirmTransaction, opened: { account_id: string; business_uuid: string; name: string; at: Date }) => {
    await tx.insertInto('account').values({ account_id: opened.account_id, created_at: opened.at }).execute()
    await tx
      .insertInto('business')
      .values(({ fn, val }) => ({
        id: fn<number>('nextval', [val('business_id_seq')]),
        uuid: opened.business_uuid,
        account_id: opened.account_id,
        name: opened.name,
      }))
      .execute()
  },
}
