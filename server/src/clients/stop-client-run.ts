import { rightOfRun } from '@partner-hub/contracts/clients/client-rights.ts'
import type { ClientRun, RunAction } from '@partner-hub/contracts/clients/client-runs.ts'
import { recordActivity } from '../activity/record-activity.ts'
import type { Database } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import { refuseByPolicy } from '../platform/http/refuse-by-policy.ts'
import { clientRunStore, runRecord } from './client-run.store.ts'

/** The client in progress is still settled; waiting ones stay as they are. An ended run is returned unchanged. */
export const stopClientRun =
  ({ database }: { database: Database }) =>
  (member: Member, run: string): Promise<ClientRun> =>
    database.inFirm(member, async (tx) => {
      const { organization_uuid } = member
      const known = await clientRunStore.find(tx, { organization_uuid, run })
      refuseUnless(known, 'not_found')
      refuseByPolicy(member.role, rightOfRun[known.action as RunAction])
      const stopped = await clientRunStore.finish(tx, { organization_uuid, run })
      if (stopped) await recordActivity(tx, member, { organization_uuid, act: 'client_run_stopped', subject: run })
      return runRecord((await clientRunStore.find(tx, { organization_uuid, run })) ?? known, member)
    })
