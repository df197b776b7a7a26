import { proxyActivities, proxyLocalActivities } from '@temporalio/workflow'
import type { ClientRunActivities } from './client-run.activities.ts'

const retry = { initialInterval: '1s', backoffCoefficient: 2, maximumInterval: '1m' } as const
const outside = proxyActivities<ClientRunActivities>({ startToCloseTimeout: '60s', retry })
const database = proxyLocalActivities<ClientRunActivities>({ startToCloseTimeout: '30s', retry })

/** Processes clients in small batches. Each outcome has its own transaction, so a retry skips settled clients. */
export async function clientRun(firm: string, run: string): Promise<void> {
  if ((await database.actionOfRun(firm, run)) === 'export') await outside.exportClients(firm, run)
  else while (await database.settleNextClients(firm, run));
  await database.finishRun(firm, run)
}
