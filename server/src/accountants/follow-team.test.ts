import { acceptAccountantInvitation } from '@partner-hub/contracts/books/accountant-invitations.ts'
import type { BooksTeam } from '@partner-hub/contracts/books/books.ts'
import pMap from 'p-map'
import { expect } from 'vitest'
import { isInvitedAsAccountant } from '../../testing/accountant-invitation.ts'
import type { FirmCaller, Hub } from '../../testing/hub.ts'
import { hasClient } from '../../testing/one-client.ts'
import { hubTest as test } from '../../testing/test.ts'
import { verifyClientRows } from '../client-list/rebuild-client-rows.ts'
import { lockRelations } from '../clients/lock-client.ts'
import { newUuid } from '../platform/ids/ids.ts'
import { followTeam } from './follow-team.ts'

const ACCOUNTS = 6
const ROUNDS = 6

const joins = async (hub: Hub, firm: FirmCaller, account_id: string): Promise<string> => {
  const uuid = await isInvitedAsAccountant(hub, firm, { account_id })
  await firm.call(acceptAccountantInvitation, { params: { uuid }, key: newUuid() })
  return uuid
}

/** A team with the accountant of this invitation and no one else. */
const teamOf = (id: string): BooksTeam => ({
  ...{ version: 1, opened_by: null },
  members: [
    {
      ...{ id, role: 'accountant', state: 'joined', problem: null, firm: null },
      ...{ identity_uuid: null, email: null, first_name: '', last_name: '' },
    },
  ],
})

test('concurrent team changes in which one firm replaces another do not deadlock', async ({ hub, firm }) => {
  const second = await hub.firm()
  const accounts: { account_id: string; places: string[] }[] = []
  for (let left = ACCOUNTS; left > 0; left--) {
    const { account_id } = await hasClient(hub, firm)
    accounts.push({ account_id, places: [await joins(hub, firm, account_id), await joins(hub, second, account_id)] })
  }
  const replace = (round: number, index: number) => {
    const { account_id, places } = accounts[index] ?? { account_id: '', places: [] }
    return hub.parts.database.acrossFirms('test', async (tx) => {
      await lockRelations(tx, account_id)
      await followTeam(tx, account_id, teamOf(places[(round + index) % 2] ?? ''))
    })
  }
  for (let round = 0; round < ROUNDS; round++)
    await pMap(accounts, (_account, index) => replace(round, index), { concurrency: 5 })
  expect(await verifyClientRows({ database: hub.parts.database })).toEqual({ rows: 0, counts: 0 })
})
