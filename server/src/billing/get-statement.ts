import { Readable } from 'node:stream'
import type { StatementChoice } from '@partner-hub/contracts/billing/receipts.ts'
import { CSV_TYPE } from '../platform/csv/csv.ts'
import type { Member } from '../platform/http/caller.ts'
import { FileAnswer } from '../platform/http/file-answer.ts'
import { refuse, refuseUnless } from '../platform/http/refusal.ts'
import { type ZippedFile, zipOf } from '../platform/zip/zip.ts'
import { periodFrom } from './billing-period.ts'
import { PDF_TYPE, type ReceiptNeeds, receiptFiles } from './make-receipt.ts'
import { type ReceiptRow, receiptStore } from './receipt.store.ts'
import { statementCsv } from './statement-csv.ts'
import { renderStatement } from './statement-pdf.ts'

/** DEC-33, DEC-107: what the firm paid in a month as one file. A month without receipts is not found. */
export const getStatement = (needs: ReceiptNeeds) => {
  const readReceipt = receiptFiles(needs)

  async function* filesOf(payer: string, receipts: readonly ReceiptRow[]): AsyncGenerator<ZippedFile> {
    for (const { invoice, invoice_number } of receipts) {
      const { file } = await readReceipt(payer, invoice)
      yield { name: `${invoice_number}.pdf`, content: file }
    }
  }

  return async (member: Member, organizationUuid: string, { month, format }: StatementChoice): Promise<FileAnswer> => {
    const payer = member.organization_uuid
    refuseUnless(organizationUuid === payer, 'not_found')
    const { from, until } = periodFrom(`${month}-01`, 'Monthly', 0)
    const { firm, receipts } = await needs.database.inFirm(member, async (tx) => ({
      firm: (await receiptStore.findPayer(tx, payer)) ?? refuse('not_found'),
      receipts: (await receiptStore.listBetween(tx, payer, [from, until])).reverse(),
    }))
    refuseUnless(receipts.length > 0, 'not_found')
    if (format === 'zip')
      return new FileAnswer(`receipts-${month}.zip`, 'application/zip', Readable.from(zipOf(filesOf(payer, receipts))))
    if (format === 'csv')
      return new FileAnswer(`statement-${month}.csv`, CSV_TYPE, Readable.from([Buffer.from(statementCsv(receipts))]))
    const seller_name = needs.config.PROVIDER_NAME
    const pdf = await renderStatement({ month, firm_name: firm.name, country: firm.country, seller_name, receipts })
    return new FileAnswer(`statement-${month}.pdf`, PDF_TYPE, Readable.from([pdf]))
  }
}
