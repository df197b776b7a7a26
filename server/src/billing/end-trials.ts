import { recordActivities } from '../activity/record-activity.ts'
import { clientStore } from '../clients/client.store.ts'
import { clientRowsStore } from '../clients/client-rows.store.ts'
import type { Database } from '../platform/database/database.ts'
import { isAlone } from '../platform/workflow/one-at-a-time.ts'
import { trialStore } from './trial.store.ts'

const sweep = { kind: 'machine', name: 'end of trials' } as const

/** Decision 56: at the very instant of business time, once. Answers how many accounts of one batch. */
export const endTrials =
  ({ database }: { database: Database }) =>
  (batch: number): Promise<number> =>
    database.acrossFirms(sweep.name, async (tx) => {
      if (!(await isAlone(tx, sweep.name))) return 0
      const due = await trialStore.findEnded(tx, batch)
      if (due.length === 0) return 0
      await clientStore.lockAcross(
        tx,
        due.map(({ business_client }) => business_client),
      )
      const accounts = [...new Set(due.map(({ account_id }) => account_id))]
      const ended = new Set(await trialStore.end(tx, accounts))
      const changed = due.filter(({ account_id }) => ended.has(account_id))
      await recordActivities(
        tx,
        sweep,
        changed.map(({ organization_uuid, business_client }) => ({
          organization_uuid,
          act: 'trial_expired',
          subject: business_client,
        })),
      )
      await clientRowsStore.refreshRows(tx, { uuids: changed.map(({ business_client }) => business_client) })
      return ended.size
    })
