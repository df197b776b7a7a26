import { sql } from 'kysely'
import { ACCOUNTING_SERVICE_TYPE } from '../../contracts/firms/registration.ts'
import { refreshRows } from '../../server/src/client-list/refresh-rows.ts'
import type { Database } from '../../server/src/platform/database/database.ts'
import { wholeFirm } from '../../server/src/platform/database/scope.ts'
import { newAccountId, newUuid } from '../../server/src/platform/ids/ids.ts'
import type { DemoClient } from './demo-clients.ts'
import { findSender, sentInvitation } from './sent-invitation.ts'

const BATCH = 500

/** Adds clients with account, business, subscription, owner, invitation and list row, in batches. */
export const addClients = async (database: Database, organization_uuid: string, clients: readonly DemoClient[]) => {
  for (let start = 0; start < clients.length; start += BATCH)
    await addBatch(database, organization_uuid, clients.slice(start, start + BATCH))
}

const addBatch = (database: Database, organization_uuid: string, clients: readonly DemoClient[]) =>
  database.inFirm(wholeFirm(organization_uuid), async (tx) => {
    const at = new Date()
    const group = await tx
      .selectFrom('user_service_group')
      .select('id')
      .where('organization_uuid', '=', organization_uuid)
      .executeTakeFirstOrThrow()
    const sender = await findSender(tx, organization_uuid)
    const made = clients.map((client) => ({
      ...client,
      account_id: newAccountId(),
      uuid: newUuid(),
      contact: newUuid(),
    }))
    await tx
      .insertInto('account')
      .values(made.map(({ account_id }) => ({ account_id, created_at: at })))
      .execute()
    await tx
      .insertInto('business')
      .values(
        made.map(({ account_id, client_name }) => ({
          id: sql<number>`nextval('business_id_seq')`,
          uuid: newUuid(),
          account_id,
          name: client_name,
        })),
      )
      .execute()
    await tx
      .insertInto('business_client')
      .values(
        made.map(({ uuid, account_id, client_name, status, billing_owner }) => ({
          organization_uuid,
          uuid,
          account_id,
          client_name,
          status,
          billing_owner,
          show_onboarding_wizard: true,
          relation_start: at,
          user_service_group: group.id,
          service: ACCOUNTING_SERVICE_TYPE,
          country_code: 'CA',
          business_currency: 'CAD',
          billing_currency: 'CAD',
        })),
      )
      .execute()
    await tx
      .insertInto('subscription')
      .values(
        made.map(({ account_id, subscription_status, days_left, plan }) => ({
          account_id,
          uuid: newUuid(),
          status: subscription_status,
          trial_ends_at:
            days_left === null
              ? null
              : sql<Date>`business_now() + make_interval(days => ${days_left - 1}, hours => 12)`,
          trial_noticed: noticedBefore(days_left),
          display_name: plan?.display_name ?? null,
          billing_interval: plan?.billing_interval ?? null,
          staff_limits: plan?.staff_limits ?? null,
          created_at: at,
        })),
      )
      .execute()
    await tx
      .insertInto('client_contact')
      .values(
        made.map(({ contact, uuid, account_id, first_name, last_name, contact_email, contact_phone }) => ({
          organization_uuid,
          uuid: contact,
          business_client: uuid,
          customer: account_id,
          first_name,
          last_name,
          contact_email,
          contact_phone,
        })),
      )
      .execute()
    await tx
      .insertInto('client_invitation')
      .values(
        made.map((client) => ({
          organization_uuid,
          uuid: newUuid(),
          client_contact: client.contact,
          invitation_email: client.contact_email,
          invitation_status: client.invitation_status,
          created_at: at,
          ...sentInvitation(client, sender),
        })),
      )
      .execute()
    await refreshRows(tx, { organization_uuid, uuids: made.map(({ uuid }) => uuid) })
  })

/** Notices that were due before count as sent, so that a new demo sends no mail. */
const noticedBefore = (daysLeft: number | null): number | null => {
  if (daysLeft === null || daysLeft > 7) return null
  return daysLeft <= 1 ? 1 : 7
}
