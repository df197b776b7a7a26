import type { InvitationStatus } from '@partner-hub/contracts/clients/business-clients.ts'
import {
  type ClientInvitation,
  INVITATION_DAYS,
  type InvitationForm,
} from '@partner-hub/contracts/invitations/invitations.ts'
import type { Move, Start } from '@partner-hub/contracts/states/state-table.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Database, FirmTransaction } from '../platform/database/database.ts'
import { instant } from '../platform/database/instant.sql.ts'
import type { Scope } from '../platform/database/scope.ts'
import { inDays, nextReminder } from './reminder-plan.ts'

export type StoredInvitation = ClientInvitation & { generation: number; is_withdrawn: boolean; business_client: string }

/** The record as returned, plus fields that are never sent. */
const stored = (firm: string, uuid: string): RawBuilder<StoredInvitation> =>
  sql<StoredInvitation>`select i.uuid, i.invitation_email, i.invitation_subject, i.invitation_message_body,
      i.client_contact, i.invitation_status, i.delivery, i.delivery_problem, ${instant('i.sent_at')} as sent_at,
      ${instant('i.expires_at')} as expires_at,
      iso_instant(resend_at(i.invitation_status, (select max(s.at) from invitation_send s
        where s.organization_uuid = i.organization_uuid and s.client_invitation = i.uuid))) as resend_at,
      c.reminders, o.invitation_reminders as firm_reminders, i.reminders_refused, i.generation,
      i.withdrawn_at is not null as is_withdrawn, c.uuid as business_client
    from client_invitation i
    join client_contact k on k.organization_uuid = i.organization_uuid and k.uuid = i.client_contact
    join business_client c on c.organization_uuid = k.organization_uuid and c.uuid = k.business_client
    join organization o on o.uuid = i.organization_uuid
    where i.organization_uuid = ${firm} and i.uuid = ${uuid}`

/** Invitations: this table's SQL. */
export const invitationStore = {
  read: async (database: Pick<Database, 'readInFirm'>, scope: Scope, uuid: string) =>
    (await database.readInFirm(scope, stored(scope.organization_uuid, uuid)))[0],

  find: async (tx: FirmTransaction, firm: string, uuid: string) => (await stored(firm, uuid).execute(tx)).rows[0],

  /** The owner's newest invitation, which the client's row shows. */
  findOfOwner: async (tx: FirmTransaction, firm: string, client: string): Promise<string | undefined> => {
    const { rows } = await sql<{ uuid: string }>`select i.uuid
      from client_contact k, lateral newest_invitation(k.organization_uuid, k.uuid) i
      where k.organization_uuid = ${firm} and k.business_client = ${client} and k.is_business_owner`.execute(tx)
    return rows[0]?.uuid
  },

  /** The generation of a link that can be answered now. */
  findOpenGeneration: async (tx: FirmTransaction, firm: string, uuid: string): Promise<number | undefined> => {
    const open = await tx
      .selectFrom('client_invitation')
      .select('generation')
      .where('organization_uuid', '=', firm)
      .where('uuid', '=', uuid)
      .where('invitation_status', '=', 'PENDING')
      .where('generation', '>', 0)
      .where('expires_at', '>', sql<Date>`business_now()`)
      .executeTakeFirst()
    return open?.generation
  },

  /** Notes that a member copied this generation's link. */
  noteCopied: (tx: FirmTransaction, firm: string, uuid: string, copied_generation: number) =>
    tx
      .updateTable('client_invitation')
      .set({ copied_generation })
      .where('organization_uuid', '=', firm)
      .where('uuid', '=', uuid)
      .execute(),

  /** Every contact starts with an unsent invitation. */
  insertDraft: (
    tx: FirmTransaction,
    draft: {
      organization_uuid: string
      uuid: string
      client_contact: string
      invitation_email: string | null
      created_at: Date
    },
    { to }: Start<InvitationStatus>,
  ) =>
    tx
      .insertInto('client_invitation')
      .values({ ...draft, invitation_status: to })
      .execute(),

  /** For a client that invited the firm: its owner was in Books first (DEC-62). */
  insertAccepted: (
    tx: FirmTransaction,
    accepted: { organization_uuid: string; uuid: string; client_contact: string },
    { to }: Start<InvitationStatus>,
  ) =>
    tx
      .insertInto('client_invitation')
      .values({ ...accepted, invitation_status: to, created_at: sql`now()`, decided_at: sql`now()` })
      .execute(),

  refuseReminders: (tx: FirmTransaction, firm: string, uuid: string) =>
    tx
      .updateTable('client_invitation')
      .set({ reminders_refused: true })
      .where('organization_uuid', '=', firm)
      .where('uuid', '=', uuid)
      .execute(),

  /** Looks as if it was never sent. The generation stays, so that its links are recognized as withdrawn. */
  withdraw: (tx: FirmTransaction, firm: string, uuid: string, { from, to }: Move<InvitationStatus>) =>
    tx
      .updateTable('client_invitation')
      .set({
        invitation_status: to,
        withdrawn_at: sql<Date>`business_now()`,
        reminder_due_at: null,
        delivery: null,
        delivery_problem: null,
      })
      .where('organization_uuid', '=', firm)
      .where('uuid', '=', uuid)
      .where('invitation_status', '=', from)
      .execute(),

  /** Starts a new link and clears earlier answers and deliveries. */
  markSent: (
    tx: FirmTransaction,
    { organization_uuid, uuid }: { organization_uuid: string; uuid: string },
    sent: InvitationForm & { generation: number; token_hash: Buffer; sent_by: number; reminders_refused: boolean },
    { from, to }: Move<InvitationStatus>,
  ) => {
    const now = sql<Date>`business_now()`
    return tx
      .updateTable('client_invitation')
      .set({
        ...sent,
        invitation_status: to,
        sent_at: now,
        expires_at: sql<Date>`${now} + ${inDays(sql.lit(INVITATION_DAYS))}`,
        // Whether to send it is decided on that day.
        reminder_due_at: nextReminder(now),
        delivery: 'WAITING',
        delivery_problem: null,
        delivery_at: null,
        decided_at: null,
        decided_by: null,
        linked_at: null,
        withdrawn_at: null,
      })
      .where('organization_uuid', '=', organization_uuid)
      .where('uuid', '=', uuid)
      .where('invitation_status', '=', from)
      .execute()
  },
}
