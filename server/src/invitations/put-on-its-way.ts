import type { InvitationForm } from '@partner-hub/contracts/invitations/invitations.ts'
import { emailKey } from '@partner-hub/contracts/words/email-key.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { refreshRows } from '../client-list/refresh-rows.ts'
import { storeContactEmail } from '../clients/store-contact-email.ts'
import { isSuppressed } from '../mail-delivery/is-suppressed.ts'
import { wall } from '../platform/clock/clock.ts'
import type { FirmTransaction } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { newUuid } from '../platform/ids/ids.ts'
import { hashOf } from '../platform/ids/secrets.ts'
import type { Log } from '../platform/log/log.ts'
import type { Stories, Story } from '../platform/workflow/stories.ts'
import { invitationStore, type StoredInvitation } from './invitation.store.ts'
import { invitationMail } from './invitation-mail.ts'
import { keepQuotas } from './invitation-quota.ts'
import { invitationSendStore } from './invitation-send.store.ts'
import type { InvitationTokens } from './invitation-token.ts'
import type { OpenInvitation } from './lock-invitation.ts'

export interface SendingNeeds {
  stories: Stories
  tokens: InvitationTokens
  log: Log
}

/**
 * Runs in the caller's transaction, under the client's lock. The invitation becomes PENDING with a new link that voids
 * the previous one. Its mail is a story to start after the commit.
 */
export const putOnItsWay = async (
  { stories, tokens, log }: SendingNeeds,
  tx: FirmTransaction,
  member: Member,
  invitation: OpenInvitation,
  { invitation_email, invitation_subject, invitation_message_body }: InvitationForm,
): Promise<Story> => {
  const { organization_uuid } = member
  const { uuid, client_contact, business_client } = invitation
  const sending = {
    organization_uuid,
    client_invitation: uuid,
    client_contact,
    recipient_key: emailKey(invitation_email),
    is_resend: invitation.generation > 0,
  }
  if (await isSuppressed(tx, invitation_email))
    throw new Refusal('invalid_input', { fields: { invitation_email: 'invitation_email_suppressed' } })
  await keepQuotas(tx, log, sending)
  await invitationSendStore.insert(tx, { ...sending, uuid: newUuid(), at: wall.now() })

  const generation = invitation.generation + 1
  await invitationStore.markSent(
    tx,
    { organization_uuid, uuid },
    {
      invitation_email,
      invitation_subject,
      invitation_message_body,
      generation,
      token_hash: hashOf(tokens.tokenOf(uuid, generation)),
      sent_by: member.user_id,
      reminders_refused: invitation.reminders_refused && isSameAddress(invitation, invitation_email),
    },
    invitation.sending,
  )
  await storeContactEmail(tx, organization_uuid, client_contact, invitation_email)
  await recordActivity(tx, member, {
    organization_uuid,
    act: 'invitation_sent',
    subject: business_client,
    detail: { invitation: uuid, generation },
  })
  await refreshRows(tx, { organization_uuid, uuids: [business_client] })
  const mail = invitationMail(organization_uuid, uuid, generation)
  await stories.write(tx, mail)
  return mail
}

const isSameAddress = ({ invitation_email: before }: StoredInvitation, address: string): boolean =>
  before !== null && emailKey(before) === emailKey(address)
