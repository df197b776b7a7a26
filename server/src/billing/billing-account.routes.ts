import * as account from '@partner-hub/contracts/billing-account.ts'
import { forPerson, type Route } from '../platform/http/routes.ts'
import type { choosePlan } from './choose-plan.ts'
import type { getAccountSubscription, listAccountPlans } from './show-owner-plan.ts'

interface Operations {
  listPlans: ReturnType<typeof listAccountPlans>
  getSubscription: ReturnType<typeof getAccountSubscription>
  choose: ReturnType<typeof choosePlan>
}

export const billingAccountRoutes = (billing: Operations): Route[] => [
  forPerson(account.getAccountPlans, ({ person, params }) => billing.listPlans(person, params.accountId)),
  forPerson(account.getAccountSubscription, ({ person, params }) => billing.getSubscription(person, params.accountId)),
  forPerson(account.updateAccountSubscription, ({ person, params, body }) =>
    billing.choose(person, params.accountId, body),
  ),
]
