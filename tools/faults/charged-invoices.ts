import type { LedgerEntry } from '../cards/inside-cards.ts'
import type { Stage } from './stage.ts'

/** Whether every invoice is issued and has its answer. */
export const isSettled = async ({ admin }: Stage, invoices: number): Promise<boolean> => {
  const { rows } = await admin.query(
    `select (select count(*)::int from invoice) as issued, (select count(*)::int from invoice where status = 'OPEN') as open,
       (select count(*)::int from payment where status = 'UNKNOWN') as unknown`,
  )
  const { issued, open, unknown } = rows[0]
  return issued === invoices && open === 0 && unknown === 0
}

/** Compares the card provider's ledger with the invoices. */
export const chargedInvoices = async ({ admin }: Stage, { results }: { results: LedgerEntry[] }) => {
  const orders = results.map(({ order_id }) => order_id)
  const { rows } = await admin.query(
    `with charge as (
       select i.uuid, i.status, count(*) as times from unnest($1::uuid[]) as o(uuid)
       join payment p on p.uuid = o.uuid join invoice i on i.payer = p.payer and i.uuid = p.invoice
       group by i.uuid, i.status)
     select (select count(*)::int from invoice) as issued,
       (select count(*)::int from charge where times > 1) as twice,
       (select count(*)::int from charge where status <> 'PAID') as unmarked,
       (select count(*)::int from payment where status = 'UNKNOWN') as unknown,
       (select coalesce(sum(total), 0)::int from invoice where status = 'PAID') as "paidSum"`,
    [orders],
  )
  return {
    ...(rows[0] as Record<'issued' | 'twice' | 'unmarked' | 'unknown' | 'paidSum', number>),
    charges: results.length,
    ledgerSum: results.reduce((sum, { amount_minor }) => sum + amount_minor, 0),
  }
}
