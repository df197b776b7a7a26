import { sql } from 'kysely'
import type { ExportedClient } from '../client-list/client-csv.ts'
import type { FirmTransaction } from '../platform/database/database.ts'
import type { OfRun } from './client-run.store.ts'

/**
 * The run's clients that are done. Reads the source tables instead of the list's rows: the export also includes records
 * that the list cannot show.
 */
export const listExported = async (tx: FirmTransaction, of: OfRun): Promise<ExportedClient[]> => {
  const { rows } = await sql<ExportedClient>`select c.client_name,
      btrim(coalesce(o.first_name, '') || ' ' || coalesce(o.last_name, '')) as owner,
      coalesce(i.invitation_email, o.contact_email) as email, coalesce(o.contact_phone, o.contact_mobile) as phone,
      coalesce(i.invitation_status, 'DRAFT') as invitation_status,
      shown_status(c.status, s.status) as shown_status,
      case when s.status = 'ACTIVE_TRIAL' then s.trial_ends_at end as trial_ends_at,
      s.display_name, s.billing_interval, s.staff_limits, c.billing_owner, c.business_currency as currency, c.relation_start,
      c.status = 'ARCHIVED' as is_archived
    from client_run_item item
    join business_client c on c.organization_uuid = item.organization_uuid and c.uuid = item.business_client
    left join subscription s on s.account_id = c.account_id
    left join client_contact o
      on o.organization_uuid = c.organization_uuid and o.business_client = c.uuid and o.is_business_owner
    left join lateral newest_invitation(o.organization_uuid, o.uuid) i on true
    where item.organization_uuid = ${of.organization_uuid} and item.run = ${of.run} and item.outcome = 'done'
    order by item.position`.execute(tx)
  return rows
}
