import { registerOrganization } from '../../server/src/firms/register-organization.ts'
import type { Database } from '../../server/src/platform/database/database.ts'
import type { ObjectPort } from '../../server/src/platform/objects/objects.ts'
import { registrationOf } from '../../server/testing/registration.ts'
import { asOwner } from '../../server/testing/template-database.ts'
import { addClients } from '../seed/add-clients.ts'
import { manyClients } from '../seed/demo-clients.ts'
import { addPerson } from '../seed/seed.ts'

export interface LoadedFirm {
  user_id: number
  organization: string
}

/** Creates a firm with a signed-in member, and its clients like those of the demo. */
export const loadFirm = async (
  database: Database,
  objects: ObjectPort,
  { email, clients }: { email: string; clients: number },
): Promise<LoadedFirm> => {
  const person = await addPerson(database, email, 'none')
  if (!person) throw new Error(`${email} is taken`)
  const register = registerOrganization({ database, objects, productName: 'Books', termsVersion: '1' })
  const { uuid } = await register(person, registrationOf({ name: email }), (_tx, act) => act())
  await addClients(database, uuid, manyClients(clients))
  return { user_id: person.user_id, organization: uuid }
}

/** Fills the database with more firms: copies of one firm's first clients under new keys. */
export const copyFirms = (adminUrl: string, from: string, { firms, clients }: { firms: number; clients: number }) =>
  asOwner(adminUrl, async (admin) => {
    // The source rows are consistent, so foreign keys need no check for each of a million copies.
    await admin.query('set session_replication_role = replica')
    await admin.query(
      `create temp table copied as select gen_random_uuid() as firm, 'firm-copy-' || n as account from generate_series(1, ${firms}) n`,
    )
    await admin.query('insert into account (account_id, created_at) select account, now() from copied')
    await admin.query(
      `insert into organization select (jsonb_populate_record(o, jsonb_build_object('uuid', c.firm, 'account_id', c.account))).*
       from organization o, copied c where o.uuid = $1`,
      [from],
    )
    await admin.query(
      `insert into user_service_group overriding system value select c.firm, g.id, g.name, g.notes, g.service_type
       from user_service_group g, copied c where g.organization_uuid = $1`,
      [from],
    )
    await admin.query('insert into client_counts (organization_uuid) select firm from copied')
    await admin.query(
      `create temp table twin as select c.firm, b.uuid as old, gen_random_uuid() as uuid, gen_random_uuid() as contact,
         c.account || '-' || row_number() over (partition by c.firm) as account
       from copied c, lateral (select uuid from business_client where organization_uuid = '${from}' order by uuid limit ${clients}) b`,
    )
    await admin.query('insert into account (account_id, created_at) select account, now() from twin')
    await admin.query(
      `insert into subscription select (jsonb_populate_record(s, jsonb_build_object('account_id', t.account, 'uuid', gen_random_uuid()))).*
       from twin t join business_client b on b.organization_uuid = $1 and b.uuid = t.old
       join subscription s on s.account_id = b.account_id`,
      [from],
    )
    await admin.query(
      `insert into business_client select (jsonb_populate_record(b,
         jsonb_build_object('organization_uuid', t.firm, 'uuid', t.uuid, 'account_id', t.account))).*
       from twin t join business_client b on b.organization_uuid = $1 and b.uuid = t.old`,
      [from],
    )
    await admin.query(
      `insert into client_contact (organization_uuid, uuid, business_client, customer, first_name, last_name, contact_email, contact_phone)
       select t.firm, t.contact, t.uuid, t.account, k.first_name, k.last_name, k.contact_email, k.contact_phone
       from twin t join client_contact k on k.organization_uuid = $1 and k.business_client = t.old`,
      [from],
    )
    await admin.query(
      `insert into client_invitation (organization_uuid, uuid, client_contact, invitation_email, invitation_status, created_at)
       select t.firm, gen_random_uuid(), t.contact, i.invitation_email, i.invitation_status, i.created_at
       from twin t join client_contact k on k.organization_uuid = $1 and k.business_client = t.old
       join client_invitation i on i.organization_uuid = $1 and i.client_contact = k.uuid`,
      [from],
    )
    // The list's rows are joined from these right away, before autovacuum would analyze them.
    await admin.query('analyze')
  })
