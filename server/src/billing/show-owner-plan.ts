import type { AccountPlans } from '@partner-hub/contracts/billing/billing-account.ts'
import { money } from '@partner-hub/contracts/billing/money.ts'
import type { Subscription } from '@partner-hub/contracts/billing/subscriptions.ts'
import type { Database } from '../platform/database/database.ts'
import type { Person } from '../platform/http/caller.ts'
import { refuse, refuseUnless } from '../platform/http/refusal.ts'
import { ownerPlanStore } from './owner-plan.store.ts'
import { billingCurrencyOf, plansIn } from './plan-catalogue.ts'

/** DEC-69: in the client's billing currency, whoever pays. */
export const listAccountPlans =
  ({ database }: { database: Database }) =>
  ({ user_id }: Person, account_id: string): Promise<AccountPlans> =>
    database.acrossFirms("an owner's plans", async (tx) => {
      const owned = await ownerPlanStore.findOwned(tx, account_id, user_id)
      refuseUnless(owned, 'not_found')
      const { billing_owner, billing_currency } = owned
      const currency_code = billingCurrencyOf(billing_currency)
      const plans = plansIn(currency_code).map(({ monthly, yearly, seat, ...plan }) => ({
        ...plan,
        monthly_amount: money.toAmount(monthly),
        yearly_amount: money.toAmount(yearly),
        seat_amount: money.toAmount(seat),
      }))
      return { billing_owner, currency_code, plans }
    })

export const getAccountSubscription =
  ({ database }: { database: Database }) =>
  ({ user_id }: Person, account_id: string): Promise<Subscription> =>
    database.acrossFirms("an owner's subscription", async (tx) => {
      refuseUnless(await ownerPlanStore.findOwned(tx, account_id, user_id), 'not_found')
      return (await ownerPlanStore.findSubscription(tx, account_id)) ?? refuse('not_found')
    })
