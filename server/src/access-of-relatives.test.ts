import { acceptAccountantInvitation } from '@partner-hub/contracts/books/accountant-invitations.ts'
import { acceptInvitation } from '@partner-hub/contracts/invitations/acceptance.ts'
import { endSession } from '@partner-hub/contracts/people/session.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { matrix, nameOf, type Victim } from '../testing/access-matrix.ts'
import { isInvitedAsAccountant } from '../testing/accountant-invitation.ts'
import { type Caller, type FirmCaller, type Hub, startHub } from '../testing/hub.ts'
import { hasPendingInvitation } from '../testing/pending-invitation.ts'
import { askAbout, makeVictim } from '../testing/victim.ts'
import { newUuid } from './platform/ids/ids.ts'

const CANARY = 'Canary Wharf Ledgers'

let hub: Hub
let victim: Victim
let owner: Caller
let otherFirm: FirmCaller
beforeAll(async () => {
  hub = await startHub()
  victim = await makeVictim(hub, CANARY)
  const email = `${newUuid()}@owner.example`
  const token = await hasPendingInvitation(hub, victim.firm, victim.client, { email })
  owner = await hub.person(email)
  expect((await owner.call(acceptInvitation, { body: { token } })).status).toBe(200)
  otherFirm = await hub.firm({ name: 'On the same account LLP' })
  const uuid = await isInvitedAsAccountant(hub, otherFirm, { account_id: victim.client.account_id })
  expect((await otherFirm.call(acceptAccountantInvitation, { params: { uuid }, key: newUuid() })).status).toBe(200)
})
afterAll(() => hub.stop())

const headersOf = ({ cookie, bearer }: Caller) => ({ cookie, authorization: `Bearer ${bearer}` })

/** Without calls that change who the caller is: one makes them the owner of a firm, one logs them out. */
const rows = matrix.filter(({ makes, endpoint }) => !makes && endpoint !== endSession)

describe.each(rows.map((row) => [nameOf(row), row] as const))('%s', (_name, row) => {
  test('B1 the client’s own owner reaches their account, and nothing that is the firm’s', async () => {
    const { status, body } = await askAbout(hub, victim, row, headersOf(owner))
    expect(status).toBe(row.owner ?? row.withoutFirm)
    if (!row.owner) expect(JSON.stringify(body)).not.toContain(CANARY)
  })

  test('B1 another firm on the same account reaches what is the account’s, and nothing that is this firm’s', async () => {
    const { status, body } = await askAbout(hub, victim, row, headersOf(otherFirm))
    expect(status).toBe(row.onAccount ?? row.otherFirm)
    if (!row.onAccount) expect(JSON.stringify(body)).not.toContain(CANARY)
  })
})
