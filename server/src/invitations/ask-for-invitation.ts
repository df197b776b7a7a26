import { recordActivity } from '../activity/record-activity.ts'
import { lockClient } from '../clients/lock-client.ts'
import type { Database } from '../platform/database/database.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import { announceClients } from '../platform/live/announce.ts'
import type { Stories } from '../platform/workflow/stories.ts'
import { acceptanceStore } from './acceptance.store.ts'
import type { FindLink } from './find-linked-invitation.ts'
import { askNotice } from './invitation-mail.ts'

interface Needs {
  database: Database
  stories: Stories
  findLink: FindLink
}

/** DEC-88: notifies the firm, once a day. The owner gets nothing until someone at the firm sends it. */
export const askForInvitation =
  ({ database, stories, findLink }: Needs) =>
  async (token: string): Promise<{ asked_at: string }> => {
    const link = await findLink(token)
    refuseUnless(link, 'not_found')
    refuseUnless(link.state === 'expired' || link.state === 'replaced', 'action_not_allowed')
    const { organization_uuid, uuid, business_client, generation } = link.invitation
    const asked_at = await database.inFirm(wholeFirm(organization_uuid), async (tx) => {
      await lockClient(tx, organization_uuid, business_client)
      const asked_at = await acceptanceStore.noteAsked(tx, link.invitation)
      if (asked_at === undefined) return undefined
      await stories.write(tx, askNotice(organization_uuid, uuid, asked_at, generation))
      const actor = { kind: 'machine', name: 'invitation link' } as const
      const detail = { invitation: uuid }
      await recordActivity(tx, actor, {
        organization_uuid,
        act: 'invitation_asked_for',
        subject: business_client,
        detail,
      })
      await announceClients(tx, [business_client])
      return asked_at
    })
    if (asked_at === undefined) {
      const link = await findLink(token)
      refuseUnless(link?.invitation.asked_at, 'action_not_allowed')
      return { asked_at: link.invitation.asked_at }
    }
    void stories.start(askNotice(organization_uuid, uuid, asked_at, generation))
    return { asked_at }
  }
