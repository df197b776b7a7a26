import { recordActivity } from '../activity/record-activity.ts'
import { clientStore } from '../clients/client.store.ts'
import type { Database } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import { invitationStore } from './invitation.store.ts'
import { type InvitationTokens, invitationUrl } from './invitation-token.ts'

interface Needs {
  database: Database
  tokens: InvitationTokens
  hubUrl: string
}

/** The link that the mail carries, made again for whoever passes it on by hand; written down each time. */
export const copyInvitationLink =
  ({ database, tokens, hubUrl }: Needs) =>
  (member: Member, uuid: string): Promise<{ url: string }> =>
    database.inFirm(member.organization_uuid, async (tx) => {
      const { organization_uuid } = member
      const known = await invitationStore.find(tx, organization_uuid, uuid)
      refuseUnless(known, 'not_found')
      await clientStore.lock(tx, organization_uuid, known.business_client)
      const generation = await invitationStore.findOpenGeneration(tx, organization_uuid, uuid)
      refuseUnless(generation, 'action_not_allowed')
      await recordActivity(tx, member, {
        organization_uuid,
        act: 'invitation_link_copied',
        subject: known.business_client,
        detail: { invitation: uuid, generation },
      })
      return { url: invitationUrl(hubUrl, uuid, tokens.tokenOf(uuid, generation)) }
    })
