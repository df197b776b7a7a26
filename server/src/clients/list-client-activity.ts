import type { AnswerOf } from '@partner-hub/contracts/calls/endpoint.ts'
import {
  CLIENT_EVENTS_MAX,
  type listClientActivity as contract,
} from '@partner-hub/contracts/clients/client-activity.ts'
import { readClientActivity } from '../activity/read-client-activity.ts'
import type { Database } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import { clientStore } from './client.store.ts'

/** What happened to a client and who did it. */
export const listClientActivity =
  ({ database }: { database: Database }) =>
  async (member: Member, uuid: string): Promise<AnswerOf<typeof contract>> => {
    const client = await clientStore.read(database, member, uuid)
    refuseUnless(client, 'not_found')
    const events = await readClientActivity(database, member, client.uuid, CLIENT_EVENTS_MAX + 1)
    return {
      has_more: events.length > CLIENT_EVENTS_MAX,
      results: events.slice(0, CLIENT_EVENTS_MAX).map(({ at, detail, ...event }) => ({
        ...event,
        at: at.toISOString(),
        fields: detail.fields ?? [],
        changes: detail.changes ?? [],
        reminders: detail.reminders ?? null,
      })),
    }
  }
