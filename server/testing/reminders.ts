import { sql } from 'kysely'
import { wholeFirm } from '../src/platform/database/scope.ts'
import type { FirmCaller, Hub } from './hub.ts'
import { hasClient, type OneClient } from './one-client.ts'
import { hasPendingInvitation } from './pending-invitation.ts'

/** A client whose owner was just invited and gets a reminder in three days. */
export const hasRemindedClient = async (hub: Hub, firm: FirmCaller, email: string): Promise<OneClient> => {
  const client = await hasClient(hub, firm)
  await hasPendingInvitation(hub, firm, client, { email })
  await hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
    tx
      .updateTable('client_invitation')
      .set({ reminder_due_at: sql`sent_at + interval '3 days'` })
      .where('uuid', '=', client.invitation)
      .execute(),
  )
  return client
}

/** The reminders sent, each as the link's generation and the number of its day: 1.2. */
export const remindersOf = async (hub: Hub, { invitation }: Pick<OneClient, 'invitation'>): Promise<string[]> => {
  const written = await hub.parts.database.once
    .selectFrom('story_starts')
    .select('workflow_id')
    .where('workflow_id', 'like', `send-reminder/${invitation}%`)
    .orderBy('workflow_id')
    .execute()
  return written.map(({ workflow_id }) => workflow_id.split('.').slice(1).join('.'))
}
