import type { Money } from '@partner-hub/contracts/billing/money.ts'
import type { PaymentStatus } from '@partner-hub/contracts/billing/payment-states.ts'
import type { Move, Start } from '@partner-hub/contracts/states/state-table.ts'
import { sql } from 'kysely'
import type { AcrossTransaction, AnyTransaction } from '../platform/database/database.ts'

interface Intent {
  payer: string
  uuid: string
  invoice: string
  amount: number
  currency: string
  gateway_token: string
  brand_code: string
  last_4: string
}

export interface StoredPayment {
  payer: string
  uuid: string
  invoice: string
  status: PaymentStatus
  amount: number
  currency: string
  gateway_token: string
  code: string | null
  is_hard_decline: boolean
}

interface Answer {
  gateway_id: string | null
  code: string | null
  is_hard_decline: boolean
}

export interface OpenRenewal {
  payer: string
  invoice: string
  total: number
  currency: string
}

/** Attempts to charge. */
export const paymentStore = {
  insert: (tx: AnyTransaction, intent: Intent, { to }: Start<PaymentStatus>) =>
    tx
      .insertInto('payment')
      .values({ ...intent, status: to })
      .execute(),

  /**
   * One for each invoice whose payer has a card, unless it has one that is paid or not settled. The sweep of unknown
   * payments leaves them alone until they are tried.
   */
  insertAll: async (
    tx: AnyTransaction,
    invoices: readonly { payer: string; invoice: string; amount: Money }[],
    uuids: readonly string[],
    { to }: Start<PaymentStatus>,
  ): Promise<void> => {
    await sql`insert into payment
        (payer, uuid, invoice, status, amount, currency, gateway_token, brand_code, last_4, asked_at)
      select t.payer, t.uuid, t.invoice, ${to}, t.amount, t.currency, m.gateway_token, m.brand_code, m.last_4, 'infinity'
      from unnest(${invoices.map(({ payer }) => payer)}::uuid[], ${uuids}::uuid[],
        ${invoices.map(({ invoice }) => invoice)}::uuid[], ${invoices.map(({ amount }) => amount.minor)}::bigint[],
        ${invoices.map(({ amount }) => amount.currency)}::text[]) as t (payer, uuid, invoice, amount, currency)
      join payment_method m on m.payer = t.payer
      on conflict (payer, invoice) where status in ('UNKNOWN', 'PAID') do nothing`.execute(tx)
  },

  /** Renewals that are not paid. None of them is paid or void before the transaction ends. */
  lockUnpaid: async (
    tx: AnyTransaction,
    { payers, invoices }: { payers: readonly string[]; invoices?: readonly string[] | undefined },
  ): Promise<OpenRenewal[]> => {
    const { rows } = await sql<OpenRenewal>`select payer, uuid as invoice, total, currency from invoice
      where payer = any(${payers}::uuid[]) and status = 'OPEN' and cause = 'renewal'
        and (${invoices === undefined} or uuid = any(${invoices ?? []}::uuid[]))
      order by payer, uuid for no key update`.execute(tx)
    return rows
  },

  /** The same of a payer, if the last attempt was made with another card than the payer has now. */
  lockTriedWithOldCard: async (tx: AcrossTransaction, payer: string): Promise<OpenRenewal[]> => {
    const { rows } = await sql<OpenRenewal>`select i.payer, i.uuid as invoice, i.total, i.currency
      from invoice i join payment_method m on m.payer = i.payer
      cross join lateral (select gateway_token from payment p where p.payer = i.payer and p.invoice = i.uuid
        order by begun_at desc, uuid desc limit 1) p
      where i.payer = ${payer} and i.status = 'OPEN' and i.cause = 'renewal' and p.gateway_token <> m.gateway_token
      order by i.uuid for no key update of i`.execute(tx)
    return rows
  },

  /** Unpaid renewals of one account. */
  lockUnpaidOf: async (tx: AcrossTransaction, payer: string, account_id: string): Promise<string[]> => {
    const { rows } = await sql<{ uuid: string }>`select uuid from invoice
      where payer = ${payer} and account_id = ${account_id} and status = 'OPEN' and cause = 'renewal'
      order by uuid for no key update`.execute(tx)
    return rows.map(({ uuid }) => uuid)
  },

  /** Whether one of these invoices is paid or may still be. */
  isCharging: async (tx: AcrossTransaction, payer: string, invoices: readonly string[]): Promise<boolean> => {
    const { rows } = await sql`select from payment where payer = ${payer} and invoice = any(${invoices}::uuid[])
      and status in ('UNKNOWN', 'PAID') limit 1`.execute(tx)
    return rows.length > 0
  },

  find: async (tx: AcrossTransaction, payer: string, uuid: string): Promise<StoredPayment | undefined> => {
    const found = await tx
      .selectFrom('payment')
      .select(['payer', 'uuid', 'invoice', 'status', 'amount', 'currency', 'gateway_token', 'code', 'is_hard_decline'])
      .where('payer', '=', payer)
      .where('uuid', '=', uuid)
      .executeTakeFirst()
    return found as StoredPayment | undefined
  },

  /** False if it is settled already. */
  settle: async (
    tx: AcrossTransaction,
    { payer, uuid }: { payer: string; uuid: string },
    { from, to }: Move<PaymentStatus>,
    answer: Answer,
  ): Promise<boolean> => {
    const { numUpdatedRows } = await tx
      .updateTable('payment')
      .set({ status: to, ...answer, settled_at: sql`now()` })
      .where('payer', '=', payer)
      .where('uuid', '=', uuid)
      .where('status', '=', from)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  },

  /**
   * The payer's next renewal to settle, the oldest first: one that is not paid yet, or paid by a process that died before
   * it marked the invoice.
   */
  findNext: async (tx: AcrossTransaction, payer: string): Promise<string | undefined> => {
    const { rows } = await sql<{ uuid: string }>`with next as (
        select p.payer, p.uuid from payment p join invoice i on i.payer = p.payer and i.uuid = p.invoice
        where p.payer = ${payer} and p.status in ('UNKNOWN', 'PAID') and i.status = 'OPEN' and i.cause = 'renewal'
        order by i.due_on, i.invoice_number limit 1)
      update payment p set asked_at = now() from next where p.payer = next.payer and p.uuid = next.uuid
      returning p.uuid`.execute(tx)
    return rows[0]?.uuid
  },

  /** Those with the same card that were never tried. */
  giveUpUntried: async (
    tx: AcrossTransaction,
    payer: string,
    { declined, code }: { declined: string; code: string },
    { from, to }: Move<PaymentStatus>,
  ): Promise<void> => {
    await sql`update payment p set status = ${to}, code = ${code}, settled_at = now() from payment d
      where d.payer = ${payer} and d.uuid = ${declined} and p.payer = d.payer and p.gateway_token = d.gateway_token
        and p.status = ${from} and p.asked_at = 'infinity'`.execute(tx)
  },

  /** Not settled since the window began; each is taken once per window, the longest unasked first. */
  takeUnknown: async (tx: AcrossTransaction, windowMs: number, batch: number) => {
    const { rows } = await sql<{ payer: string; uuid: string }>`with due as (
        select payer, uuid from payment
        where status = 'UNKNOWN' and asked_at <= now() - make_interval(secs => ${windowMs / 1000})
        order by asked_at limit ${batch} for update skip locked)
      update payment p set asked_at = now() from due where p.payer = due.payer and p.uuid = due.uuid
      returning p.payer, p.uuid`.execute(tx)
    return rows
  },
}
