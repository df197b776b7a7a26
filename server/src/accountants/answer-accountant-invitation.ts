import { type Act, recordActivity } from '../activity/record-activity.ts'
import { lockAccount } from '../clients/lock-client.ts'
import type { Database, FirmTransaction } from '../platform/database/database.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import type { Member } from '../platform/http/caller.ts'
import { Refusal, refuseUnless } from '../platform/http/refusal.ts'
import type { Once } from '../platform/idempotency/once.ts'
import { announce } from '../platform/live/announce.ts'
import type { Stories } from '../platform/workflow/stories.ts'
import { provisioningOf } from '../registration/provision-client.ts'
import { accountantInvitationStore, type StoredInvitation } from './accountant-invitation.store.ts'
import { joinClient } from './join-client.ts'
import { answerToBooks } from './tell-of-invitation.ts'

interface Needs {
  database: Database
  stories: Stories
}

/** The business becomes the firm's client with the commit (PERM-08); a story then fetches its URL and settings. */
export const acceptAccountantInvitation =
  ({ database, stories }: Needs) =>
  async (member: Member, uuid: string, once: Once): Promise<{ business_client: string }> => {
    const { organization_uuid: firm } = member
    const answered = await database.inFirm(wholeFirm(firm), (tx) =>
      once(tx, async () => {
        const invitation = await pending(tx, member, uuid)
        const business_client = await joinClient(tx, member, invitation)
        await note(tx, member, { uuid, state: 'ACCEPTED', act: 'accountant_invitation_accepted', business_client })
        for (const story of [provisioningOf(firm, business_client), answerToBooks(uuid)]) await stories.write(tx, story)
        return { business_client }
      }),
    )
    for (const story of [provisioningOf(firm, answered.business_client), answerToBooks(uuid)]) void stories.start(story)
    return answered
  }

export const declineAccountantInvitation =
  ({ database, stories }: Needs) =>
  async (member: Member, uuid: string, once: Once): Promise<{ declined: true }> => {
    const answered = await database.inFirm(wholeFirm(member.organization_uuid), (tx) =>
      once(tx, async () => {
        await pending(tx, member, uuid)
        await note(tx, member, { uuid, state: 'DECLINED', act: 'accountant_invitation_declined' })
        await stories.write(tx, answerToBooks(uuid))
        return { declined: true as const }
      }),
    )
    void stories.start(answerToBooks(uuid))
    return answered
  }

/** Locks the account before its invitation, in the same order as the copying of its team. */
const pending = async (tx: FirmTransaction, member: Member, uuid: string): Promise<StoredInvitation> => {
  const known = await accountantInvitationStore.find(tx, member, uuid)
  refuseUnless(known, 'not_found')
  await lockAccount(tx, known.account_id)
  const invitation = await accountantInvitationStore.lock(tx, member, uuid)
  refuseUnless(invitation, 'not_found')
  const isOver = invitation.state === 'WITHDRAWN' || invitation.state === 'EXPIRED'
  if (invitation.state !== 'PENDING') throw new Refusal(isOver ? 'link_expired' : 'link_used')
  return invitation
}

interface Answer {
  uuid: string
  state: 'ACCEPTED' | 'DECLINED'
  act: Act
  business_client?: string
}

const note = async (tx: FirmTransaction, member: Member, { uuid, state, act, business_client }: Answer) => {
  const { organization_uuid } = member
  await accountantInvitationStore.decide(tx, uuid, state, member.user_id)
  await recordActivity(tx, member, { organization_uuid, act, subject: business_client ?? uuid })
  await announce(tx, organization_uuid, 'accountant_invitations')
}
