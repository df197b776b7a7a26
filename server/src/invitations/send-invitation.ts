import type { ClientInvitation, InvitationForm } from '@partner-hub/contracts/invitations/invitations.ts'
import type { Database } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import type { IsCurrent, Versioned } from '../platform/http/entity-tag.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import type { Once } from '../platform/idempotency/once.ts'
import { invitationStore } from './invitation.store.ts'
import { invitationMail } from './invitation-mail.ts'
import { invitationRecord, versionOf } from './invitation-record.ts'
import { lockOpenInvitation } from './lock-invitation.ts'
import { putOnItsWay, type SendingNeeds } from './put-on-its-way.ts'

interface Needs extends SendingNeeds {
  database: Database
}

interface SendRequest extends InvitationForm {
  client_contact?: string | undefined
}

/** Returns once the invitation is committed; the mail itself may take longer. */
export const sendInvitation =
  (needs: Needs) =>
  async (
    member: Member,
    uuid: string,
    { client_contact, ...form }: SendRequest,
    { once, isCurrent }: { once: Once; isCurrent: IsCurrent },
  ): Promise<Versioned<ClientInvitation>> => {
    const { database, stories } = needs
    const firm = member.organization_uuid
    const { invitation, generation } = await database.inFirm(member, async (tx) => {
      const sent = await once(tx, async () => {
        const known = await lockOpenInvitation(tx, firm, uuid, client_contact)
        refuseUnless(isCurrent(versionOf(known)), 'stale')
        await putOnItsWay(needs, tx, member, known, form)
        return { generation: known.generation + 1 }
      })
      return { ...sent, invitation: invitationRecord(await invitationStore.find(tx, firm, uuid)) }
    })
    void stories.start(invitationMail(firm, uuid, generation))
    return invitation
  }
