import { pathOf } from '@partner-hub/contracts/calls/endpoint.ts'
import { startClientRun } from '@partner-hub/contracts/clients/client-runs.ts'
import { listUserServiceGroups } from '@partner-hub/contracts/people/identity.ts'
import { wholeFirm } from '../src/platform/database/scope.ts'
import { newUuid } from '../src/platform/ids/ids.ts'
import { supportRequestStore } from '../src/support/support-request.store.ts'
import type { Row, Victim } from './access-row.ts'
import { isInvitedAsAccountant } from './accountant-invitation.ts'
import { hasOpenClient } from './hand-over.ts'
import type { FirmCaller, Hub } from './hub.ts'
import { hasPaidInvoice } from './paid-invoice.ts'
import { hasCard, identityOf } from './saved-card.ts'

/** A firm with one of every record that a call can name, all of them named after it where possible. */
export const makeVictim = async (hub: Hub, name: string, email?: string): Promise<Victim> => {
  const firm = await hub.firm({ name, clients: 12, ...(email && { email }) })
  const groups = await firm.call(listUserServiceGroups, {})
  const run = await firm.call(startClientRun, {
    params: { organizationUuid: firm.organization_uuid },
    body: { action: 'export', of: { filter: {} } },
  })
  const identity = await identityOf(hub, firm)
  await hasCard(hub, firm)
  const groupId = groups.body.results[0]?.id ?? 0
  const records = await newRecords(hub, firm, name)
  const { invoice_number } = await hasPaidInvoice(hub, firm, records.client, { due_on: '2026-11-14' })
  return { firm, groupId, identity, run: run.body.uuid, receipt: `${invoice_number}.pdf`, ...records }
}

/** Records that calls change, each in the state in which most calls are open. */
export const newRecords = async (
  hub: Hub,
  firm: FirmCaller,
  name: string,
): Promise<Pick<Victim, 'client' | 'accountantInvitation' | 'supportRequest'>> => {
  const client = await hasOpenClient(hub, firm, {
    client_name: `${name} Bakery ${newUuid()}`,
    first_name: name,
    subscription_status: 'ACTIVE',
    days_left: null,
    plan: { display_name: name, billing_interval: 'Monthly', staff_limits: 1 },
  })
  const { account_id } = client
  const accountantInvitation = await isInvitedAsAccountant(hub, firm, { account_id, business_name: name })
  return { client, accountantInvitation, supportRequest: await isAskedBySupport(hub, firm, name) }
}

/** Requested by the member instead of staff: who asks makes no difference here. */
const isAskedBySupport = async (
  { parts }: Hub,
  { organization_uuid, user_id }: FirmCaller,
  reason: string,
): Promise<string> => {
  const uuid = newUuid()
  await parts.database.inFirm(wholeFirm(organization_uuid), (tx) =>
    supportRequestStore.insert(tx, { organization_uuid, uuid, user_id, reason, ticket_number: reason }),
  )
  return uuid
}

/** Makes a call of the matrix about the victim; the headers say who calls. */
export const askAbout = (hub: Hub, victim: Victim, row: Row, headers: Record<string, string>) =>
  hub.request(
    row.endpoint.method,
    `${pathOf(row.endpoint.path, row.params?.(victim))}${row.search?.() ?? ''}`,
    { origin: hub.config.HUB_URL, ...headers },
    row.body?.(victim),
  )
