import type { BillingAddress, BrandCode } from '@partner-hub/contracts/billing/payment-methods.ts'
import { sql } from 'kysely'
import type { AcrossTransaction, AnyTransaction } from '../platform/database/database.ts'
import type { VaultedCard } from './cards.ts'

export interface Payer {
  payer: string
  payer_kind: 'firm' | 'owner'
}

/** Days before the end of a card's last valid month on which its payer is told. */
const NOTICE_DAYS = [30, 7, 1]

type Expression = ReturnType<typeof sql>

/** The next midnight where the payer is; null for an owner, and after the last notice. */
const nextNoticeOf = (payer: Expression, year: Expression, month: Expression) =>
  sql<Date | null>`(select min(midnight_in(o.time_zone, (make_date(${year}::int, ${month}::int, 1) + interval '1 month')::date - d))
      filter (where midnight_in(o.time_zone, (make_date(${year}::int, ${month}::int, 1) + interval '1 month')::date - d)
        > business_now())
    from organization o, unnest(${NOTICE_DAYS}::int[]) d where o.uuid = ${payer})`

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
    const row = {
      ...card,
      billing_address: JSON.stringify(card.billing_address),
      updated_at: sql<Date>`now()`,
      expiry_notice_at: nextNoticeOf(
        sql`${payer.payer}::uuid`,
        sql`${card.expiration_year}`,
        sql`${card.expiration_month}`,
      ),
    }
    await tx
      .insertInto('payment_method')
      .values({ ...payer, ...row })
      .onConflict((conflict) => conflict.column('payer').doUpdateSet(row))
      .execute()
  },

  /** Each is set to its next notice. */
  takeExpiring: async (tx: AcrossTransaction, batch: number): Promise<string[]> => {
    const { rows } = await sql<{ payer: string }>`with due as (
        select payer from payment_method where expiry_notice_at <= business_now()
        order by expiry_notice_at limit ${batch} for update skip locked)
      update payment_method m
      set expiry_notice_at = ${nextNoticeOf(sql`m.payer`, sql`m.expiration_year`, sql`m.expiration_month`)}
      from due where m.payer = due.payer
      returning m.payer`.execute(tx)
    return rows.map(({ payer }) => payer)
  },
}
