import { type Money, money } from '@partner-hub/contracts/billing/money.ts'
import type {
  FirmReceipt,
  listSubscriptionInvoices,
  Receipt,
  ReceiptYear,
} from '@partner-hub/contracts/billing/receipts.ts'
import type { AnswerOf } from '@partner-hub/contracts/calls/endpoint.ts'
import type { Database } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import { refuse, refuseUnless } from '../platform/http/refusal.ts'
import { getSubscription } from './get-subscription.ts'
import { type ReceiptRow, receiptStore } from './receipt.store.ts'
import { amountOf, totalsOf } from './receipt-totals.ts'

/** DEC-109: a year of the Billing page in one call. */
export const listReceipts =
  ({ database }: { database: Database }) =>
  async (member: Member, organizationUuid: string, chosen: number | undefined): Promise<ReceiptYear> => {
    const payer = member.organization_uuid
    refuseUnless(organizationUuid === payer, 'not_found')
    return database.inFirm(member, async (tx) => {
      const year = chosen ?? (await receiptStore.findPresentYear(tx, payer)) ?? refuse('not_found')
      const rows = await receiptStore.listBetween(tx, payer, [`${year}-01-01`, `${year + 1}-01-01`])
      const earlier_year = await receiptStore.findYearBefore(tx, payer, year)
      return { year, earlier_year, totals: totalsOf(rows).map(wired), invoices: rows.map(firmReceiptOf) }
    })
  }

/** Those that this firm has paid: after a transfer the owner's are not among them. */
export const listInvoicesOf =
  ({ database }: { database: Database }) =>
  async (member: Member, subscription: string): Promise<AnswerOf<typeof listSubscriptionInvoices>> => {
    await getSubscription({ database })(member, subscription)
    const rows = await database.inFirm(member, (tx) =>
      receiptStore.listOfSubscription(tx, member.organization_uuid, subscription),
    )
    return { subscription, invoices: rows.map(receiptOf) }
  }

const receiptOf = (row: ReceiptRow): Receipt => ({
  due_date: row.due_on,
  invoice_number: row.invoice_number,
  charges_amount: money.toAmount(amountOf(row)),
  currency_code: row.currency,
  statement_url: `/partner_services/partners/receipts/${row.invoice_number}.pdf`,
})

const firmReceiptOf = (row: ReceiptRow): FirmReceipt => ({
  ...receiptOf(row),
  subscription: row.subscription,
  client: { uuid: row.business_client, client_name: row.client_name },
})

const wired = (total: Money): ReceiptYear['totals'][number] => ({
  currency_code: total.currency,
  amount: money.toAmount(total),
})
