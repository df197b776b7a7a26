import type { ClientRun } from '@partner-hub/contracts/clients/client-runs.ts'
import { wall } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import { clientRunStore, runRecord } from './client-run.store.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Runs in progress, and those that ended while the member was away. */
export const listClientRuns =
  ({ database }: { database: Database }) =>
  async (member: Member, organizationUuid: string): Promise<{ results: ClientRun[] }> => {
    refuseUnless(organizationUuid === member.organization_uuid, 'not_found')
    const since = new Date(wall.milliseconds() - DAY_MS)
    const runs = await database.inFirm(member, (tx) => clientRunStore.listSince(tx, member.organization_uuid, since))
    return { results: runs.map((run) => runRecord(run, member)) }
  }
