import type { AnyTransaction } from '../platform/database/database.ts'
import { announceEnds } from '../platform/live/announce.ts'
import type { Stories, Story } from '../platform/workflow/stories.ts'
import { revocationOf } from './end-session.ts'
import { providerRecordStore } from './provider-record.store.ts'
import { sessionStore } from './session.store.ts'

/** Ends a person's sessions and deletes their provider records, in the caller's transaction; returns the stories to start after the commit. */
export const endSessionsOf = async (
  tx: AnyTransaction,
  stories: Stories,
  { id, uuid }: { id: number; uuid: string },
): Promise<Story[]> => {
  await providerRecordStore.removeAllOf(tx, uuid)
  const ended = await sessionStore.endAllOf(tx, id)
  const uuids = ended.map(({ uuid }) => uuid)
  await announceEnds(tx, uuids)
  const revocations = uuids.map(revocationOf)
  for (const story of revocations) await stories.write(tx, story)
  return revocations
}
