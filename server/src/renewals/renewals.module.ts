import type { Module } from '../platform/module.ts'
import type { Parts } from '../platform/parts.ts'
import { inDueBatches } from '../platform/workflow/housekeeping.ts'
import { renewSubscriptions } from './renew-subscriptions.ts'

/** A tenth of all subscriptions renews on the first day of a month, and a pause follows each turn. */
const MOST_BATCHES = 100

/** Renewals of subscriptions. */
export const renewals = (parts: Parts) => {
  const { steady, unsteady } = renewSubscriptions(parts)
  return {
    dueWork: {
      renewals: inDueBatches(steady, MOST_BATCHES),
      'renewals one by one': inDueBatches(unsteady),
    },
  } satisfies Module
}
