import type { InvitationStatus } from '@partner-hub/contracts/clients/business-clients.ts'
import type { Move } from '@partner-hub/contracts/states/state-table.ts'
import { sql } from 'kysely'
import type { AcrossTransaction } from '../platform/database/database.ts'
import { nextReminder, passedReminders } from './reminder-plan.ts'

interface DueInvitation {
  organization_uuid: string
  uuid: string
  business_client: string
}

interface DueReminder {
  organization_uuid: string
  uuid: string
  generation: number
  number: number
  is_wanted: boolean
}

/** What becomes due for invitations in business time, in batches. */
export const sweepStore = {
  findExpired: async (tx: AcrossTransaction, batch: number): Promise<DueInvitation[]> => {
    const { rows } = await sql<DueInvitation>`select i.organization_uuid, i.uuid, k.business_client
      from client_invitation i
      join client_contact k on k.organization_uuid = i.organization_uuid and k.uuid = i.client_contact
      where i.invitation_status = 'PENDING' and i.expires_at <= business_now()
      order by i.expires_at limit ${batch}`.execute(tx)
    return rows
  },

  /** Only those still pending; an answer that came in meanwhile wins. */
  expire: async (
    tx: AcrossTransaction,
    uuids: readonly string[],
    { from, to }: Move<InvitationStatus>,
  ): Promise<Set<string>> => {
    const { rows } = await sql<{ uuid: string }>`update client_invitation
      set invitation_status = ${to}, reminder_due_at = null
      where uuid = any(${uuids}::uuid[]) and invitation_status = ${from} and expires_at <= business_now()
      returning uuid`.execute(tx)
    return new Set(rows.map(({ uuid }) => uuid))
  },

  /** `number` counts the reminder days that have passed, so after a long pause only one reminder is sent. */
  takeReminders: async (tx: AcrossTransaction, batch: number): Promise<DueReminder[]> => {
    const sentAt = sql<Date>`i.sent_at`
    const { rows } = await sql<DueReminder>`with due as (
        select i.organization_uuid, i.uuid,
          c.reminders and o.invitation_reminders and not i.reminders_refused as is_wanted,
          ${passedReminders(sentAt)} as number
        from client_invitation i
        join client_contact k on k.organization_uuid = i.organization_uuid and k.uuid = i.client_contact
        join business_client c on c.organization_uuid = k.organization_uuid and c.uuid = k.business_client
        join organization o on o.uuid = i.organization_uuid
        where i.invitation_status = 'PENDING' and i.reminder_due_at <= business_now() and i.expires_at > business_now()
        order by i.reminder_due_at limit ${batch} for update of i skip locked)
      update client_invitation i set reminder_due_at = ${nextReminder(sentAt)}
      from due where i.organization_uuid = due.organization_uuid and i.uuid = due.uuid
      returning i.organization_uuid, i.uuid, i.generation, due.number, due.is_wanted`.execute(tx)
    return rows
  },
}
