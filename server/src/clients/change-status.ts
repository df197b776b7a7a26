import type { ClientStatus } from '@partner-hub/contracts/clients/business-clients.ts'
import { clientActions, whyNotArchived } from '@partner-hub/contracts/clients/client-actions.ts'
import { type Act, recordActivity } from '../activity/record-activity.ts'
import { refreshRows } from '../client-list/refresh-rows.ts'
import type { FirmTransaction } from '../platform/database/database.ts'
import type { Actor } from '../platform/http/caller.ts'
import { anyVersion, type IsCurrent } from '../platform/http/entity-tag.ts'
import { Refusal, refuseUnless } from '../platform/http/refusal.ts'
import { clientStore, type StoredClient } from './client.store.ts'

interface Step {
  readonly act: Act
  to(client: StoredClient): { status: ClientStatus; earlier_status: StoredClient['earlier_status'] }
}

const removeAccess: Step = { act: 'access_removed', to: () => ({ status: 'NO_ACCESS', earlier_status: null }) }

const archive: Step = {
  act: 'client_archived',
  to: ({ status }) => ({ status: 'ARCHIVED', earlier_status: status === 'ACTIVE' ? 'ACTIVE' : 'NO_ACCESS' }),
}

/** DEC-11. One that was archived before the earlier status was kept had no access (spec §4). */
const restore: Step = {
  act: 'client_restored',
  to: ({ earlier_status }) => ({ status: earlier_status ?? 'NO_ACCESS', earlier_status: null }),
}

const steps = {
  remove_access: [removeAccess],
  archive: [archive],
  remove_access_and_archive: [removeAccess, archive],
  restore: [restore],
} as const satisfies Partial<Record<keyof typeof clientActions, readonly Step[]>>

export type StatusAction = keyof typeof steps

interface Asked {
  readonly firm: string
  readonly uuid: string
  readonly action: StatusAction
  readonly isCurrent?: IsCurrent
}

/** Inside the caller's transaction: the table decides under the client's lock, and every step is written down. Answers the version it left. */
export const changeStatus = async (tx: FirmTransaction, actor: Actor, asked: Asked): Promise<number> => {
  const { firm, uuid, action, isCurrent = anyVersion } = asked
  let client = await clientStore.lock(tx, firm, uuid)
  refuseUnless(client, 'not_found')
  refuseUnless(isCurrent(client.version), 'stale')
  if (!clientActions[action](client))
    throw new Refusal('action_not_allowed', { reason: action === 'archive' ? whyNotArchived(client) : undefined })
  for (const { act, to } of steps[action]) {
    const next = to(client)
    refuseUnless(await clientStore.update(tx, firm, client, next), 'action_not_allowed')
    await recordActivity(tx, actor, { organization_uuid: firm, act, subject: uuid })
    client = { ...client, ...next, version: client.version + 1 }
  }
  await refreshRows(tx, { organization_uuid: firm, uuids: [uuid] })
  return client.version
}
