import { startingValues } from '@partner-hub/contracts/invitations/invitation-words.ts'
import { InvitationForm } from '@partner-hub/contracts/invitations/invitations.ts'
import { findContact } from '../clients/find-contact.ts'
import { findFirm, listTemplates } from '../firms/find-firm.ts'
import { getPerson } from '../people/find-person.ts'
import type { FirmTransaction } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import { Refusal, refuseUnless } from '../platform/http/refusal.ts'
import type { Story } from '../platform/workflow/stories.ts'
import { invitationStore, type StoredInvitation } from './invitation.store.ts'
import { lockOpenInvitation } from './lock-invitation.ts'
import { putOnItsWay, type SendingNeeds } from './put-on-its-way.ts'

/** Invites a client's owner with the editor's default text, as part of a run over several clients. */
export const inviteOwner =
  (needs: SendingNeeds) =>
  async (tx: FirmTransaction, member: Member, client: string): Promise<Story> => {
    const firm = member.organization_uuid
    const uuid = await invitationStore.findOfOwner(tx, firm, client)
    refuseUnless(uuid, 'action_not_allowed')
    const invitation = await lockOpenInvitation(tx, firm, uuid)
    return putOnItsWay(needs, tx, member, invitation, checked(await wordsFor(tx, member, invitation)))
  }

const wordsFor = async (tx: FirmTransaction, { organization_uuid, user_id }: Member, invitation: StoredInvitation) => {
  const [contact, organization, [template], sender] = await Promise.all([
    findContact(tx, organization_uuid, invitation.client_contact),
    findFirm(tx, organization_uuid),
    listTemplates(tx, organization_uuid),
    getPerson(tx, user_id),
  ])
  refuseUnless(contact && organization, 'not_found')
  const values = {
    organization_name: organization.name,
    recipient_first_name: contact.first_name,
    senders_first_name: sender.first_name,
  }
  return startingValues({ contact, invitation, template, values })
}

/** Validated like the form: no one has checked what a long name does to the template. */
const checked = (words: InvitationForm): InvitationForm => {
  const { data, error } = InvitationForm.safeParse(words)
  if (data) return data
  const [first] = error.issues
  throw new Refusal('invalid_input', { fields: { [first?.path.join('.') ?? '']: first?.message ?? '' } })
}
