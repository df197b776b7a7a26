import type { Module } from '../platform/module.ts'
import type { Parts } from '../platform/parts.ts'
import { inDueBatches } from '../platform/workflow/housekeeping.ts'
import { announceEnds } from './announce-ends.ts'
import { announceExpiry } from './announce-expiry.ts'
import { dunningRoutes } from './dunning.routes.ts'
import { endUnpaid } from './end-unpaid.ts'
import { createPayerNoticeActivities } from './payer-notice.activities.ts'
import { retryUnpaid } from './retry-unpaid.ts'

/** What happens to renewals that nobody paid. */
export const dunning = (parts: Parts) =>
  ({
    routes: dunningRoutes(parts),
    activities: createPayerNoticeActivities(parts),
    dueWork: {
      'unpaid plans': inDueBatches(endUnpaid(parts)),
      'retries of unpaid renewals': inDueBatches(retryUnpaid(parts)),
      'notices of ended plans': inDueBatches(announceEnds(parts)),
      'notices of expiring cards': inDueBatches(announceExpiry(parts)),
    },
  }) satisfies Module
