import type { Subscription } from '@partner-hub/contracts/billing/subscriptions.ts'
import type { BillingOwner } from '@partner-hub/contracts/clients/business-clients.ts'
import { nextOfPayer } from '@partner-hub/contracts/clients/payer-actions.ts'
import { payerWords } from '@partner-hub/contracts/clients/status-words.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { beginTrial } from '../billing/begin-trial.ts'
import { getSubscription } from '../billing/get-subscription.ts'
import { movePlan } from '../billing/move-plan.ts'
import { refreshRows } from '../client-list/refresh-rows.ts'
import { setPayer } from '../clients/set-payer.ts'
import type { AcrossTransaction, Database } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import { Refusal, refuseUnless } from '../platform/http/refusal.ts'
import type { Once } from '../platform/idempotency/once.ts'
import { newUuid } from '../platform/ids/ids.ts'
import type { Stories, Story } from '../platform/workflow/stories.ts'
import { lockPlanOfClient, type PlanOfClient, refuseWhileChanging } from './plan-of-client.ts'

interface Needs {
  database: Database
  stories: Stories
}

/** DEC-60: who pays changes at once, until an owner has accepted and while nothing was charged. */
export const changePayer =
  ({ database, stories }: Needs) =>
  async (member: Member, subscription: string, billing_owner: BillingOwner, once: Once): Promise<Subscription> => {
    const firm = member.organization_uuid
    const news = await database.acrossFirms("a client's payer", (tx) =>
      once(tx, async () => {
        const { relations, ...plan } = await lockPlanOfClient(tx, firm, subscription)
        const { client } = plan
        refuseWhileChanging(client)
        await moveTo(tx, plan, billing_owner)
        refuseUnless(
          await setPayer(tx, { organization_uuid: firm, uuid: client.uuid }, billing_owner),
          'action_not_allowed',
        )
        const changes = [
          { field: 'billing_owner', before: payerWords[client.billing_owner], after: payerWords[billing_owner] },
        ]
        const activity = {
          organization_uuid: firm,
          act: 'payer_changed',
          subject: client.uuid,
          detail: { changes },
        } as const
        await recordActivity(tx, member, activity)
        await refreshRows(tx, { uuids: relations.map(({ uuid }) => uuid) })
        const story = payerToBooks(client.account_id)
        await stories.write(tx, story)
        return story
      }),
    )
    void stories.start(news)
    return getSubscription({ database })(member, subscription)
  }

/** A plan that the firm chose is dropped; the trial stays, and begins if the account had none (DEC-98). */
const moveTo = async (tx: AcrossTransaction, { client, billed }: PlanOfClient, payer: BillingOwner): Promise<void> => {
  const move = nextOfPayer(client, payer)
  if (move.reason !== undefined) throw new Refusal('action_not_allowed', { reason: move.reason })
  const after = { ...billed.subscription, status: move.to, scheduled: null, ends_on: null, coupon: null }
  await movePlan(tx, billed, move, after)
  if (move.to === 'ACTIVE_TRIAL') await beginTrial(tx, client.account_id)
}

/** Books reads who pays when it is told, so that the last word counts. */
const payerToBooks = (account_id: string): Story => ({
  workflow: 'tellPayer',
  id: `tell-payer/${account_id}.${newUuid()}`,
  args: [account_id],
})
