import type { BusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import { getBillingAccount, getBusinessClient, getSubscription } from '../src/api/contract.ts'
import { sampleSubscription } from './sample-client.ts'
import { sampleClient, sampleRow } from './sample-records.ts'
import type { Stubs } from './stub-calls.ts'

/** The client of the first invoice, and the account that tells in which form the firm's card is read. */
export const hasInvoicedClient = (
  server: Stubs,
  { isMigrated = true, client = {} }: { isMigrated?: boolean; client?: Partial<BusinessClient> } = {},
): void => {
  server.answer(getSubscription, sampleSubscription())
  server.answer(
    getBusinessClient,
    sampleClient(sampleRow(1), { ml_redirect_url: 'https://books.example/1', ...client }),
  )
  server.answer(getBillingAccount, ({ url }) => ({
    fb_account_id: url.pathname.split('/').at(-1) ?? '',
    subscription_migrated: isMigrated,
  }))
}
