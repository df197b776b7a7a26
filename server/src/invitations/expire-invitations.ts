import { recordActivities } from '../activity/record-activity.ts'
import { clientStore } from '../clients/client.store.ts'
import { clientRowsStore } from '../clients/client-rows.store.ts'
import type { Database } from '../platform/database/database.ts'
import { isAlone } from '../platform/workflow/one-at-a-time.ts'
import { sweepStore } from './sweep.store.ts'

const sweep = { kind: 'machine', name: 'expiry of invitations' } as const

/** Decision 18: after 30 days of business time, once. Answers how many of one batch. */
export const expireInvitations =
  ({ database }: { database: Database }) =>
  (batch: number): Promise<number> =>
    database.acrossFirms(sweep.name, async (tx) => {
      if (!(await isAlone(tx, sweep.name))) return 0
      const due = await sweepStore.findExpired(tx, batch)
      if (due.length === 0) return 0
      await clientStore.lockAcross(
        tx,
        due.map(({ business_client }) => business_client),
      )
      const expired = new Set(
        await sweepStore.expire(
          tx,
          due.map(({ uuid }) => uuid),
        ),
      )
      const changed = due.filter(({ uuid }) => expired.has(uuid))
      await recordActivities(
        tx,
        sweep,
        changed.map(({ organization_uuid, business_client, uuid }) => ({
          organization_uuid,
          act: 'invitation_expired',
          subject: business_client,
          detail: { invitation: uuid },
        })),
      )
      await clientRowsStore.refreshRows(tx, { uuids: changed.map(({ business_client }) => business_client) })
      return changed.length
    })
