import type { BooksTeam } from '@partner-hub/contracts/books.ts'
import { type Act, recordActivities } from '../activity/record-activity.ts'
import type { BooksPort } from '../clients/books.ts'
import { clientStore } from '../clients/client.store.ts'
import { clientRowsStore } from '../clients/client-rows.store.ts'
import type { AcrossTransaction, Database } from '../platform/database/database.ts'
import { announceToPeople } from '../platform/live/announce.ts'
import type { Stories, Story } from '../platform/workflow/stories.ts'
import { clientTeamStore } from './client-team.store.ts'
import { invitingMail } from './tell-of-invitation.ts'

interface Needs {
  database: Database
  books: BooksPort
  stories: Stories
}

/**
 * Takes over what Books says of the team of an account (decision 50), never what a message claims: new invitations to
 * accountants, those taken back, and which firms are still there or have somebody there. A team as new as `version` is
 * known already. Answers the team that was read.
 */
export const copyTeam =
  ({ database, books, stories }: Needs) =>
  async (account_id: string, version = Number.POSITIVE_INFINITY): Promise<BooksTeam | undefined> => {
    const known = await database.acrossFirms('the version of a team', (tx) =>
      clientTeamStore.findVersion(tx, account_id),
    )
    if (known === undefined || known >= version) return undefined
    const team = await books.findTeam(account_id)
    if (!team || team.version === known) return team
    const begun = await database.acrossFirms('the team of an account', async (tx) => {
      await clientStore.lockRelations(tx, account_id)
      if (!(await clientTeamStore.moveOn(tx, account_id, team.version))) return []
      const mails = await takeInvitations(tx, account_id, team)
      for (const mail of mails) await stories.write(tx, mail)
      await followTeam(tx, account_id, team)
      await nameOwner(tx, account_id, team)
      return mails
    })
    for (const story of begun) void stories.start(story)
    return team
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
 * A firm that is not in the team any more, and nobody of it, has no access, and its row is kept (decision 61). Under the
 * locks of the account and of all its clients: somebody who accepts meanwhile comes before or after, and is not missed.
 */
const followTeam = async (
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
  await changeAccess(tx, [...gone.map(clientOf), ...removed], false)
  await changeAccess(tx, back.map(clientOf), true)
}

/** A name that is empty is not known yet. */
const nameOwner = async (tx: AcrossTransaction, account_id: string, team: BooksTeam): Promise<void> => {
  const { members, opened_by } = team
  const owner = members.find(({ role, first_name, last_name }) => role === 'owner' && first_name + last_name !== '')
  if (!owner) return
  const uuids = await clientTeamStore.nameOwner(tx, { account_id, opened_by }, owner)
  if (uuids.length > 0) await clientRowsStore.refreshRows(tx, { uuids })
}

const clientOf = ({ business_client }: { business_client: string }): string => business_client

const changeAccess = async (tx: AcrossTransaction, clients: readonly string[], isIn: boolean): Promise<void> => {
  if (clients.length === 0) return
  const changed = await clientStore.followTeam(tx, clients, isIn)
  const act: Act = isIn ? 'team_rejoined' : 'team_left'
  const uuids = changed.map(({ uuid }) => uuid)
  if (isIn) await clientStore.takeNames(tx, uuids)
  const activities = changed.map(({ organization_uuid, uuid }) => ({ organization_uuid, act, subject: uuid }))
  await recordActivities(tx, { kind: 'machine', name: 'team in Books' }, activities)
  await clientRowsStore.refreshRows(tx, { uuids })
}
