import * as calls from '@partner-hub/contracts/billing/account-facts.ts'
import { forMember, forPerson, type Route } from '../platform/http/routes.ts'
import type { Parts } from '../platform/parts.ts'
import { getAccountCoupon, getAccountUsage, getBillingAccount } from './read-account.ts'
import { getSubscriptionPackage, getSubscriptionUsage, listAccounts } from './read-subscription.ts'

export const accountFactsRoutes = (parts: Parts): Route[] => [
  forPerson(calls.getBillingAccount, getBillingAccount(parts), (get, { person, params }) =>
    get(person, params.accountId),
  ),
  forPerson(calls.getAccountCoupon, getAccountCoupon(parts), (get, { person, params }) =>
    get(person, params.accountId, params.couponCode),
  ),
  forPerson(calls.getAccountUsage, getAccountUsage(parts), (get, { person, params }) => get(person, params.accountId)),
  forMember(calls.getSubscriptionUsage, 'see_clients', getSubscriptionUsage(parts), (get, { member, params }) =>
    get(member, params.uuid),
  ),
  forMember(calls.getSubscriptionPackage, 'see_clients', getSubscriptionPackage(parts), (get, { member, params }) =>
    get(member, params.uuid),
  ),
  forMember(calls.listAccounts, 'see_clients', listAccounts(parts), (list, { member, params }) =>
    list(member, params.organizationUuid),
  ),
]
