import type { BooksTeam } from '@partner-hub/contracts/books/books.ts'
import { type Act, recordActivities } from '../activity/record-activity.ts'
import { refreshRows } from '../client-list/refresh-rows.ts'
import { changeAccess } from '../clients/change-access.ts'
import { nameOwner } from '../clients/name-owner.ts'
import type { AcrossTransaction } from '../platform/database/database.ts'
import { announceToPeople } from '../platform/live/announce.ts'
import type { Story } from '../platform/workflow/stories.ts'
import { clientTeamStore } from './client-team.store.ts'
import { invitingMail } from './tell-of-invitation.ts'

/**
 * What the team of an account means for accountants: new invitations, those taken back, which firms are still there or
 * have somebody there, and what the owner is called. Under the locks of the account and of all its clients.
 */
export const followTeam = async (tx: AcrossTransaction, account_id: string, team: BooksTeam): Promise<Story[]> => {
  const mails = await takeInvitations(tx, account_id, team)
  await moveFirms(tx, account_id, team)
  await nameOwnerOf(tx, account_id, team)
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
 * A firm that is not in the team any more, and nobody of it, has no access, and its row is kept (DEC-61). Under the
 * locks of the account and of all its clients: somebody who accepts meanwhile comes before or after, and is not missed.
 */
const moveFirms = async (
  tx: AcrossTransaction,
  account_id: string,
  { members, opened_by }: BooksTeam,
): Promise<void> => {
  const accountants = members.filter(({ role }) => role === 'accountant')
  const present = {
    ids: accountants.map(({ id }) => id),
    people: accountants.flatMap(({ identity_uuid }) => (identity_uuid ? [identity_uuid] : [])),
  }
  const changed = await clientTeamStore.markPlaces(tx, account_id, present)
  const removed = opened_by === null ? [] : await clientTeamStore.findRemoved(tx, { account_id, opened_by }, present)
  const gone = changed.filter(({ has_anybody }) => !has_anybody)
  const back = changed.filter(({ came_back }) => came_back)
  await moveClients(tx, [...gone.map(clientOf), ...removed], 'leave_team')
  await moveClients(tx, back.map(clientOf), 'return_to_team')
}

/** A name that is empty is not known yet. */
const nameOwnerOf = async (tx: AcrossTransaction, account_id: string, team: BooksTeam): Promise<void> => {
  const { members, opened_by } = team
  const owner = members.find(({ role, first_name, last_name }) => role === 'owner' && first_name + last_name !== '')
  if (!owner) return
  await nameOwner(tx, await clientTeamStore.listJoined(tx, { account_id, opened_by }), owner)
}

const clientOf = ({ business_client }: { business_client: string }): string => business_client

const activityOf = { leave_team: 'team_left', return_to_team: 'team_rejoined' } as const satisfies Record<string, Act>

const moveClients = async (
  tx: AcrossTransaction,
  clients: readonly string[],
  move: keyof typeof activityOf,
): Promise<void> => {
  if (clients.length === 0) return
  const changed = await changeAccess(tx, clients, move)
  const act = activityOf[move]
  const uuids = changed.map(({ uuid }) => uuid)
  const activities = changed.map(({ organization_uuid, uuid }) => ({ organization_uuid, act, subject: uuid }))
  await recordActivities(tx, { kind: 'machine', name: 'team in Books' }, activities)
  await refreshRows(tx, { uuids })
}
