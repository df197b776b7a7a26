import type { Module } from '../platform/module.ts'
import type { Parts } from '../platform/parts.ts'
import { inBatches } from '../platform/workflow/housekeeping.ts'
import { suppressionStore } from './suppression.store.ts'

/** After this time a mailbox that bounced may exist. */
const BOUNCES_KEPT_DAYS = 90

/** Suppressed addresses. */
export const mailDelivery = ({ database }: Parts) =>
  ({
    housekeeping: {
      'old bounces': inBatches((batch) => suppressionStore.dropOldBounces(database.once, BOUNCES_KEPT_DAYS, batch)),
    },
  }) satisfies Module
