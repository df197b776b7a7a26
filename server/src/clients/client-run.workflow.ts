import { proxyActivities, proxyLocalActivities } from '@temporalio/workflow'
import type { ClientRunActivities } from './client-run.activities.ts'

const retry = { initialInterval: '1s', backoffCoefficient: 2, maximumInterval: '1m' } as const
const outside = proxyActivities<ClientRunActivities>({ startToCloseTimeout: '60s', retry })
const database = proxyLocalActivities<ClientRunActivities>({ startToCloseTimeout: '30s', retry })

/** Client after client in small batches: each has its outcome in a transaction of its own, so a repeat finds it settled. */
export async function clientRun(firm: string, run: string): Promise<void> {
  if ((await database.actionOfRun(firm, run)) === 'export') await outside.exportClients(firm, run)
  else while (await database.settleNextClients(firm, run));
  await database.finishRun(firm, run)
}
