import type { BillingOwner, InvitationStatus } from '@partner-hub/contracts/clients/business-clients.ts'
import type { Move } from '@partner-hub/contracts/states/state-table.ts'
import { sql } from 'kysely'
import type { AcrossTransaction, FirmTransaction } from '../platform/database/database.ts'
import { instant } from '../platform/database/instant.sql.ts'

/** The invitation behind a link. */
export interface LinkedInvitation {
  organization_uuid: string
  uuid: string
  generation: number
  invitation_status: InvitationStatus
  invitation_email: string
  is_late: boolean
  /** The firm has copied the link too. */
  is_copied: boolean
  business_client: string
  account_id: string
  client_name: string
  /** URL of the books, once Books knows the person who accepted. */
  open_url: string | null
  first_name: string
  last_name: string
  firm_name: string
  logo_key: string | null
  payer: BillingOwner
  firm_has_access: boolean
  /** Only during the trial. */
  trial_ends_at: string | null
  expires_at: string
  sent_at: string
  withdrawn_at: string | null
  /** Only if within the last day. */
  asked_at: string | null
  message: string | null
  decided_by: number | null
}

const isAskedToday = sql<boolean>`coalesce(i.asked_at > now() - interval '1 day', false)`

/** The owner's side of invitations: reads across firms by link, writes in the firm it finds. */
export const acceptanceStore = {
  findByUuid: async (tx: AcrossTransaction, uuid: string): Promise<LinkedInvitation | undefined> => {
    const { rows } = await sql<LinkedInvitation>`select i.organization_uuid, i.uuid, i.generation, i.invitation_status,
        coalesce(i.invitation_email, '') as invitation_email, coalesce(i.expires_at <= business_now(), true) as is_late,
        i.copied_generation is not distinct from i.generation as is_copied,
        c.uuid as business_client, c.account_id, c.client_name, k.first_name, k.last_name,
        o.name as firm_name, o.logo_key, c.billing_owner as payer,
        has_access(c.status, c.earlier_status) as firm_has_access, ${instant('i.expires_at')} as expires_at,
        case when effective_status(s.status, s.trial_ends_at, business_now()) = 'ACTIVE_TRIAL'
          then ${instant('s.trial_ends_at')} end as trial_ends_at,
        ${instant('i.sent_at')} as sent_at, ${instant('i.withdrawn_at')} as withdrawn_at,
        case when ${isAskedToday} then ${instant('i.asked_at')} end as asked_at,
        i.invitation_message_body as message, i.decided_by,
        case when i.linked_at is not null then c.ml_redirect_url end as open_url
      from client_invitation i
      join client_contact k on k.organization_uuid = i.organization_uuid and k.uuid = i.client_contact
      join business_client c on c.organization_uuid = k.organization_uuid and c.uuid = k.business_client
      join organization o on o.uuid = i.organization_uuid
      join subscription s on s.account_id = c.account_id
      where i.uuid = ${uuid} and i.generation > 0`.execute(tx)
    return rows[0]
  },

  /** Open invitations that were ever sent to this address, newest first. */
  listOpenTo: async (tx: AcrossTransaction, recipient_key: string) => {
    const { rows } = await sql<Pick<LinkedInvitation, 'uuid' | 'generation' | 'invitation_email'>>`
      select i.uuid, i.generation, coalesce(i.invitation_email, '') as invitation_email
      from client_invitation i
      where i.invitation_status = 'PENDING' and i.expires_at > business_now() and (i.organization_uuid, i.uuid) in (
        select s.organization_uuid, s.client_invitation from invitation_send s where s.recipient_key = ${recipient_key})
      order by i.sent_at desc`.execute(tx)
    return rows
  },

  /** This owner's accounts, each with the URL of its books once Books knows them as the owner. */
  listOwned: async (tx: AcrossTransaction, owner_id: number) => {
    const { rows } = await sql<Pick<LinkedInvitation, 'open_url'>>`select max(c.ml_redirect_url) as open_url
      from account a
      left join (business_client c
        join client_contact k on k.organization_uuid = c.organization_uuid and k.business_client = c.uuid
        join client_invitation i on i.organization_uuid = k.organization_uuid and i.client_contact = k.uuid)
        on c.account_id = a.account_id and i.decided_by = a.owner_id and i.linked_at is not null
      where a.owner_id = ${owner_id}
      group by a.account_id`.execute(tx)
    return rows
  },

  /** Of two concurrent answers one wins: the status must be unchanged and the link still the newest. */
  decide: async (
    tx: FirmTransaction,
    { organization_uuid, uuid, generation }: LinkedInvitation,
    { from, to }: Move<InvitationStatus>,
    decided_by: number | null,
  ): Promise<boolean> => {
    const { numUpdatedRows } = await tx
      .updateTable('client_invitation')
      .set({ invitation_status: to, decided_by, decided_at: sql`now()`, reminder_due_at: null })
      .where('organization_uuid', '=', organization_uuid)
      .where('uuid', '=', uuid)
      .where('generation', '=', generation)
      .where('invitation_status', '=', from)
      .where('expires_at', '>', sql<Date>`business_now()`)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  },

  /** Once a day: undefined if a new invitation was already requested within the last day. */
  noteAsked: async (
    tx: FirmTransaction,
    { organization_uuid, uuid }: LinkedInvitation,
  ): Promise<string | undefined> => {
    const { rows } = await sql<{ asked_at: string }>`update client_invitation i
      set asked_at = date_trunc('milliseconds', now())
      where i.organization_uuid = ${organization_uuid} and i.uuid = ${uuid} and not ${isAskedToday}
      returning ${instant('i.asked_at')} as asked_at`.execute(tx)
    return rows[0]?.asked_at
  },

  findOwner: async (tx: AcrossTransaction, account_id: string): Promise<number | null> => {
    const account = await tx
      .selectFrom('account')
      .select('owner_id')
      .where('account_id', '=', account_id)
      .executeTakeFirstOrThrow()
    return account.owner_id
  },

  /** Books now knows this person as the owner, whichever firm invited them. */
  noteLinked: (tx: AcrossTransaction, account_id: string, owner_id: number) =>
    sql`update client_invitation i set linked_at = now()
      from client_contact k
      join business_client c on c.organization_uuid = k.organization_uuid and c.uuid = k.business_client
      where k.organization_uuid = i.organization_uuid and k.uuid = i.client_contact and c.account_id = ${account_id}
        and i.invitation_status = 'ACCEPTED' and i.decided_by = ${owner_id} and i.linked_at is null`.execute(tx),
}
