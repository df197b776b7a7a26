import { type RawBuilder, sql } from 'kysely'

/** Decision 77: whoever did it, while they belong to the firm, else its owner. Joined as `m`. */
export const whomToTell = (organization: RawBuilder<string>, doer: RawBuilder<number>) =>
  sql`lateral (select m.user_id from membership m where m.organization_uuid = ${organization}
    order by m.user_id = ${doer} desc nulls last, m.role = 'owner' desc, m.user_id limit 1) m on true`
