import type { ClientInvitation, InvitationForm } from '@partner-hub/contracts/invitations.ts'
import { isWithoutPlan } from '@partner-hub/contracts/plan-state.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { clientRowsStore } from '../clients/client-rows.store.ts'
import { contactStore } from '../clients/contact.store.ts'
import { suppressionStore } from '../mail-delivery/suppression.store.ts'
import { wall } from '../platform/clock/clock.ts'
import type { Database, FirmTransaction } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import type { IsCurrent, Versioned } from '../platform/http/entity-tag.ts'
import { Refusal, refuseUnless } from '../platform/http/refusal.ts'
import type { Once } from '../platform/idempotency/once.ts'
import { newUuid } from '../platform/ids/ids.ts'
import { hashOf } from '../platform/ids/secrets.ts'
import type { Log } from '../platform/log/log.ts'
import type { Stories } from '../platform/workflow/stories.ts'
import { emailKey } from '../sign-in/user.store.ts'
import { invitationStore, type StoredInvitation } from './invitation.store.ts'
import { invitationMail } from './invitation-mail.ts'
import { keepQuotas } from './invitation-quota.ts'
import { invitationRecord } from './invitation-record.ts'
import { invitationSendStore } from './invitation-send.store.ts'
import type { InvitationTokens } from './invitation-token.ts'
import { lockInvitation } from './lock-invitation.ts'

interface Needs {
  database: Database
  stories: Stories
  tokens: InvitationTokens
  log: Log
}

interface Asked extends InvitationForm {
  client_contact?: string | undefined
}

/**
 * The invitation is PENDING, with a new link that voids the one before, and its mail is a story of the same
 * transaction: what is answered is sent, however long a mail server takes.
 */
export const sendInvitation =
  (needs: Needs) =>
  async (
    member: Member,
    uuid: string,
    asked: Asked,
    { once, isCurrent }: { once: Once; isCurrent: IsCurrent },
  ): Promise<Versioned<ClientInvitation>> => {
    const { database, stories } = needs
    const firm = member.organization_uuid
    const invitation = await database.inFirm(firm, async (tx) => {
      await once(tx, async () => {
        const known = await lockOpenInvitation(tx, firm, uuid, asked)
        refuseUnless(isCurrent(known.generation), 'stale')
        const generation = await write(needs, tx, member, known, asked)
        await stories.write(tx, invitationMail(firm, uuid, generation))
        return { generation }
      })
      return invitationRecord(await invitationStore.find(tx, firm, uuid))
    })
    void stories.start(invitationMail(firm, uuid, invitation.version))
    return invitation
  }

const lockOpenInvitation = async (
  tx: FirmTransaction,
  firm: string,
  uuid: string,
  { client_contact }: Asked,
): Promise<StoredInvitation> => {
  const { client, invitation } = await lockInvitation(tx, firm, uuid)
  refuseUnless((client_contact ?? invitation.client_contact) === invitation.client_contact, 'not_found')
  const isAccepted = [client, invitation].some(({ invitation_status }) => invitation_status === 'ACCEPTED')
  refuseUnless(client.status === 'ACTIVE' && !isAccepted, 'action_not_allowed')
  refuseUnless(!isWithoutPlan(client.subscription_status), 'plan_required')
  return invitation
}

const write = async (
  { tokens, log }: Needs,
  tx: FirmTransaction,
  member: Member,
  invitation: StoredInvitation,
  { invitation_email, invitation_subject, invitation_message_body }: Asked,
): Promise<number> => {
  const { organization_uuid } = member
  const { uuid, client_contact, business_client } = invitation
  const sending = {
    organization_uuid,
    client_invitation: uuid,
    client_contact,
    recipient_key: emailKey(invitation_email),
    is_resend: invitation.generation > 0,
  }
  if (await suppressionStore.isSuppressed(tx, invitation_email))
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
      isReminding: invitation.reminders && invitation.firm_reminders,
    },
  )
  await storeAddress(tx, organization_uuid, client_contact, invitation_email)
  await recordActivity(tx, member, {
    organization_uuid,
    act: 'invitation_sent',
    subject: business_client,
    detail: { invitation: uuid, generation },
  })
  await clientRowsStore.refreshRows(tx, { organization_uuid, uuids: [business_client] })
  return generation
}

/** Decision 21: the address of the invitation is the owner's from now on. */
const storeAddress = async (tx: FirmTransaction, firm: string, uuid: string, contact_email: string) => {
  const contact = await contactStore.find(tx, firm, uuid)
  if (!contact || contact.contact_email === contact_email) return
  refuseUnless(await contactStore.update(tx, firm, contact, { contact_email }), 'stale')
}
