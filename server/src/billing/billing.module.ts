import type { Module } from '../platform/module.ts'
import type { Parts } from '../platform/parts.ts'
import { inDueBatches } from '../platform/workflow/housekeeping.ts'
import { accountFactsRoutes } from './account-facts.routes.ts'
import { announceTrialEnds } from './announce-trial-ends.ts'
import { billingAccountRoutes } from './billing-account.routes.ts'
import { clientBillingRoutes } from './client-billing.routes.ts'
import { endTrials } from './end-trials.ts'
import { firmBillingRoutes } from './firm-billing.routes.ts'
import { issueReceipts } from './issue-receipts.ts'
import { createPlanReminderActivities } from './plan-reminder.activities.ts'
import { createReceiptActivities } from './receipt.activities.ts'
import { receiptRoutes } from './receipt.routes.ts'
import { createTrialActivities } from './trial.activities.ts'

/** Plans, subscriptions, trials and receipts. */
export const billing = (parts: Parts) =>
  ({
    routes: [
      ...billingAccountRoutes(parts),
      ...accountFactsRoutes(parts),
      ...clientBillingRoutes(parts),
      ...firmBillingRoutes(parts),
      ...receiptRoutes(parts),
    ],
    activities: {
      ...createTrialActivities(parts),
      ...createPlanReminderActivities(parts),
      ...createReceiptActivities(parts),
    },
    dueWork: {
      'ended trials': inDueBatches(endTrials(parts)),
      'notices of ending trials': inDueBatches(announceTrialEnds(parts)),
      receipts: inDueBatches(issueReceipts(parts)),
    },
  }) satisfies Module
