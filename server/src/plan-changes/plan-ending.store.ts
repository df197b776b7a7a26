import { sql } from 'kysely'
import type { CalendarDate } from '../billing/billing-period.ts'
import type { Database } from '../platform/database/database.ts'
import { wholeFirm } from '../platform/database/scope.ts'

interface Ending {
  user_id: number
  email: string
  first_name: string
  client_name: string
  ends_on: CalendarDate
}

/** Plans that end because the firm has lost its access. */
export const planEndingStore = {
  /** One row per person to notify; none if the plan goes on or has ended. */
  find: (database: Pick<Database, 'readInFirm'>, firm: string, client: string): Promise<Ending[]> =>
    database.readInFirm(
      wholeFirm(firm),
      sql<Ending>`select u.id as user_id, u.email, u.first_name, c.client_name, s.ends_on
        from business_client c
        join subscription s on s.account_id = c.account_id and s.status = 'ACTIVE' and s.ends_on is not null
        join whom_to_tell(c.organization_uuid, c.created_by, c.uuid) m on true
        join users u on u.id = m.user_id
        where c.organization_uuid = ${firm} and c.uuid = ${client} and c.billing_owner = 'ACCOUNTANT'
          and not has_access(c.status, c.earlier_status)
        order by u.id`,
    ),
}
