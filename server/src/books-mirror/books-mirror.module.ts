import type { Module } from '../platform/module.ts'
import { inBatches } from '../platform/workflow/housekeeping.ts'
import { reconcileAccounts } from './reconcile-accounts.ts'

/** Small batches, so that a worker can shut down quickly. */
const RECONCILED_AT_ONCE = 200

/** Copies of settings and teams from Books. */
export const booksMirror = (parts: Parameters<typeof reconcileAccounts>[0]) =>
  ({ housekeeping: { 'what Books says': inBatches(reconcileAccounts(parts), RECONCILED_AT_ONCE) } }) satisfies Module
