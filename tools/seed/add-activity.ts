import { sql } from 'kysely'
import type { Database } from '../../server/src/platform/database/database.ts'
import { wholeFirm } from '../../server/src/platform/database/scope.ts'

/** Adds the activity that seeded clients would have if a member of the firm had brought them to their state. */
export const addActivity = (database: Database, organization_uuid: string) =>
  database.inFirm(wholeFirm(organization_uuid), (tx) =>
    sql`insert into activity (organization_uuid, uuid, at, actor_kind, actor_id, act, subject)
      select c.organization_uuid, gen_random_uuid(), happened.at, 'member', m.user_id::text, happened.act, c.uuid::text
      from business_client c
      join membership m on m.organization_uuid = c.organization_uuid and m.role = 'owner'
      join client_contact k on k.organization_uuid = c.organization_uuid and k.business_client = c.uuid
      join client_invitation i on i.organization_uuid = k.organization_uuid and i.client_contact = k.uuid
      cross join lateral (
        values
          ('client_registered', least(c.relation_start, i.sent_at) - interval '1 minute'),
          ('invitation_sent', i.sent_at),
          ('client_archived', case when c.status = 'ARCHIVED' then business_now() end),
          ('access_removed', case when c.status = 'NO_ACCESS' then business_now() end)
      ) as happened (act, at)
      where c.organization_uuid = ${organization_uuid} and happened.at is not null`.execute(tx),
  )
