import type { BooksSettings } from '@partner-hub/contracts/books/books.ts'
import { sql } from 'kysely'
import type { AcrossTransaction, Database } from '../platform/database/database.ts'
import type { Scope } from '../platform/database/scope.ts'
import type { KnownSettings } from './changed-settings.ts'

/** The last known settings of an account in Books: all SQL of this table. */
export const accountSettingsStore = {
  /** Undefined if there is no copy. */
  readAt: async (database: Pick<Database, 'readInFirm'>, scope: Scope, account_id: string): Promise<Date | undefined> =>
    (
      await database.readInFirm(
        scope,
        sql<{ read_at: Date }>`select read_at from account_settings where account_id = ${account_id}`,
      )
    )[0]?.read_at,

  findVersion: async (tx: AcrossTransaction, account_id: string): Promise<number | undefined> => {
    const copy = await tx
      .selectFrom('account_settings')
      .select('version')
      .where('account_id', '=', account_id)
      .executeTakeFirst()
    return copy?.version
  },

  find: (tx: AcrossTransaction, account_id: string): Promise<KnownSettings | undefined> =>
    tx
      .selectFrom('account_settings')
      .select([
        'account_id',
        'base_currency',
        'business_address',
        'business_name',
        'business_phone',
        'date_format',
        'fiscal_year_end_day',
        'fiscal_year_end_month',
        'read_at',
        'standard_rate',
        'version',
      ])
      .where('account_id', '=', account_id)
      .executeTakeFirst() as Promise<KnownSettings | undefined>,

  /** False if the copy is newer than what was read: a lower version is older and is ignored (DEC-51). */
  keep: async (tx: AcrossTransaction, account_id: string, settings: BooksSettings, read_at: Date): Promise<boolean> => {
    const copy = { ...settings, business_address: JSON.stringify(settings.business_address), read_at }
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('account_settings')
      .values({ account_id, ...copy })
      .onConflict((conflict) =>
        conflict.column('account_id').doUpdateSet(copy).whereRef('account_settings.version', '<=', 'excluded.version'),
      )
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 1n
  },
}
