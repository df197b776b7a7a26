import type { Module } from '../platform/module.ts'
import { inBatches } from '../platform/workflow/housekeeping.ts'
import { reconcileAccounts } from './reconcile-accounts.ts'

/** So few that a worker that is to stop is not kept long. */
const RECONCILED_AT_ONCE = 200

/** What Books says of settings and teams, copied. */
export const booksMirror = (parts: Parameters<typeof reconcileAccounts>[0]) =>
  ({ housekeeping: { 'what Books says': inBatches(reconcileAccounts(parts), RECONCILED_AT_ONCE) } }) satisfies Module
