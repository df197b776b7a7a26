import * as calls from '@partner-hub/contracts/billing/account-facts.ts'
import type { Row, Victim } from './access-row.ts'

const ofSubscription = ({ client }: Victim) => ({ uuid: client.subscription })
const inAccount = ({ client }: Victim) => ({ accountId: client.account_id })
const ofAccount = {
  about: 'client',
  params: inAccount,
  otherFirm: 404,
  withoutFirm: 404,
  owner: 200,
  onAccount: 200,
} as const
const ofClient = { about: 'client', params: ofSubscription, otherFirm: 404, withoutFirm: 403, onAccount: 200 } as const

/** Rows of the access matrix: what an account, its plan and a coupon are. */
export const accountFactsRows: Row[] = [
  { endpoint: calls.getBillingAccount, ...ofAccount },
  { endpoint: calls.getAccountUsage, ...ofAccount },
  {
    endpoint: calls.getAccountCoupon,
    ...ofAccount,
    // There is no such coupon.
    params: (victim) => ({ ...inAccount(victim), couponCode: victim.client.uuid }),
    owner: 422,
    onAccount: 422,
  },
  { endpoint: calls.getSubscriptionUsage, ...ofClient },
  { endpoint: calls.getSubscriptionPackage, ...ofClient },
  {
    endpoint: calls.listAccounts,
    about: 'firm',
    params: ({ firm }) => ({ organizationUuid: firm.organization_uuid }),
    otherFirm: 404,
    withoutFirm: 403,
  },
]
