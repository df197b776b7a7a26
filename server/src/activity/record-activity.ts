import { wall } from '../platform/clock/clock.ts'
import type { AnyTransaction } from '../platform/database/database.ts'
import type { Actor } from '../platform/http/caller.ts'
import { newUuid } from '../platform/ids/ids.ts'

/** Every act that may be written down; the portal has a sentence for each. */
export type Act =
  | 'organization_registered'
  | 'organization_updated'
  | 'identity_updated'
  | 'client_registered'
  | 'client_updated'
  | 'contact_updated'
  | 'access_removed'
  | 'client_archived'
  | 'client_restored'
  | 'client_run_started'

interface Entry {
  organization_uuid: string
  act: Act
  subject?: string
  /** Field names and ids; never what a person typed into a secret. */
  detail?: Record<string, unknown>
}

/** Part of the act's own transaction, so that no act is without its row and no row without its act. */
export const recordActivity = async (tx: AnyTransaction, actor: Actor, entry: Entry): Promise<void> => {
  await tx
    .insertInto('activity')
    .values({
      organization_uuid: entry.organization_uuid,
      uuid: newUuid(),
      at: wall.now(),
      actor_kind: actor.kind,
      actor_id: actor.kind === 'machine' ? actor.name : String(actor.user_id),
      act: entry.act,
      subject: entry.subject ?? null,
      detail: JSON.stringify(entry.detail ?? {}),
    })
    .execute()
}
