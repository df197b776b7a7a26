import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import type { Scope } from '../platform/database/scope.ts'

interface StoredMoments {
  restores_to: 'ACTIVE' | 'NO_ACCESS' | null
  opening_failed_at: Date | null
  trial_ends_at: Date | null
  delivery_at: Date | null
  decided_at: Date | null
  withdrawn_at: Date | null
  next_reminder_at: Date | null
}

/** Timestamps from the client's own rows; who did what is in its activity. */
export const clientMomentsStore = {
  read: async (
    database: Pick<Database, 'readInFirm'>,
    scope: Scope,
    uuid: string,
  ): Promise<StoredMoments | undefined> => {
    const [moments] = await database.readInFirm(
      scope,
      sql<StoredMoments>`select
          case when c.status = 'ARCHIVED' then coalesce(c.earlier_status, 'NO_ACCESS') end as restores_to, c.opening_failed_at, s.trial_ends_at, i.delivery_at, i.decided_at, i.withdrawn_at,
          case when i.invitation_status = 'PENDING' and i.delivery = 'SENT' and c.status = 'ACTIVE' and c.reminders
            and o.invitation_reminders and not i.reminders_refused then i.reminder_due_at end as next_reminder_at
        from business_client c
        join organization o on o.uuid = c.organization_uuid
        join subscription s on s.account_id = c.account_id
        left join client_contact k
          on k.organization_uuid = c.organization_uuid and k.business_client = c.uuid and k.is_business_owner
        left join lateral newest_invitation(k.organization_uuid, k.uuid) i on true
        where c.organization_uuid = ${scope.organization_uuid} and c.uuid = ${uuid}`,
    )
    return moments
  },
}
