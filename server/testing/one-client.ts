import type { InvitationStatus } from '@partner-hub/contracts/clients/business-clients.ts'
import type { DemoClient } from '../../tools/seed/demo-clients.ts'
import { refreshRows } from '../src/client-list/refresh-rows.ts'
import { wholeFirm } from '../src/platform/database/scope.ts'
import { newUuid } from '../src/platform/ids/ids.ts'
import type { FirmCaller, Hub } from './hub.ts'
import { seedTheseClients } from './seed-clients.ts'

export interface OneClient {
  readonly uuid: string
  readonly account_id: string
  readonly contact: string
  readonly invitation: string
  readonly subscription: string
}

export type ClientLike = Partial<DemoClient>

/** A client of the firm as described; returns the uuids of its records. */
export const hasClient = async (hub: Hub, firm: FirmCaller, like: ClientLike = {}): Promise<OneClient> => {
  const client_name = like.client_name ?? `Client ${newUuid()}`
  const { database } = hub.parts
  await seedTheseClients(database, firm.organization_uuid, [{ ...like, client_name }])
  return database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
    tx
      .selectFrom('business_client as c')
      .innerJoin('subscription as s', 's.account_id', 'c.account_id')
      .innerJoin('client_contact as k', (on) =>
        on.onRef('k.organization_uuid', '=', 'c.organization_uuid').onRef('k.business_client', '=', 'c.uuid'),
      )
      .innerJoin('client_invitation as i', (on) =>
        on.onRef('i.organization_uuid', '=', 'k.organization_uuid').onRef('i.client_contact', '=', 'k.uuid'),
      )
      .select(['c.uuid', 'c.account_id', 'k.uuid as contact', 'i.uuid as invitation', 's.uuid as subscription'])
      .where('c.client_name', '=', client_name)
      .executeTakeFirstOrThrow(),
  )
}

/** Sets where the client's account opens; null if it has none yet. */
export const opensAt = (hub: Hub, firm: FirmCaller, { uuid }: Pick<OneClient, 'uuid'>, address: string | null) =>
  hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
    tx.updateTable('business_client').set({ ml_redirect_url: address }).where('uuid', '=', uuid).execute(),
  )

/** A second contact of a client, who is not the owner. */
export const hasContact = async (hub: Hub, firm: FirmCaller, client: OneClient): Promise<string> => {
  const uuid = newUuid()
  const { organization_uuid } = firm
  await hub.parts.database.inFirm(wholeFirm(organization_uuid), async (tx) => {
    await tx
      .insertInto('client_contact')
      .values({
        organization_uuid,
        uuid,
        business_client: client.uuid,
        customer: client.account_id,
        first_name: 'Second',
        last_name: 'Person',
        contact_email: 'second@person.example',
        contact_phone: '902 555 0142',
        is_business_owner: false,
      })
      .execute()
    await refreshRows(tx, { organization_uuid, uuids: [client.uuid] })
  })
  return uuid
}

/** The owner's newest invitation. */
export const hasInvitation = async (
  hub: Hub,
  firm: FirmCaller,
  client: OneClient,
  invitation_status: InvitationStatus,
): Promise<string> => {
  const uuid = newUuid()
  const { organization_uuid } = firm
  await hub.parts.database.inFirm(wholeFirm(organization_uuid), async (tx) => {
    const [client_contact, created_at] = [client.contact, new Date()]
    await tx
      .insertInto('client_invitation')
      .values({ organization_uuid, uuid, client_contact, invitation_status, created_at })
      .execute()
    await refreshRows(tx, { organization_uuid, uuids: [client.uuid] })
  })
  return uuid
}

/** Replaces the owner by a new contact without an invitation, whose other fields are defaults. */
export const hasNewOwner = async (hub: Hub, firm: FirmCaller, client: OneClient): Promise<string> => {
  const uuid = newUuid()
  const { organization_uuid } = firm
  await hub.parts.database.inFirm(wholeFirm(organization_uuid), async (tx) => {
    await tx
      .updateTable('client_contact')
      .set({ is_business_owner: false })
      .where('uuid', '=', client.contact)
      .execute()
    const contact = { first_name: 'New', last_name: 'Owner', customer: client.account_id, business_client: client.uuid }
    await tx
      .insertInto('client_contact')
      .values({ organization_uuid, uuid, ...contact })
      .execute()
    await refreshRows(tx, { organization_uuid, uuids: [client.uuid] })
  })
  return uuid
}

/** Recorded acts, in order. */
export const actsOf = (hub: Hub, firm: FirmCaller, subject: string) =>
  hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
    tx
      .selectFrom('activity')
      .select(['act', 'actor_kind', 'actor_id', 'detail'])
      .where('subject', '=', subject)
      .orderBy('at')
      .orderBy('uuid')
      .execute(),
  )
