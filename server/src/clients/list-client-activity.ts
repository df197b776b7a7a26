import { CLIENT_EVENTS_MAX, type ClientEvent } from '@partner-hub/contracts/client-activity.ts'
import { clientActivityStore } from '../activity/client-activity.store.ts'
import type { Database } from '../platform/database/database.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import { clientStore } from './client.store.ts'

/** What happened to a client, and who did it. */
export const listClientActivity =
  ({ database }: { database: Database }) =>
  async (firm: string, uuid: string): Promise<{ results: ClientEvent[] }> => {
    refuseUnless(await clientStore.read(database, firm, uuid), 'not_found')
    const events = await clientActivityStore.list(database, firm, uuid, CLIENT_EVENTS_MAX)
    return {
      results: events.map(({ at, detail, ...event }) => ({
        ...event,
        at: at.toISOString(),
        fields: detail.fields ?? [],
        reminders: detail.reminders ?? null,
      })),
    }
  }
