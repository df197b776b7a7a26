import type { BooksTeam } from '@partner-hub/contracts/books/books.ts'
import type { BooksPort } from '../books/books.ts'
import { getPerson } from '../people/find-person.ts'
import type { Database } from '../platform/database/database.ts'
import type { Stories } from '../platform/workflow/stories.ts'
import { type Answer, accountantInvitationStore } from './accountant-invitation.store.ts'
import { clientTeamStore } from './client-team.store.ts'
import { readTeam } from './read-team.ts'

interface Needs {
  database: Database
  books: BooksPort
  stories: Stories
}

const states = { PENDING: 'expected', DECLINED: 'declined', EXPIRED: 'expired' } as const

/** Sends Books an invitation's current state; repeating it is harmless. */
export const tellBooks = (needs: Needs) => {
  const { database, books } = needs
  const read = readTeam(needs)

  const accountantOf = async ({ decided_by, business_client, firm_name }: Answer) => {
    if (decided_by === null || business_client === null || firm_name === null) return undefined
    const { uuid: identity_uuid, email, first_name, last_name } = await getPerson(database.once, decided_by)
    return { identity_uuid, email, first_name, last_name, firm: { id: business_client, name: firm_name } }
  }

  return async (uuid: string, signal?: AbortSignal): Promise<void> => {
    const answer = await database.acrossFirms('what became of an invitation', (tx) =>
      accountantInvitationStore.getAnswer(tx, uuid),
    )
    const { account_id, state, delivery_problem: problem } = answer
    if (state === 'WITHDRAWN') return
    if (state !== 'ACCEPTED') return books.noteInvitation(account_id, uuid, { state: states[state], problem }, signal)
    const accountant = await accountantOf(answer)
    // If the owner withdrew the invitation meanwhile, it grants no access: the team shows that.
    if (accountant && !(await books.joinTeam(account_id, uuid, accountant, signal))) await read(account_id)
  }
}

/** Still expected, or a person whose firm Books does not know. */
const isToldAgain = ({ role, state, identity_uuid, firm }: BooksTeam['members'][number]): boolean =>
  role === 'accountant' && (state === 'expected' || (state === 'joined' && identity_uuid !== null && firm === null))

/**
 * A message to Books may be lost, like a webhook. So the answer is sent again while Books considers the invitation
 * open, and the firm that opened an account while Books does not know it.
 */
export const tellAgain = (needs: Needs) => {
  const { database, books } = needs
  const tell = tellBooks(needs)
  return async (account_id: string, { opened_by, members }: BooksTeam): Promise<void> => {
    const firm =
      opened_by === null &&
      (await database.acrossFirms('the firm that opened an account', (tx) =>
        clientTeamStore.findOpener(tx, account_id),
      ))
    if (firm) await books.nameFirm(account_id, firm)
    const open = members.filter(isToldAgain)
    if (open.length === 0) return
    const untold = await database.acrossFirms('answers that Books does not know', (tx) =>
      accountantInvitationStore.listUntold(tx, open),
    )
    for (const uuid of untold) await tell(uuid)
  }
}
