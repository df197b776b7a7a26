import type { SessionCookie } from '@partner-hub/contracts/people/session.ts'
import type { ConsentRequest, SupportForm } from '@partner-hub/contracts/support/support.ts'
import { findFirmBusiness } from '../accounts/find-firm-business.ts'
import { sessionBusiness } from '../accounts/session-business.ts'
import type { Database } from '../platform/database/database.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { newSecret, newUuid } from '../platform/ids/ids.ts'
import { hashOf } from '../platform/ids/secrets.ts'
import type { Stories } from '../platform/workflow/stories.ts'
import { awaitConsent } from './await-consent.ts'
import { supportSessionStore } from './support-session.store.ts'

export interface SupportHandOver {
  /** The firm's own business, as in the session cookie. */
  session: Omit<SessionCookie, 'authenticated'>
  /** Sent only in the cookie. */
  ticket: string
}

/** The firm must give its consent first. */
export interface AwaitsConsent {
  consent: ConsentRequest
}

export type VisitReason = Pick<SupportForm, 'reason' | 'ticket_number'> & {
  /** Ask again although the firm declined. */
  asks_again: boolean
}

interface Needs {
  database: Database
  stories: Stories
}

/**
 * Creates a single-use hand-over for this staff member, with firm, reason and ticket. If the firm requires consent, it is
 * asked instead, and there is no hand-over until one of its members allows it (DEC-96).
 */
export const startSupportSession =
  ({ database, stories }: Needs) =>
  async (
    user_id: number,
    organization_uuid: string,
    { reason, ticket_number, asks_again }: VisitReason,
  ): Promise<SupportHandOver | AwaitsConsent> => {
    const started = await database.inFirm(wholeFirm(organization_uuid), async (tx) => {
      const awaited = await awaitConsent(tx, stories, { organization_uuid, user_id, reason, ticket_number, asks_again })
      if (awaited) return awaited
      const ticket = newSecret()
      const ticket_hash = hashOf(ticket)
      const visit = { organization_uuid, uuid: newUuid(), user_id, reason, ticket_number, ticket_hash }
      await supportSessionStore.insert(tx, visit)
      const business = await findFirmBusiness(tx, organization_uuid)
      return { session: sessionBusiness(business), ticket }
    })
    if ('mail' in started && started.mail) void stories.start(started.mail)
    return started
  }
