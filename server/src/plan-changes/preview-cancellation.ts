import { money } from '@partner-hub/contracts/billing/money.ts'
import type { CancellationPreview } from '@partner-hub/contracts/billing/plans.ts'
import { isInTerm } from '../billing/billed-subscription.ts'
import { addDays } from '../billing/billing-period.ts'
import { nextBillOf } from '../billing/renewal.ts'
import type { Database } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import { getPlanOfClient, refusePlanAction } from './plan-of-client.ts'

/** DEC-09: the last paid day and the money involved, before anything is cancelled. */
export const previewCancellation =
  ({ database }: { database: Database }) =>
  (member: Member, subscription: string): Promise<CancellationPreview> =>
    database.inFirm(member, async (tx) => {
      const { client, billed } = await getPlanOfClient(tx, member.organization_uuid, subscription)
      refusePlanAction(client, 'cancel_plan')
      const { subscription: current, plan, taxation } = billed
      const ends_on = isInTerm(current) ? current.term.period.until : null
      const nothing = money.toAmount(money.of(0, current.currency))
      const next = nextBillOf(current, taxation)
      return {
        currency_code: current.currency,
        current: plan,
        ends_on,
        last_paid_on: ends_on && addDays(ends_on, -1),
        charge_today: nothing,
        credit: nothing,
        next_bill: next && { on: next.period.from, amount: money.toAmount(next.bill.total) },
        scheduled_plan: current.scheduled && ends_on ? { ...current.scheduled, starts_on: ends_on } : null,
        is_certified: current.is_certified,
      }
    })
