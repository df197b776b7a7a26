import { invitationStates } from '@partner-hub/contracts/invitations/invitation-states.ts'
import { emailKey } from '@partner-hub/contracts/words/email-key.ts'
import { setAccountOwner } from '../accounts/set-account-owner.ts'
import { type Act, recordActivity } from '../activity/record-activity.ts'
import { refreshRows } from '../client-list/refresh-rows.ts'
import { lockAccount, lockClient } from '../clients/lock-client.ts'
import { getPerson } from '../people/find-person.ts'
import { renamePerson } from '../people/rename-person.ts'
import type { Database, FirmTransaction } from '../platform/database/database.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import type { Actor, Person } from '../platform/http/caller.ts'
import { refuse, refuseUnless } from '../platform/http/refusal.ts'
import type { Stories } from '../platform/workflow/stories.ts'
import { acceptanceStore, type LinkedInvitation } from './acceptance.store.ts'
import type { FindLink } from './find-linked-invitation.ts'
import { answerNotice } from './invitation-mail.ts'
import { ownerLinking } from './link-owner.ts'
import { openLink } from './open-link.ts'

interface Needs {
  database: Database
  stories: Stories
  findLink: FindLink
}

/**
 * Only someone signed in with the invited address, and who has confirmed it, may accept (PERM-10, DEC-63). Someone
 * without a name takes the one that the firm knows them by.
 */
export const acceptInvitation =
  ({ database, stories, findLink, linkWaitMs }: Needs & { linkWaitMs: number }) =>
  async (token: string, person: Person): Promise<{ open_url: string | null }> => {
    const invitation = await openLink(findLink, token)
    const reader = await getPerson(database.once, person.user_id)
    refuseUnless(isInvited(reader, invitation), 'wrong_person')
    const { account_id, first_name, last_name } = invitation
    // Signing up from the link asks for no name.
    const isNameless = !(reader.first_name || reader.last_name)
    const story = ownerLinking(invitation)
    const actor: Actor = { kind: 'owner', user_id: person.user_id, account_id }
    await decide({ database, stories }, invitation, actor, 'accept', async (tx) => {
      await setAccountOwner(tx, account_id, person.user_id)
      if (isNameless) await renamePerson(tx, person.user_id, { first_name, last_name })
      await stories.write(tx, story)
    })
    // Waits briefly for Books to know the owner, to return a link to the books. If it takes longer, they log in there
    // later.
    if (await stories.start(story)) await stories.outcome(story, linkWaitMs)
    const answered = await findLink(token)
    return { open_url: answered?.invitation.open_url ?? null }
  }

/** Anyone with the link may decline. It counts as the owner's answer only if the invited person is signed in. */
export const declineInvitation =
  ({ database, stories, findLink }: Needs) =>
  async (token: string, person: Person | undefined): Promise<{ declined: true }> => {
    const invitation = await openLink(findLink, token)
    const reader = person && (await getPerson(database.once, person.user_id))
    const actor: Actor =
      reader && isInvited(reader, invitation)
        ? { kind: 'owner', user_id: reader.id, account_id: invitation.account_id }
        : { kind: 'machine', name: 'invitation link' }
    await decide({ database, stories }, invitation, actor, 'decline')
    return { declined: true }
  }

const isInvited = (
  { email, confirmed_at }: { email: string; confirmed_at: Date | null },
  { invitation_email }: LinkedInvitation,
): boolean => confirmed_at !== null && emailKey(email) === emailKey(invitation_email)

const activityOf = {
  accept: 'invitation_accepted',
  decline: 'invitation_declined',
} as const satisfies Record<string, Act>

/**
 * Takes the locks of the account, whose owner may be set, and of the client, as every change of its row does. The
 * notice to the firm is written in the same transaction.
 */
const decide = async (
  { database, stories }: Pick<Needs, 'database' | 'stories'>,
  invitation: LinkedInvitation,
  actor: Actor,
  answer: keyof typeof activityOf,
  more: (tx: FirmTransaction) => Promise<void> = async () => undefined,
): Promise<void> => {
  const { organization_uuid, business_client, uuid, generation } = invitation
  const decided_by = 'user_id' in actor ? actor.user_id : null
  const notice = answerNotice(organization_uuid, uuid, generation)
  await database.inFirm(wholeFirm(organization_uuid), async (tx) => {
    await lockAccount(tx, invitation.account_id)
    await lockClient(tx, organization_uuid, business_client)
    const moved = invitationStates.next(invitation.invitation_status, answer)
    if (moved.to === undefined) refuse(moved.reason)
    refuseUnless(await acceptanceStore.decide(tx, invitation, moved, decided_by), 'link_used')
    await more(tx)
    await stories.write(tx, notice)
    const act = activityOf[answer]
    await recordActivity(tx, actor, { organization_uuid, act, subject: business_client, detail: { invitation: uuid } })
    await refreshRows(tx, { organization_uuid, uuids: [business_client] })
  })
  void stories.start(notice)
}
