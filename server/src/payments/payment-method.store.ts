import type { BillingAddress, BrandCode } from '@partner-hub/contracts/billing/payment-methods.ts'
import { sql } from 'kysely'
import type { AnyTransaction } from '../platform/database/database.ts'
import type { VaultedCard } from './cards.ts'

export interface Payer {
  payer: string
  payer_kind: 'firm' | 'owner'
}

/** The card of each payer. */
export const paymentMethodStore = {
  find: async (tx: AnyTransaction, payer: string): Promise<VaultedCard | undefined> => {
    const row = await tx
      .selectFrom('payment_method')
      .select([
        'gateway_customer',
        'gateway_token',
        'brand_code',
        'last_4',
        'expiration_month',
        'expiration_year',
        'billing_address',
      ])
      .where('payer', '=', payer)
      .executeTakeFirst()
    return (
      row && {
        ...row,
        brand_code: row.brand_code as BrandCode,
        billing_address: row.billing_address as unknown as BillingAddress,
      }
    )
  },

  save: async (tx: AnyTransaction, payer: Payer, card: VaultedCard): Promise<void> => {
    const row = { ...card, billing_address: JSON.stringify(card.billing_address), updated_at: sql<Date>`now()` }
    await tx
      .insertInto('payment_method')
      .values({ ...payer, ...row })
      .onConflict((conflict) => conflict.column('payer').doUpdateSet(row))
      .execute()
  },
}
