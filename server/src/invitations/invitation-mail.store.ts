import { sql } from 'kysely'
import type { Database, FirmTransaction } from '../platform/database/database.ts'
import { wholeFirm } from '../platform/database/scope.ts'

export interface MailedInvitation {
  generation: number
  invitation_email: string
  invitation_subject: string
  invitation_message_body: string
  expires_at: Date
  delivery: string
  client_name: string
  firm_name: string
  logo_key: string | null
  /** The sender's address. */
  reply_to: string | null
  sender_name: string
  /** Whether a reminder may still be sent. */
  is_reminding: boolean
}

export interface OneSending {
  organization_uuid: string
  uuid: string
  generation: number
}

export type Outcome = { delivery: 'SENT'; problem?: undefined } | { delivery: 'FAILED' | 'BOUNCED'; problem: string }

/** What the story of an invitation's mail reads and records. */
export const invitationMailStore = {
  /** Undefined once it was sent again, answered or has expired. */
  find: async (
    database: Pick<Database, 'readInFirm'>,
    { organization_uuid, uuid, generation }: OneSending,
  ): Promise<MailedInvitation | undefined> => {
    const rows = await database.readInFirm(
      wholeFirm(organization_uuid),
      sql<MailedInvitation>`select i.generation, i.invitation_email, i.invitation_subject, i.invitation_message_body,
          i.expires_at, i.delivery, c.client_name, o.name as firm_name, o.logo_key, u.email as reply_to,
          coalesce(concat_ws(' ', u.first_name, u.last_name), '') as sender_name,
          c.reminders and o.invitation_reminders and not i.reminders_refused and c.status = 'ACTIVE' as is_reminding
        from client_invitation i
        join client_contact k on k.organization_uuid = i.organization_uuid and k.uuid = i.client_contact
        join business_client c on c.organization_uuid = k.organization_uuid and c.uuid = k.business_client
        join organization o on o.uuid = i.organization_uuid
        -- The sender, while they see the client: replies must not go to anyone who doesn't.
        left join lateral (select p.* from whom_to_tell(i.organization_uuid, i.sent_by, c.uuid) w
          join users p on p.id = w.user_id order by p.id limit 1) u on true
        where i.organization_uuid = ${organization_uuid} and i.uuid = ${uuid} and i.generation = ${generation}
          and i.invitation_status = 'PENDING' and i.expires_at > business_now()`,
    )
    return rows[0]
  },

  /** False if it changes nothing: sent again since, answered, or already bounced. */
  noteDelivery: async (
    tx: FirmTransaction,
    { organization_uuid, uuid, generation }: OneSending,
    { delivery, problem }: Outcome,
  ): Promise<boolean> => {
    const noted = await tx
      .updateTable('client_invitation')
      .set({ delivery, delivery_problem: problem ?? null, delivery_at: sql`business_now()` })
      .where('organization_uuid', '=', organization_uuid)
      .where('uuid', '=', uuid)
      .where('generation', '=', generation)
      .where('invitation_status', '=', 'PENDING')
      .where('delivery', 'in', ['WAITING', 'SENT'])
      .executeTakeFirst()
    return noted.numUpdatedRows > 0n
  },
}
