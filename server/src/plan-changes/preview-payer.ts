import { money } from '@partner-hub/contracts/billing/money.ts'
import type { PayerPreview } from '@partner-hub/contracts/billing/payers.ts'
import { TRIAL_DAYS } from '@partner-hub/contracts/billing/plan-state.ts'
import type { BillingOwner } from '@partner-hub/contracts/clients/business-clients.ts'
import { nextOfPayer } from '@partner-hub/contracts/clients/payer-actions.ts'
import { addDays } from '../billing/billing-period.ts'
import { nextBillOf } from '../billing/renewal.ts'
import type { Database } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { getPlanOfClient } from './plan-of-client.ts'

/** DEC-60, DEC-16: what follows for the firm if the payer changes. */
export const previewPayer =
  ({ database }: { database: Database }) =>
  (member: Member, subscription: string, billing_owner: BillingOwner): Promise<PayerPreview> =>
    database.inFirm(member, async (tx) => {
      const { client, billed } = await getPlanOfClient(tx, member.organization_uuid, subscription)
      const move = nextOfPayer(client, billing_owner)
      if (move.reason !== undefined) throw new Refusal('action_not_allowed', { reason: move.reason })
      const { subscription: current, taxation, today } = billed
      const { currency, scheduled, trial_ends_on, is_certified } = current
      const next = nextBillOf(current, taxation)
      const nothing = money.toAmount(money.of(0, currency))
      return {
        currency_code: currency,
        charge_today: nothing,
        credit: nothing,
        next_bill: next && { on: next.period.from, amount: money.toAmount(next.bill.total) },
        scheduled_plan: scheduled && next ? { ...scheduled, starts_on: next.period.from } : null,
        trial_ends_on: move.to === 'ACTIVE_TRIAL' ? (trial_ends_on ?? addDays(today, TRIAL_DAYS)) : null,
        is_certified,
      }
    })
