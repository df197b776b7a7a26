import type { AccountCoupon, BillingAccount, Usage } from '@partner-hub/contracts/billing/account-facts.ts'
import { money } from '@partner-hub/contracts/billing/money.ts'
import { mayInFirm } from '@partner-hub/contracts/firms/firm-policy.ts'
import type { AnyTransaction, Database } from '../platform/database/database.ts'
import type { Person } from '../platform/http/caller.ts'
import { memberOf } from '../platform/http/member-of.ts'
import { refuse, refuseUnless } from '../platform/http/refusal.ts'
import { accountFactsStore } from './account-facts.store.ts'
import { getCoupon } from './find-coupon.ts'
import { ownerPlanStore } from './owner-plan.store.ts'
import { billingCurrencyOf } from './plan-catalogue.ts'

interface Needs {
  database: Database
}

type Read<Fact> = (tx: AnyTransaction, account_id: string) => Promise<Fact | undefined>

/** For those in the account's firms who may see amounts, and for its owner; to everyone else it does not exist. */
const forReaders =
  <Fact>({ database }: Needs, read: Read<Fact>) =>
  async (person: Person, account_id: string): Promise<Fact> => {
    const member = memberOf(person)
    if (member && mayInFirm(member.role, 'see_amounts')) {
      const found = await database.inFirm(member, (tx) => read(tx, account_id))
      if (found) return found
    }
    return database.acrossFirms("an owner's account", async (tx) => {
      refuseUnless(await ownerPlanStore.findOwned(tx, account_id, person.user_id), 'not_found')
      return (await read(tx, account_id)) ?? refuse('not_found')
    })
  }

export const getBillingAccount = (needs: Needs) => forReaders<BillingAccount>(needs, accountFactsStore.findAccount)

export const getAccountUsage = (needs: Needs) => forReaders<Usage>(needs, accountFactsStore.findUsage)

/** Whether the code can be used now, and what it takes off; redeemed only with a plan. */
export const getAccountCoupon =
  (needs: Needs) =>
  (person: Person, account_id: string, code: string): Promise<AccountCoupon> =>
    forReaders<AccountCoupon>(needs, async (tx) => {
      const account = await accountFactsStore.findCurrency(tx, account_id)
      if (!account) return undefined
      const currency = billingCurrencyOf(account.currency)
      const { coupon, months_left } = await getCoupon(tx, code, { instant: account.now, currency })
      const { discount } = coupon
      return {
        code: coupon.code,
        percent: 'percent' in discount ? discount.percent : null,
        amount: 'percent' in discount ? null : money.toAmount(money.of(discount.amounts[currency] ?? 0, currency)),
        months: months_left,
        currency_code: currency,
      }
    })(person, account_id)
