import type { ClientMoments } from '@partner-hub/contracts/clients/client-moments.ts'
import { readNewestActs } from '../activity/read-client-activity.ts'
import type { Database } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import { clientMomentsStore } from './client-moments.store.ts'

const ACTS = ['client_archived', 'access_removed', 'team_left', 'owner_emailed'] as const

/** Built from rows and activity that are stored anyway. */
export const getClientMoments =
  ({ database }: { database: Database }) =>
  async (member: Member, uuid: string): Promise<ClientMoments> => {
    const [stored, newest] = await Promise.all([
      clientMomentsStore.read(database, member, uuid),
      readNewestActs(database, member, uuid, ACTS),
    ])
    refuseUnless(stored, 'not_found')
    const deed = (...acts: (typeof ACTS)[number][]) => {
      const found = newest.find(({ act }) => acts.some((one) => one === act))
      return found ? { at: found.at.toISOString(), person: found.person } : null
    }
    return {
      archived: deed('client_archived'),
      restores_to: stored.restores_to,
      access_ended: deed('access_removed', 'team_left'),
      opening_failed_at: instant(stored.opening_failed_at),
      trial_ends_at: instant(stored.trial_ends_at),
      delivery_at: instant(stored.delivery_at),
      decided_at: instant(stored.decided_at),
      withdrawn_at: instant(stored.withdrawn_at),
      next_reminder_at: instant(stored.next_reminder_at),
      owner_emailed_at: deed('owner_emailed')?.at ?? null,
    }
  }

const instant = (at: Date | null): string | null => at?.toISOString() ?? null
