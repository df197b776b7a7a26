import type { ClientRun } from '@partner-hub/contracts/clients/client-runs.ts'
import { wall } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import { clientRunStore, runRecord } from './client-run.store.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** What runs now, and what ended while nobody looked. */
export const listClientRuns =
  ({ database }: { database: Database }) =>
  async (firm: string, asked: string): Promise<{ results: ClientRun[] }> => {
    refuseUnless(asked === firm, 'not_found')
    const since = new Date(wall.milliseconds() - DAY_MS)
    const runs = await database.inFirm(firm, (tx) => clientRunStore.listSince(tx, firm, since))
    return { results: runs.map(runRecord) }
  }
