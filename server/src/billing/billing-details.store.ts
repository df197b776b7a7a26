import type { BillingDetails } from '@partner-hub/contracts/billing/billing-details.ts'
import { sql } from 'kysely'
import type { AnyTransaction } from '../platform/database/database.ts'

/** Saved details, or the firm's name and address. */
const detailsOfFirm = sql`select o.uuid as payer,
    coalesce(d.legal_name, o.name) as legal_name, coalesce(d.country, o.country) as country,
    coalesce(d.address_line_1, o.address_1, '') as address_line_1,
    coalesce(d.address_line_2, o.address_2, '') as address_line_2, coalesce(d.city, o.city, '') as city,
    coalesce(d.state, o.state_province, '') as state, coalesce(d.postal_code, o.post_code, '') as postal_code,
    coalesce(d.tax_id, '') as tax_id, coalesce(d.reference, '') as reference
  from organization o left join billing_details d on d.payer = o.uuid`

type DetailsRow = BillingDetails & { payer: string }

export const billingDetailsStore = {
  /** Of the firms of a batch. */
  list: async (tx: AnyTransaction, payers: readonly string[]): Promise<DetailsRow[]> => {
    const { rows } = await sql<DetailsRow>`${detailsOfFirm} where o.uuid = any(${payers}::uuid[])`.execute(tx)
    return rows
  },

  get: async (tx: AnyTransaction, payer: string): Promise<BillingDetails> => {
    const [row] = await billingDetailsStore.list(tx, [payer])
    if (!row) throw new Error(`No firm ${payer}`)
    const { payer: _payer, ...details } = row
    return details
  },

  save: async (tx: AnyTransaction, payer: string, details: BillingDetails): Promise<void> => {
    const row = { ...details, updated_at: sql<Date>`now()` }
    await tx
      .insertInto('billing_details')
      .values({ payer, payer_kind: 'firm', ...row })
      .onConflict((conflict) => conflict.column('payer').doUpdateSet(row))
      .execute()
  },
}
