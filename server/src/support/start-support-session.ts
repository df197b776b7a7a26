import type { SessionCookie } from '@partner-hub/contracts/session.ts'
import type { SupportForm } from '@partner-hub/contracts/support.ts'
import { accountStore } from '../accounts/account.store.ts'
import { sessionBusiness } from '../accounts/session-business.ts'
import type { Database } from '../platform/database/database.ts'
import { newSecret, newUuid } from '../platform/ids/ids.ts'
import { hashOf } from '../platform/ids/secrets.ts'
import { supportSessionStore } from './support-session.store.ts'

export interface SupportHandOver {
  /** The firm's own business, as the session would name it. */
  session: Omit<SessionCookie, 'authenticated'>
  /** Travels in the cookie alone. */
  ticket: string
}

/** Staff have said which firm, why and for which ticket: a hand-over for one use, of this person alone. */
export const startSupportSession =
  ({ database }: { database: Database }) =>
  (
    user_id: number,
    organization_uuid: string,
    { reason, ticket_number }: Pick<SupportForm, 'reason' | 'ticket_number'>,
  ): Promise<SupportHandOver> =>
    database.inFirm(organization_uuid, async (tx) => {
      const ticket = newSecret()
      const ticket_hash = hashOf(ticket)
      const visit = { organization_uuid, uuid: newUuid(), user_id, reason, ticket_number, ticket_hash }
      await supportSessionStore.insert(tx, visit)
      const business = await accountStore.findFirmBusiness(tx, organization_uuid)
      return { session: sessionBusiness(business), ticket }
    })
