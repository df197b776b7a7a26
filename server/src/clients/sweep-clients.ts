import { type Act, recordActivities } from '../activity/record-activity.ts'
import { refreshRows } from '../client-list/refresh-rows.ts'
import type { AcrossTransaction, Database } from '../platform/database/database.ts'
import { isAlone } from '../platform/workflow/one-at-a-time.ts'
import { clientStore } from './client.store.ts'

interface DueClient {
  organization_uuid: string
  business_client: string
}

interface Sweep<Due extends DueClient> {
  name: string
  act: Act
  find(tx: AcrossTransaction, batch: number): Promise<Due[]>
  /** Returns those that are still due once their clients are locked. */
  change(tx: AcrossTransaction, due: readonly Due[]): Promise<Due[]>
  detailOf?(due: Due): Record<string, string>
}

/**
 * Applies what business time makes due, across firms: one batch, each client once, recorded and reflected in its row.
 */
export const sweepClients =
  <Due extends DueClient>(database: Database, { name, act, find, change, detailOf }: Sweep<Due>) =>
  (batch: number): Promise<number> =>
    database.acrossFirms(name, async (tx) => {
      if (!(await isAlone(tx, name))) return 0
      const due = await find(tx, batch)
      if (due.length === 0) return 0
      await clientStore.lockAcross(tx, uuidsOf(due))
      const changed = await change(tx, due)
      const activities = changed.map((each) => ({
        organization_uuid: each.organization_uuid,
        act,
        subject: each.business_client,
        ...(detailOf && { detail: detailOf(each) }),
      }))
      await recordActivities(tx, { kind: 'machine', name }, activities)
      await refreshRows(tx, { uuids: uuidsOf(changed) })
      return changed.length
    })

const uuidsOf = (due: readonly DueClient[]) => due.map(({ business_client }) => business_client)
