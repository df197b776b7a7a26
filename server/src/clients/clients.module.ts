import { rewriteOldRows } from '../client-list/rewrite-old-rows.ts'
import type { Database } from '../platform/database/database.ts'
import type { Module } from '../platform/module.ts'
import type { Parts } from '../platform/parts.ts'
import { inBatches } from '../platform/workflow/housekeeping.ts'
import { clientRoutes } from './client.routes.ts'
import { clientStore } from './client.store.ts'
import { createClientRunActivities } from './client-run.activities.ts'
import { clientRunRoutes } from './client-run.routes.ts'
import { removeOldRuns } from './remove-old-runs.ts'

/** Small batches, so that a worker can shut down quickly. */
const RUNS_AT_ONCE = 200

/** Small enough that the locks delay no one who is editing one of these clients. */
const ROWS_AT_ONCE = 200

const rewriteRows = (database: Database) => (batch: number) =>
  database.acrossFirms('list rows of an older edition', (tx) => rewriteOldRows(tx, clientStore.lockFree, batch))

type Needs = Parts & Parameters<typeof clientRoutes>[0] & Parameters<typeof createClientRunActivities>[0]

/** The relation between a firm and an account: clients, contacts, bulk runs and exports. */
export const clients = (parts: Needs) =>
  ({
    routes: [...clientRoutes(parts), ...clientRunRoutes(parts)],
    activities: createClientRunActivities(parts),
    housekeeping: {
      'old runs': inBatches(removeOldRuns(parts), RUNS_AT_ONCE),
      'list rows of an older edition': inBatches(rewriteRows(parts.database), ROWS_AT_ONCE),
    },
  }) satisfies Module
