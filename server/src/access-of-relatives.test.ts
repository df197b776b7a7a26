import { acceptAccountantInvitation } from '@partner-hub/contracts/books/accountant-invitations.ts'
import { acceptInvitation } from '@partner-hub/contracts/invitations/acceptance.ts'
import { endSession } from '@partner-hub/contracts/people/session.ts'
import { describe, expect } from 'vitest'
import { matrix } from '../testing/access-matrix.ts'
import { nameOf } from '../testing/access-row.ts'
import { isInvitedAsAccountant } from '../testing/accountant-invitation.ts'
import type { Caller } from '../testing/hub.ts'
import { hasPendingInvitation } from '../testing/pending-invitation.ts'
import { hubTest } from '../testing/test.ts'
import { askAbout, makeVictim } from '../testing/victim.ts'
import { newUuid } from './platform/ids/ids.ts'

const CANARY = 'Canary Wharf Ledgers'

const test = hubTest
  .extend('victim', { scope: 'file' }, ({ hub }) => makeVictim(hub, CANARY))
  .extend('owner', { scope: 'file', auto: true }, async ({ hub, victim }) => {
    const email = `${newUuid()}@owner.example`
    const token = await hasPendingInvitation(hub, victim.firm, victim.client, { email })
    const owner = await hub.person(email)
    // With a name of their own: an owner without one takes the name that the firm knows.
    const named = hub.parts.database.once.updateTable('users').set({ first_name: 'Wren' })
    await named.where('id', '=', owner.user_id).execute()
    expect((await owner.call(acceptInvitation, { body: { token } })).status).toBe(200)
    return owner
  })
  .extend('otherFirm', { scope: 'file', auto: true }, async ({ hub, victim }) => {
    const otherFirm = await hub.firm({ name: 'On the same account LLP' })
    const uuid = await isInvitedAsAccountant(hub, otherFirm, { account_id: victim.client.account_id })
    expect((await otherFirm.call(acceptAccountantInvitation, { params: { uuid }, key: newUuid() })).status).toBe(200)
    return otherFirm
  })

const headersOf = ({ cookie, bearer }: Caller) => ({ cookie, authorization: `Bearer ${bearer}` })

/** Without calls that change who the caller is: one makes them the owner of a firm, one logs them out. */
const rows = matrix.filter(({ makes, endpoint }) => !makes && endpoint !== endSession)

describe.each(rows.map((row) => [nameOf(row), row] as const))('%s', (_name, row) => {
  test('B1 the client’s owner reaches their account and nothing of the firm', async ({ hub, owner, victim }) => {
    const { status, body } = await askAbout(hub, victim, row, headersOf(owner))
    expect(status).toBe(row.owner ?? row.withoutFirm)
    if (!row.owner) expect(JSON.stringify(body)).not.toContain(CANARY)
  })

  test('B1 another firm on the same account reaches the account’s data and nothing of this firm', async ({
    hub,
    victim,
    otherFirm,
  }) => {
    const { status, body } = await askAbout(hub, victim, row, headersOf(otherFirm))
    expect(status).toBe(row.onAccount ?? row.otherFirm)
    if (!row.onAccount) expect(JSON.stringify(body)).not.toContain(CANARY)
  })
})
