import { type RawBuilder, sql } from 'kysely'

/** Decision 77: whoever did it, while they belong to the firm, else each of its owners. Joined as `m`. */
export const whomToTell = (organization: RawBuilder<string>, doer: RawBuilder<number>) =>
  sql`lateral (select m.user_id from membership m where m.organization_uuid = ${organization} and (m.user_id = ${doer}
    or m.role = 'owner' and not exists (select from membership d
      where d.organization_uuid = m.organization_uuid and d.user_id = ${doer}))) m on true`
