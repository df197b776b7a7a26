import { sql } from 'kysely'
import type { AnyTransaction } from '../platform/database/database.ts'
import type { CalendarDate } from './billing-period.ts'
import type { PaidClient } from './firm-billing.ts'

/** DEC-103: an invoice is paid or void well within this many days of its due date. */
const LONGEST_OPEN_DAYS = 60

/** What a firm pays for. */
export const firmBillingStore = {
  getFirm: (tx: AnyTransaction, organization_uuid: string) =>
    tx
      .selectFrom('organization')
      .select(['certified_at', 'time_zone', sql<Date>`business_now()`.as('now')])
      .where('uuid', '=', organization_uuid)
      .executeTakeFirstOrThrow(),

  listPaidClients: async (tx: AnyTransaction, organization_uuid: string, time_zone: string): Promise<PaidClient[]> => {
    const { rows } = await sql<PaidClient>`select c.uuid, c.client_name, c.status as client_status, s.status,
        s.display_name, coalesce(s.currency, c.billing_currency) as currency, s.period_paid,
        (s.renews_at at time zone ${time_zone})::date as renews_on, s.next_total
      from business_client c join subscription s on s.account_id = c.account_id
      where c.organization_uuid = ${organization_uuid} and c.billing_owner = 'ACCOUNTANT'`.execute(tx)
    return rows
  },

  /** Per currency, from this day on where the payer is. */
  listPaidSince: async (
    tx: AnyTransaction,
    { payer, time_zone, since }: { payer: string; time_zone: string; since: CalendarDate },
  ): Promise<{ currency: string; total: number }[]> => {
    const { rows } = await sql<{ currency: string; total: number }>`select currency, sum(total)::bigint as total
      from invoice
      where payer = ${payer} and status = 'PAID' and due_on > ${since}::date - ${LONGEST_OPEN_DAYS}::integer
        and paid_at >= midnight_in(${time_zone}, ${since})
      group by currency`.execute(tx)
    return rows
  },
}
