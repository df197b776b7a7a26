import type { Stage } from './stage.ts'

/** What a registration writes, each exactly once per firm. */
const pieces = `
  (select count(*) from account a where a.account_id = o.account_id) = 1
  and (select count(*) from business b where b.account_id = o.account_id) = 1
  and (select count(*) from membership m where m.organization_uuid = o.uuid) = 1
  and (select count(*) from identity i where i.organization_uuid = o.uuid) = 1
  and (select count(*) from user_service_group g where g.organization_uuid = o.uuid) = 1
  and (select count(*) from email_template t where t.organization_uuid = o.uuid) = 1
  and (select count(*) from client_counts c where c.organization_uuid = o.uuid) = 1
  and (select count(*) from activity y where y.organization_uuid = o.uuid and y.act = 'organization_registered') = 1`

export interface Firms {
  firms: number
  whole: number
  /** Accounts without a firm, left behind by an incomplete registration. */
  orphans: number
  /** People with more than one firm. */
  doubled: number
  uuids: Set<string>
}

/** The firms as the database has them. */
export const countFirms = async ({ admin }: Pick<Stage, 'admin'>): Promise<Firms> => {
  const all = await admin.query<{ uuid: string; whole: boolean }>(
    `select o.uuid, ${pieces} as whole from organization o`,
  )
  const more = await admin.query<{ orphans: number; doubled: number }>(`select
    (select count(*)::int from account a where not exists (select from organization o where o.account_id = a.account_id)) as orphans,
    (select count(*)::int from (select user_id from identity group by user_id having count(*) > 1) as twice) as doubled`)
  const { orphans = 0, doubled = 0 } = more.rows[0] ?? {}
  return {
    firms: all.rows.length,
    whole: all.rows.filter(({ whole }) => whole).length,
    orphans,
    doubled,
    uuids: new Set(all.rows.map(({ uuid }) => uuid)),
  }
}
