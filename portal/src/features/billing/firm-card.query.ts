import type { FirmReceipt } from '@partner-hub/contracts/billing/receipts.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { getBillingAccount, getBusinessClient, getLegacyPaymentMethod, getSubscription } from '../../api/contract.ts'
import { getMany } from '../../api/get-many.ts'
import { readPaymentMethod } from '../../api/payment-method.queries.ts'
import { statusOf } from '../../api/problem.ts'
import { PAYMENT_METHODS_FAILED } from '../../texts/payment-method.ts'
import { type ShownCard, shownCard, shownLegacyCard } from './shown-card.ts'

interface FirmCard {
  /** Null without a card; undefined if there are invoices, but the subscription and client of none can be read. */
  readonly card: ShownCard | null | undefined
  /** Whether the client of the first invoice has its books; true without invoices. */
  readonly isOpened: boolean
}

/** How many clients that the firm has lost are skipped. */
const LONGEST_SEARCH = 6

/** The first invoice of each subscription, in order. */
const firstOfEach = (invoices: readonly FirmReceipt[]): FirmReceipt[] =>
  invoices
    .filter(({ subscription }, index) => invoices.findIndex((each) => each.subscription === subscription) === index)
    .slice(0, LONGEST_SEARCH)

/** Undefined if the firm has lost the client since. */
const readInvoiced = async ({ subscription, client }: FirmReceipt, signal: AbortSignal) => {
  try {
    const [{ fb_account_id: accountId }, { ml_redirect_url }] = await Promise.all([
      api(getSubscription, { params: { uuid: subscription }, signal }),
      api(getBusinessClient, { params: { uuid: client.uuid }, signal }),
    ])
    const { subscription_migrated } = await api(getBillingAccount, { params: { accountId }, signal })
    return { subscription, subscription_migrated, isOpened: Boolean(ml_redirect_url) }
  } catch (error) {
    if (statusOf(error) === 404) return undefined
    throw error
  }
}

const findInvoiced = async (invoices: readonly FirmReceipt[], signal: AbortSignal) => {
  for (const invoice of invoices) {
    const invoiced = await readInvoiced(invoice, signal)
    if (invoiced) return invoiced
  }
  return undefined
}

const readMigrated = async (identity: string, signal: AbortSignal): Promise<ShownCard | null> => {
  const method = await readPaymentMethod(identity, signal)
  return method && shownCard(method)
}

const readLegacy = async (subscription: string, signal: AbortSignal): Promise<ShownCard | null> => {
  const failure = PAYMENT_METHODS_FAILED
  const [method] = await getMany(getLegacyPaymentMethod, [subscription], 'fail', { failure, signal })
  return method ? shownLegacyCard(method) : null
}

/** The subscription of the first invoice tells in which form the card is read (spec §4 Payment method). */
export const firmCardQuery = (identity: string, receipts: readonly FirmReceipt[]) => {
  const invoices = firstOfEach(receipts)
  return queryOptions({
    queryKey: ['payment-method', identity, ...invoices.map(({ subscription }) => subscription)],
    queryFn: async ({ signal }): Promise<FirmCard> => {
      if (invoices.length === 0) return { card: await readMigrated(identity, signal), isOpened: true }
      const invoiced = await findInvoiced(invoices, signal)
      if (!invoiced) return { card: undefined, isOpened: false }
      const { subscription, subscription_migrated, isOpened } = invoiced
      const card = subscription_migrated ? readMigrated(identity, signal) : readLegacy(subscription, signal)
      return { card: await card, isOpened }
    },
  })
}
