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
}

export interface StoredPayment {
  payer: string
  uuid: string
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

/** Attempts to charge. */
export const paymentStore = {
  insert: (tx: AnyTransaction, intent: Intent, { to }: Start<PaymentStatus>) =>
    tx
      .insertInto('payment')
      .values({ ...intent, status: to })
      .execute(),

  find: async (tx: AcrossTransaction, payer: string, uuid: string): Promise<StoredPayment | undefined> => {
    const found = await tx
      .selectFrom('payment')
      .select(['payer', 'uuid', 'status', 'amount', 'currency', 'gateway_token', 'code', 'is_hard_decline'])
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
