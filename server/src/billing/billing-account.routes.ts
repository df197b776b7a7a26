import * as calls from '@partner-hub/contracts/billing/billing-account.ts'
import { forPerson, type Route } from '../platform/http/routes.ts'
import type { Parts } from '../platform/parts.ts'
import { choosePlan } from './choose-plan.ts'
import { getAccountSubscription, listAccountPlans } from './show-owner-plan.ts'

export const billingAccountRoutes = (parts: Parts): Route[] => [
  forPerson(calls.getAccountPlans, listAccountPlans(parts), (list, { person, params }) =>
    list(person, params.accountId),
  ),
  forPerson(calls.getAccountSubscription, getAccountSubscription(parts), (get, { person, params }) =>
    get(person, params.accountId),
  ),
  forPerson(calls.updateAccountSubscription, choosePlan(parts), (choose, { person, params, body }) =>
    choose(person, params.accountId, body),
  ),
]
