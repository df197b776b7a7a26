import type { ClientInvitation } from '@partner-hub/contracts/invitations.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Database, FirmTransaction } from '../platform/database/database.ts'

const instant = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The record as it is answered. */
const record = (firm: string, uuid: string): RawBuilder<ClientInvitation> =>
  sql<ClientInvitation>`select i.uuid, i.invitation_email, i.invitation_subject, i.invitation_message_body,
      i.client_contact, i.invitation_status, i.delivery, i.delivery_problem, ${instant('i.sent_at')} as sent_at,
      ${instant('i.expires_at')} as expires_at,
      case when i.invitation_status <> 'ACCEPTED' then (select to_char((max(at) + interval '1 hour') at time zone 'UTC',
        'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from invitation_send s where s.organization_uuid = i.organization_uuid
        and s.client_invitation = i.uuid) end as resend_at,
      c.reminders, o.invitation_reminders as firm_reminders
    from client_invitation i
    join client_contact k on k.organization_uuid = i.organization_uuid and k.uuid = i.client_contact
    join business_client c on c.organization_uuid = k.organization_uuid and c.uuid = k.business_client
    join organization o on o.uuid = i.organization_uuid
    where i.organization_uuid = ${firm} and i.uuid = ${uuid}`

/** Invitations and what was sent of them: these tables' SQL. */
export const invitationStore = {
  read: async (database: Pick<Database, 'readInFirm'>, firm: string, uuid: string) =>
    (await database.readInFirm(firm, record(firm, uuid)))[0],

  find: async (tx: FirmTransaction, firm: string, uuid: string) => (await record(firm, uuid).execute(tx)).rows[0],

  /** Every contact begins with one, not sent yet. */
  insertDraft: (
    tx: FirmTransaction,
    draft: {
      organization_uuid: string
      uuid: string
      client_contact: string
      invitation_email: string | null
      created_at: Date
    },
  ) =>
    tx
      .insertInto('client_invitation')
      .values({ ...draft, invitation_status: 'DRAFT' })
      .execute(),
}
