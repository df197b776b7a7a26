import { type ClientAction, clientActions } from '@partner-hub/contracts/clients/client-actions.ts'
import { columnsOf, type MemberAct, nextOfClient } from '@partner-hub/contracts/clients/client-states.ts'
import { type Act, recordActivity } from '../activity/record-activity.ts'
import { refreshRows } from '../client-list/refresh-rows.ts'
import type { FirmTransaction } from '../platform/database/database.ts'
import type { Actor } from '../platform/http/caller.ts'
import { anyVersion, type IsCurrent } from '../platform/http/entity-tag.ts'
import { Refusal, refuseUnless } from '../platform/http/refusal.ts'
import { clientStore } from './client.store.ts'

const activityOf = {
  remove_access: 'access_removed',
  archive: 'client_archived',
  restore: 'client_restored',
} as const satisfies Record<MemberAct, Act>

interface StatusChange {
  readonly firm: string
  readonly uuid: string
  readonly action: ClientAction
  readonly isCurrent?: IsCurrent
}

/**
 * Runs in the caller's transaction. The state table decides under the client's lock, and each step is recorded. Returns
 * the new version.
 */
export const changeStatus = async (tx: FirmTransaction, actor: Actor, change: StatusChange): Promise<number> => {
  const { firm, uuid, action, isCurrent = anyVersion } = change
  let client = await clientStore.lock(tx, firm, uuid)
  refuseUnless(client, 'not_found')
  refuseUnless(isCurrent(client.version), 'stale')
  for (const act of clientActions[action]) {
    const moved = nextOfClient(client, act)
    if (moved.to === undefined) throw new Refusal('action_not_allowed', { reason: moved.reason })
    refuseUnless(await clientStore.move(tx, firm, client, moved), 'action_not_allowed')
    await recordActivity(tx, actor, { organization_uuid: firm, act: activityOf[act], subject: uuid })
    client = { ...client, ...columnsOf(moved.to), version: client.version + 1 }
  }
  await refreshRows(tx, { organization_uuid: firm, uuids: [uuid] })
  return client.version
}
