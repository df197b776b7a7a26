import type { Module } from '../platform/module.ts'
import type { Parts } from '../platform/parts.ts'
import { inBatches } from '../platform/workflow/housekeeping.ts'
import { removeExpiredRecords } from './remove-expired-records.ts'
import { createSessionActivities } from './session.activities.ts'
import { sessionStore } from './session.store.ts'
import type { SessionParts } from './session-parts.ts'

/** Long enough to answer questions about who was signed in when. */
const KEPT_DAYS = 90

interface Needs extends Parts {
  session: SessionParts
  /** The client of the sign-in service, which issued the tokens. */
  client: { revoke(token: string): Promise<void> }
}

/** Sessions and their tokens. */
export const sessions = ({ database, session, client }: Needs) =>
  ({
    activities: createSessionActivities({ ...session, client }),
    housekeeping: {
      'provider records': removeExpiredRecords({ database }),
      'log-ins never finished': inBatches((batch) =>
        sessionStore.dropOldAttempts(database.once, session.limits, batch),
      ),
      'old sessions': inBatches((batch) => sessionStore.dropOldSessions(database.once, KEPT_DAYS, batch)),
    },
  }) satisfies Module
