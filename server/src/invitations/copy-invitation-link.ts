import { recordActivity } from '../activity/record-activity.ts'
import type { Database } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import { invitationStore } from './invitation.store.ts'
import { type InvitationTokens, invitationUrl } from './invitation-token.ts'
import { lockInvitation } from './lock-invitation.ts'

interface Needs {
  database: Database
  tokens: InvitationTokens
  hubUrl: string
}

/** The same link as in the mail, for a member who wants to pass it on. Each copy is recorded. */
export const copyInvitationLink =
  ({ database, tokens, hubUrl }: Needs) =>
  (member: Member, uuid: string): Promise<{ url: string }> =>
    database.inFirm(member, async (tx) => {
      const { organization_uuid } = member
      const { invitation } = await lockInvitation(tx, organization_uuid, uuid)
      const generation = await invitationStore.findOpenGeneration(tx, organization_uuid, uuid)
      refuseUnless(generation, 'action_not_allowed')
      await invitationStore.noteCopied(tx, organization_uuid, uuid, generation)
      await recordActivity(tx, member, {
        organization_uuid,
        act: 'invitation_link_copied',
        subject: invitation.business_client,
        detail: { invitation: uuid, generation },
      })
      return { url: invitationUrl(hubUrl, uuid, tokens.tokenOf(uuid, generation)) }
    })
