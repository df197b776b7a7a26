import { PAYMENT_METHOD_PATH } from '@partner-hub/contracts/billing/billing-pages.ts'
import type { OpenInvoices } from '@partner-hub/contracts/billing/open-invoices.ts'
import { renderCardExpiring } from '@partner-hub/emails/card-expiring.ts'
import type { Mail } from '@partner-hub/emails/mail.ts'
import { renderPaymentFailed } from '@partner-hub/emails/payment-failed.ts'
import { renderPlansEnded } from '@partner-hub/emails/plans-ended.ts'
import { addDays } from '../billing/billing-period.ts'
import type { Config } from '../config.ts'
import { findCard } from '../payments/find-card.ts'
import type { Database, FirmTransaction } from '../platform/database/database.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import type { MailPort } from '../platform/mail/mail.ts'
import { senderOf } from '../platform/mail/sender.ts'
import { whileBeating } from '../platform/workflow/while-beating.ts'
import { findOpenInvoices } from './get-open-invoices.ts'
import { cardName, dayText, debtOf, totalsText } from './notice-words.ts'
import { openInvoiceStore, type Reader } from './open-invoice.store.ts'

export interface PayerNoticeActivities {
  listPayerNoticeRecipients(payer: string): Promise<number[]>
  mailPayerNotice(payer: string, kind: string, noticed_on: string, user_id: number): Promise<void>
}

interface Needs {
  config: Config
  database: Database
  mail: MailPort
}

interface Notice {
  payer: string
  noticed_on: string
  reader: Reader
  open: OpenInvoices
}

/** DEC-106: to the Owners and Billing members of the paying firm. Skipped once it is obsolete. */
export const createPayerNoticeActivities = ({ config, database, mail }: Needs): PayerNoticeActivities => {
  const common = ({ first_name, firm_name }: Reader) => ({
    ...senderOf(config),
    firstName: first_name,
    firmName: firm_name,
    payUrl: `${config.HUB_URL}${PAYMENT_METHOD_PATH}`,
  })

  const renderers: Record<string, (tx: FirmTransaction, notice: Notice) => Promise<Mail | undefined>> = {
    payment_failed: async (_tx, { reader, open }) =>
      open.count === 0 ? undefined : renderPaymentFailed({ ...common(reader), ...debtOf(open) }),
    plans_ended: async (tx, { payer, noticed_on, reader, open }) => {
      const clients = await openInvoiceStore.listEnded(tx, payer, noticed_on)
      return renderPlansEnded({ ...common(reader), clients, totals: totalsText(open) })
    },
    card_expiring: async (tx, { payer, noticed_on, reader, open }) => {
      const [card, name] = [await findCard(tx, payer), cardName(open)]
      if (!card || name === null) return undefined
      const lastDay = lastDayOf(card)
      // Another card was saved meanwhile.
      if (lastDay > addDays(noticed_on, 31)) return undefined
      return renderCardExpiring({ ...common(reader), card: name, lastDay: dayText(lastDay) })
    },
  }

  return {
    listPayerNoticeRecipients: (payer) =>
      database.inFirm(wholeFirm(payer), async (tx) => {
        const readers = await openInvoiceStore.listReaders(tx, payer)
        return readers.map(({ user_id }) => user_id)
      }),

    mailPayerNotice: (payer, kind, noticed_on, user_id) =>
      whileBeating(async (_signal, checkLease) => {
        const sheet = await database.inFirm(wholeFirm(payer), async (tx) => {
          const reader = (await openInvoiceStore.listReaders(tx, payer)).find((each) => each.user_id === user_id)
          if (!reader) return undefined
          const notice = { payer, noticed_on, reader, open: await findOpenInvoices(tx, payer) }
          const rendered = await renderers[kind]?.(tx, notice)
          return rendered && { to: reader.email, ...rendered }
        })
        if (!sheet) return
        const messageId = `<${kind}.${payer}.${noticed_on}.${user_id}@${new URL(config.HUB_URL).hostname}>`
        await mail.send({ ...sheet, messageId }, checkLease)
      }),
  }
}

const lastDayOf = ({ expiration_year, expiration_month }: { expiration_year: string; expiration_month: string }) =>
  new Date(Date.UTC(Number(expiration_year), Number(expiration_month), 0)).toISOString().slice(0, 10)
