import { BILLING_PATH } from '@partner-hub/contracts/billing/billing-pages.ts'
import { renderReceiptMail } from '@partner-hub/emails/receipt.ts'
import type { Config } from '../config.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import type { MailPort } from '../platform/mail/mail.ts'
import { senderOf } from '../platform/mail/sender.ts'
import { whileBeating } from '../platform/workflow/while-beating.ts'
import { type ReceiptNeeds, receiptFiles } from './make-receipt.ts'
import type { ReceiptContent } from './receipt.ts'
import { receiptFileStore } from './receipt-file.store.ts'
import { wordsOf } from './receipt-words.ts'

export interface ReceiptActivities {
  /** Returns whom to mail it to. */
  makeReceipt(payer: string, invoice: string): Promise<number[]>
  mailReceipt(payer: string, invoice: string, user_id: number): Promise<void>
}

interface Needs extends ReceiptNeeds {
  config: Config
  mail: MailPort
}

/** DEC-106: goes to the Owners and Billing members of the paying firm; skipped for one who has left or lost the role. */
export const createReceiptActivities = (needs: Needs): ReceiptActivities => {
  const { config, database, mail } = needs
  const read = receiptFiles(needs)
  const listRecipients = (payer: string) =>
    database.inFirm(wholeFirm(payer), (tx) => receiptFileStore.listRecipients(tx, payer))
  return {
    makeReceipt: async (payer, invoice) => {
      await read(payer, invoice)
      return (await listRecipients(payer)).map(({ user_id }) => user_id)
    },

    mailReceipt: (payer, invoice, user_id) =>
      whileBeating(async (_signal, checkLease) => {
        const recipient = (await listRecipients(payer)).find((one) => one.user_id === user_id)
        if (!recipient) return
        const { content, file } = await read(payer, invoice)
        const rendered = await renderReceiptMail({
          ...senderOf(config),
          ...mailOf(content),
          billingUrl: `${config.HUB_URL}${BILLING_PATH}`,
        })
        const messageId = `<receipt.${invoice}.${user_id}@${new URL(config.HUB_URL).hostname}>`
        const attached = { filename: `${content.invoice_number}.pdf`, contentType: 'application/pdf', content: file }
        await mail.send({ to: recipient.email, ...rendered, messageId, files: [attached] }, checkLease)
      }),
  }
}

const mailOf = (content: ReceiptContent) => {
  const words = wordsOf(content)
  const [from, until] = words.period
  return {
    clientName: content.client_name,
    amount: words.totalWithCode,
    paidOn: words.day(content.paid_on),
    card: content.card && words.method,
    lines: words.lines.map(({ name, amount, isDiscount }) => ({ name, amount, isDiscount })),
    facts: [
      ['Invoice Number', content.invoice_number],
      ['Period', `${from} – ${until}`],
      ...(content.buyer.reference ? [['PO reference', content.buyer.reference] as const] : []),
      ...(words.nextBill ? [['Next bill', `${words.nextBill.amount} on ${words.nextBill.on}`] as const] : []),
    ] as const,
  }
}
