import type { BooksTeam } from '@partner-hub/contracts/books/books.ts'
import { type Act, recordActivities } from '../activity/record-activity.ts'
import { takeTeam } from '../clients/take-team.ts'
import { endLostPlan } from '../plan-changes/end-lost-plan.ts'
import type { AcrossTransaction } from '../platform/database/database.ts'
import { announceToPeople } from '../platform/live/announce.ts'
import type { Story } from '../platform/workflow/stories.ts'
import { clientTeamStore } from './client-team.store.ts'
import { invitingMail } from './tell-of-invitation.ts'

/**
 * Applies an account's team to accountants: new and withdrawn invitations, which firms are still in the team and whose
 * plans end, and the owner's name. Call it under the locks of the account and of all its clients.
 */
export const followTeam = async (tx: AcrossTransaction, account_id: string, team: BooksTeam): Promise<Story[]> => {
  const mails = await takeInvitations(tx, account_id, team)
  const { gone, returned } = await takeTeam(tx, {
    ...(await findMovedFirms(tx, account_id, team)),
    named: await clientTeamStore.listJoined(tx, { account_id, opened_by: team.opened_by }),
    owner: namedOwner(team),
  })
  const activities = [...gone.map(activity('team_left')), ...returned.map(activity('team_rejoined'))]
  await recordActivities(tx, { kind: 'machine', name: 'team in Books' }, activities)
  for (const lost of gone) mails.push(...(await endLostPlan(tx, lost)))
  return mails
}

const takeInvitations = async (tx: AcrossTransaction, account_id: string, { members }: BooksTeam): Promise<Story[]> => {
  const owner = members.find(({ role }) => role === 'owner')
  const invited = members.filter(({ role, state }) => role === 'accountant' && state === 'expected')
  const added = await clientTeamStore.addInvitations(tx, account_id, { invited, owner })
  const present = members.map(({ id }) => id)
  const gone = await clientTeamStore.withdraw(tx, account_id, present)
  await announceToPeople(
    tx,
    [...added, ...gone].map(({ email_key }) => email_key),
    'accountant_invitations',
  )
  return added.map(({ uuid }) => invitingMail(uuid))
}

/**
 * A firm with no one left in the team loses access, and its row is kept (DEC-61). Runs under the locks of the account
 * and of all its clients, so that a concurrent acceptance comes before or after and is not missed.
 */
const findMovedFirms = async (tx: AcrossTransaction, account_id: string, { members, opened_by }: BooksTeam) => {
  const accountants = members.filter(({ role }) => role === 'accountant')
  const present = {
    ids: accountants.map(({ id }) => id),
    people: accountants.flatMap(({ identity_uuid }) => (identity_uuid ? [identity_uuid] : [])),
  }
  const changed = await clientTeamStore.markPlaces(tx, account_id, present)
  const removed = opened_by === null ? [] : await clientTeamStore.findRemoved(tx, { account_id, opened_by }, present)
  return {
    left: [...changed.filter(({ has_anybody }) => !has_anybody).map(clientOf), ...removed],
    back: changed.filter(({ came_back }) => came_back).map(clientOf),
  }
}

/** An empty name is not known yet. */
const namedOwner = ({ members }: BooksTeam) =>
  members.find(({ role, first_name, last_name }) => role === 'owner' && first_name + last_name !== '')

const clientOf = ({ business_client }: { business_client: string }): string => business_client

const activity =
  (act: Act) =>
  ({ organization_uuid, uuid }: { organization_uuid: string; uuid: string }) => ({
    organization_uuid,
    act,
    subject: uuid,
  })
