import { type AccountPage, supportSessionOf } from '@partner-hub/contracts/books/hand-over.ts'
import { whyClosed } from '@partner-hub/contracts/clients/why-closed.ts'
import type { SessionCookie } from '@partner-hub/contracts/people/session.ts'
import { findFirmBusiness } from '../accounts/find-firm-business.ts'
import { sessionBusiness } from '../accounts/session-business.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { lockClient } from '../clients/lock-client.ts'
import type { Database } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import { Refusal, refuseUnless } from '../platform/http/refusal.ts'
import { newSecret, newUuid } from '../platform/ids/ids.ts'
import { hashOf } from '../platform/ids/secrets.ts'
import type { Stories } from '../platform/workflow/stories.ts'
import { provisioningOf } from '../registration/provision-client.ts'
import { handOverStore } from './hand-over.store.ts'

interface Needs {
  database: Database
  stories: Stories
  /** The only origin at which a client's account may be opened. */
  booksOrigin: string
}

export interface OpenedAccount {
  url: string
  /** The firm's own business, as in the session cookie. */
  session: Omit<SessionCookie, 'authenticated'>
  /** Sent in the cookie only. */
  ticket: string
}

/** The reader is waiting in a new tab: longer than Books usually takes to open an account, but not too long. */
const PROVISION_MS = 8_000

/** A client without an account gets one now. If that takes too long, the caller is told to try again. */
export const openClientAccount =
  (needs: Needs) =>
  async (
    member: Member,
    uuid: string,
    session_uuid: string | undefined,
    page?: AccountPage,
  ): Promise<OpenedAccount> => {
    const handOver = handOverAccount(needs)
    const opened = await handOver(member, uuid, session_uuid, page)
    if (opened) return opened
    const { stories } = needs
    const provisioning = provisioningOf(member.organization_uuid, uuid)
    if ((await stories.start(provisioning)) && (await stories.outcome(provisioning, PROVISION_MS))) {
      const later = await handOver(member, uuid, session_uuid, page)
      if (later) return later
    }
    throw new Refusal('account_not_ready')
  }

/**
 * Access is checked now and not at log-in (docs/threats.md B8), so a client given up a moment ago is not opened. Every
 * opening is recorded. A client without an account in Books is put on its way to one; that returns undefined.
 */
const handOverAccount =
  ({ database, stories, booksOrigin }: Needs) =>
  (
    member: Member,
    uuid: string,
    session_uuid: string | undefined,
    page?: AccountPage,
  ): Promise<OpenedAccount | undefined> =>
    database.inFirm(member, async (tx) => {
      const { organization_uuid, user_id } = member
      const client = await lockClient(tx, organization_uuid, uuid)
      refuseUnless(client, 'not_found')
      const closed = whyClosed(client)
      if (closed) throw new Refusal(closed)
      if (client.ml_redirect_url === null) {
        await stories.write(tx, provisioningOf(organization_uuid, uuid))
        return undefined
      }
      const url = URL.parse(client.ml_redirect_url)
      // Checked when stored and again here: we never open any origin but Books.
      if (url?.origin !== booksOrigin) throw new Refusal('account_not_ready')
      const ticket = newSecret()
      await handOverStore.insert(tx, {
        organization_uuid,
        uuid: newUuid(),
        business_client: uuid,
        account_id: client.account_id,
        user_id,
        session_uuid: session_uuid ?? null,
        ticket_hash: hashOf(ticket),
        target_host: url.host,
      })
      await recordActivity(tx, member, { organization_uuid, act: 'account_opened', subject: uuid })
      if (page) url.searchParams.set('page', page)
      url.searchParams.set('support_session', supportSessionOf(user_id))
      const business = await findFirmBusiness(tx, organization_uuid)
      return { url: url.href, session: sessionBusiness(business), ticket }
    })
