import type { Module } from '../platform/module.ts'
import type { Parts } from '../platform/parts.ts'
import { inBatches } from '../platform/workflow/housekeeping.ts'
import { clientRoutes } from './client.routes.ts'
import { createClientRunActivities } from './client-run.activities.ts'
import { clientRunRoutes } from './client-run.routes.ts'
import { removeOldRuns } from './remove-old-runs.ts'

/** Small batches, so that a worker can shut down quickly. */
const RUNS_AT_ONCE = 200

type Needs = Parts &
  Parameters<typeof clientRoutes>[0] &
  Parameters<typeof clientRunRoutes>[0] &
  Parameters<typeof createClientRunActivities>[0]

/** The relation between a firm and an account: clients, contacts, bulk runs and exports. */
export const clients = (parts: Needs) =>
  ({
    routes: [...clientRoutes(parts), ...clientRunRoutes(parts)],
    activities: createClientRunActivities(parts),
    housekeeping: { 'old runs': inBatches(removeOldRuns(parts), RUNS_AT_ONCE) },
  }) satisfies Module
