import type { RedeemedHandOver } from '@partner-hub/contracts/books/books.ts'
import { whyClosed } from '@partner-hub/contracts/clients/why-closed.ts'
import { clientsSeenBy, mayInFirm } from '@partner-hub/contracts/firms/firm-policy.ts'
import { readClient } from '../clients/find-client.ts'
import { findFirm } from '../firms/find-firm.ts'
import { getPerson } from '../people/find-person.ts'
import type { Database } from '../platform/database/database.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { refuse, refuseUnless } from '../platform/http/refusal.ts'
import { hashOf } from '../platform/ids/secrets.ts'
import { handOverStore, type Visit } from './hand-over.store.ts'

interface Needs {
  database: Database
  visitSeconds: number
}

/** Books redeems a ticket. A used or expired one, or one for another account or host, is refused without a reason. */
export const redeemHandOver =
  ({ database, visitSeconds }: Needs) =>
  async (request: { ticket: string; account_id: string; host: string }): Promise<RedeemedHandOver> => {
    const { ticket, account_id, host } = request
    const visit = await database.acrossFirms('redeem a hand-over ticket', async (tx) => {
      const handOver = await handOverStore.redeem(tx, { ticket_hash: hashOf(ticket), account_id, target_host: host })
      return handOver && handOverStore.findVisit(tx, handOver, visitSeconds)
    })
    if (!visit || (await findClosedReason(database, visit))) return refuse('not_found')
    const { organization_uuid, user_id } = visit
    const [person, firm] = await Promise.all([
      getPerson(database.once, user_id),
      database.inFirm(wholeFirm(organization_uuid), (tx) => findFirm(tx, organization_uuid)),
    ])
    refuseUnless(firm, 'not_found')
    return {
      hand_over: visit.uuid,
      identity_id: user_id,
      first_name: person.first_name,
      last_name: person.last_name,
      organization_name: firm.name,
      client_uuid: visit.business_client,
      account_id,
      expires_at: new Date(visit.session_began_at.getTime() + visitSeconds * 1000).toISOString(),
    }
  }

/**
 * Books polls this during a visit. A visit ends when the firm loses access, the person loses the right to open accounts,
 * or the session ends. Only lost access is `not_allowed`: otherwise the firm may open the account again.
 */
export const checkHandOver =
  ({ database, visitSeconds }: Needs) =>
  async (hand_over: string): Promise<{ holds: true }> => {
    const visit = await database.acrossFirms('check a visit', (tx) =>
      handOverStore.findVisit(tx, hand_over, visitSeconds),
    )
    refuseUnless(visit, 'not_found')
    const reason = await findClosedReason(database, visit)
    if (reason) refuse(reason === 'access_removed' ? 'not_allowed' : 'not_found')
    return { holds: true }
  }

/** Why this person may no longer open this client's books; undefined if they may. */
const findClosedReason = async (database: Database, { organization_uuid, user_id, role, business_client }: Visit) => {
  if (!mayInFirm(role, 'open_accounts')) return 'not_theirs'
  const client = await readClient(
    database,
    { organization_uuid, user_id, clients: clientsSeenBy(role) },
    business_client,
  )
  return client ? whyClosed(client) : 'not_theirs'
}
