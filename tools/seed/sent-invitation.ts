import { sql } from 'kysely'
import { INVITATION_DAYS } from '../../contracts/invitations/invitations.ts'
import { fillPlaceholders } from '../../contracts/words/placeholders.ts'
import { firstTemplate } from '../../server/src/firms/first-template.ts'
import type { FirmTransaction } from '../../server/src/platform/database/database.ts'
import type { DemoClient } from './demo-clients.ts'

export const DEMO_PRODUCT = 'Northwind Books'

/** The member who invites, and the firm. */
export const findSender = (tx: FirmTransaction, organization_uuid: string) =>
  tx
    .selectFrom('organization as o')
    .innerJoin('membership as m', 'm.organization_uuid', 'o.uuid')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['o.name as organization_name', 'u.id as sent_by', 'u.first_name as senders_first_name'])
    .where('o.uuid', '=', organization_uuid)
    .where('m.role', '=', 'owner')
    .executeTakeFirstOrThrow()

type Sender = Awaited<ReturnType<typeof findSender>>

/**
 * The invitation as it is after sending, and after an answer or its expiry: its link can be copied and opened. It has no
 * reminders, so that a demo sends no mail by itself. Without an address it was never sent.
 */
export const sentInvitation = ({ contact_email, first_name, invitation_status }: DemoClient, sender: Sender) => {
  if (invitation_status === 'DRAFT' || contact_email === null) return unsent
  const values = { ...sender, recipient_first_name: first_name }
  const { template_subject, template_message_body } = firstTemplate(DEMO_PRODUCT)
  const daysAgo = invitation_status === 'EXPIRED' ? INVITATION_DAYS + 1 : 0
  const day = (after: number) => sql<Date>`business_now() + make_interval(hours => ${24 * (after - daysAgo)})`
  const isAnswered = invitation_status === 'ACCEPTED' || invitation_status === 'DECLINED'
  return {
    generation: 1,
    invitation_subject: fillPlaceholders(template_subject, values),
    invitation_message_body: fillPlaceholders(template_message_body, values),
    sent_by: sender.sent_by,
    sent_at: day(0),
    expires_at: day(INVITATION_DAYS),
    delivery: 'SENT',
    decided_at: isAnswered ? day(0) : null,
  }
}

const unsent = {
  generation: 0,
  invitation_subject: null,
  invitation_message_body: null,
  sent_by: null,
  sent_at: null,
  expires_at: null,
  delivery: null,
  decided_at: null,
}
