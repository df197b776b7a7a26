import { acceptAccountantInvitation } from '@partner-hub/contracts/books/accountant-invitations.ts'
import type { BooksTeam } from '@partner-hub/contracts/books/books.ts'
import { removeClientAccess } from '@partner-hub/contracts/clients/business-clients.ts'
import { getClientContact, updateClientContact } from '@partner-hub/contracts/clients/client-contacts.ts'
import { expect } from 'vitest'
import { isInvitedAsAccountant } from '../../testing/accountant-invitation.ts'
import { clientsOf } from '../../testing/business-on-books.ts'
import type { FirmCaller, Hub } from '../../testing/hub.ts'
import { hasClient } from '../../testing/one-client.ts'
import { hubTest as test } from '../../testing/test.ts'
import { verifyClientRows } from '../client-list/rebuild-client-rows.ts'
import { newUuid } from '../platform/ids/ids.ts'
import { readTeam } from './read-team.ts'

type Member = BooksTeam['members'][number]
const member = (changes: Partial<Member>): Member => ({
  id: newUuid(),
  role: 'employee',
  state: 'joined',
  problem: null,
  firm: null,
  identity_uuid: newUuid(),
  email: null,
  first_name: '',
  last_name: '',
  ...changes,
})

/** An account that one firm opened and another joined by invitation, each with its own contact for the owner. */
const sharedAccount = async (hub: Hub) => {
  const opener = await hub.firm({ name: 'First & Co' })
  const opened = await hasClient(hub, opener, { first_name: 'Anita', last_name: 'R.', billing_owner: 'CLIENT' })
  const { account_id } = opened
  const firm = await hub.firm({ name: 'Alder & Finch LLP' })
  let places = [opened.uuid]
  const joins = async (caller: FirmCaller) => {
    const uuid = await isInvitedAsAccountant(hub, caller, { account_id })
    await caller.call(acceptAccountantInvitation, { params: { uuid }, key: newUuid() })
    places.push(uuid)
  }
  /** The next team that Books reports has no one from the firm. */
  const leaves = async (caller: FirmCaller) => {
    const [relation] = await clientsOf(caller)
    await caller.call(removeClientAccess, { params: { uuid: relation?.row.uuid ?? '' }, body: {}, key: newUuid() })
    places = [opened.uuid]
  }
  await joins(firm)
  const [client] = await clientsOf(firm)
  const contact = client?.row.contact?.uuid ?? ''
  let [version, opened_by]: [number, string | null] = [0, opened.uuid]
  /** Books reports a team of the firms and these people. */
  const teamIs = async (...people: Member[]) => {
    version += 1
    const firms = places.map((id) => member({ id, role: 'accountant', identity_uuid: null }))
    const team: BooksTeam = { version, opened_by, members: [...firms, ...people] }
    const books = { ...hub.parts.books, findTeam: async () => team }
    await readTeam({ ...hub.parts, books })(account_id)
  }
  const forgetsOpener = () => {
    opened_by = null
  }
  return { opener, opened, firm, contact, teamIs, joins, leaves, forgetsOpener }
}

const readContact = async (firm: FirmCaller, uuid: string) => {
  const { headers, body } = await firm.call(getClientContact, { params: { uuid } })
  const { first_name, last_name, contact_email, contact_phone } = body
  return { etag: headers.get('etag') ?? '', owner: { first_name, last_name, contact_email, contact_phone } }
}
const listed = async (firm: FirmCaller) => (await clientsOf(firm))[0]?.row.contact
const listedOwner = async (firm: FirmCaller) => (await listed(firm))?.name
const ana = { first_name: 'Ana', last_name: 'Reyes', contact_email: 'ana@bluebird.example', contact_phone: null }

test('DEC-50 the owner’s name from Books is on contact and list, except for the firm that opened the account', async ({
  hub,
}) => {
  const { opener, opened, firm, contact, teamIs } = await sharedAccount(hub)
  expect((await readContact(firm, contact)).owner).toEqual(ana)
  const named = { first_name: 'Ana María', last_name: 'Ortiz', email: 'ortiz@bluebird.example' }
  await teamIs(member({ first_name: 'Eva', last_name: 'Employee' }), member({ role: 'owner', ...named }))
  const owner = { first_name: 'Ana María', last_name: 'Ortiz', contact_email: 'ortiz@bluebird.example' }
  expect((await readContact(firm, contact)).owner).toEqual({ ...ana, ...owner })
  expect(await listed(firm)).toMatchObject({ name: 'Ana María Ortiz', email: 'ortiz@bluebird.example' })
  expect((await readContact(opener, opened.contact)).owner).toMatchObject({ first_name: 'Anita', last_name: 'R.' })
  expect(await listedOwner(opener)).toBe('Anita R.')
  expect(await verifyClientRows(hub.parts)).toEqual({ rows: 0, counts: 0 })
})

test('DEC-50 the firm that opened the account keeps its own name for the owner, even after an invitation', async ({
  hub,
}) => {
  const invited = await sharedAccount(hub)
  await invited.joins(invited.opener)
  const older = await sharedAccount(hub)
  older.forgetsOpener()
  for (const { opener, firm, teamIs } of [invited, older]) {
    await teamIs(member({ role: 'owner', first_name: 'Ana', last_name: 'Ortiz' }))
    expect([await listedOwner(firm), await listedOwner(opener)]).toEqual(['Ana Ortiz', 'Anita R.'])
  }
})

test('DEC-96 a firm that left the team does not see a new owner’s name until it is back', async ({ hub }) => {
  const { firm, contact, teamIs, leaves, joins } = await sharedAccount(hub)
  await leaves(firm)
  const named = member({ role: 'owner', first_name: 'Eva', last_name: 'Next', email: 'eva@next.example' })
  await teamIs(named)
  expect((await readContact(firm, contact)).owner).toEqual(ana)
  expect(await listed(firm)).toMatchObject({ name: 'Ana Reyes', email: ana.contact_email })
  await joins(firm)
  await teamIs(named)
  expect(await listed(firm)).toMatchObject({ name: 'Eva Next', email: 'eva@next.example' })
})

test('DEC-50 a name without an email keeps the known email, and the same name again changes nothing', async ({
  hub,
}) => {
  const { firm, contact, teamIs } = await sharedAccount(hub)
  const named = member({ role: 'owner', first_name: 'Ana', last_name: 'Ortiz' })
  await teamIs(named)
  const { etag, owner } = await readContact(firm, contact)
  expect(owner).toEqual({ ...ana, last_name: 'Ortiz' })
  await teamIs(named)
  expect((await readContact(firm, contact)).etag).toBe(etag)
})

test('DEC-50 a contact that the firm has edited takes the name from Books and keeps the firm’s other data', async ({
  hub,
}) => {
  const { firm, contact, teamIs } = await sharedAccount(hub)
  const edit = { first_name: 'Annie', contact_phone: '902 555 0142' }
  await firm.call(updateClientContact, { params: { uuid: contact }, body: edit })
  expect(await listedOwner(firm)).toBe('Annie Reyes')
  await teamIs(member({ role: 'owner', first_name: 'Ana', last_name: 'Ortiz' }))
  expect((await readContact(firm, contact)).owner).toEqual({
    ...ana,
    last_name: 'Ortiz',
    contact_phone: '902 555 0142',
  })
  expect(await listedOwner(firm)).toBe('Ana Ortiz')
})

test('DEC-50 an edit opened before Books named the owner is refused and does not undo the name', async ({ hub }) => {
  const { firm, contact, teamIs } = await sharedAccount(hub)
  const { etag } = await readContact(firm, contact)
  await teamIs(member({ role: 'owner', first_name: 'Ana', last_name: 'Ortiz' }))
  const edit = { params: { uuid: contact }, body: { last_name: 'Reyes' }, headers: { 'if-match': etag } }
  expect(await firm.call(updateClientContact, edit)).toMatchObject({ status: 409, body: { code: 'stale' } })
  expect((await readContact(firm, contact)).owner).toEqual({ ...ana, last_name: 'Ortiz' })
})

test.for([
  ['nobody is the owner', []],
  ['the owner has no name yet', [{ role: 'owner', email: 'new@bluebird.example' }]],
  ['only others have names', [{ role: 'employee', first_name: 'Eva', last_name: 'Employee' }]],
] as const)('DEC-50 where %s the contact stays as it is', async ([_what, people], { hub }) => {
  const { firm, contact, teamIs } = await sharedAccount(hub)
  const before = await readContact(firm, contact)
  await teamIs(...people.map((one) => member(one)))
  expect(await readContact(firm, contact)).toEqual(before)
  expect(await listedOwner(firm)).toBe('Ana Reyes')
})
