import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { BooksTeam } from '@partner-hub/contracts/books/books.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN, alder, ana, ben, newAccount, startBooksInTests } from './books-in-tests.ts'
import { openStores } from './open-stores.ts'

let books: Awaited<ReturnType<typeof startBooksInTests>>
beforeAll(async () => {
  books = await startBooksInTests()
})
afterAll(() => books.close())

const outboxEvents = (account_id: string) => books.stores.outbox.list(account_id).map(({ body }) => JSON.parse(body))

test('a new account waits for its owner, whom the hub sets once', async () => {
  await books.open('bakery')
  expect(books.stores.team.list('bakery')).toMatchObject([
    { role: 'owner', state: 'expected', identity_uuid: null, first_name: 'Ana', last_name: 'Reyes' },
  ])
  for (let call = 0; call < 3; call++) expect((await books.linkOwner('bakery', ana)).statusCode).toBe(200)
  expect(books.stores.team.list('bakery')).toMatchObject([{ role: 'owner', state: 'joined', ...ana }])
  expect(outboxEvents('bakery')).toEqual([{ type: 'team.changed', account_id: 'bakery', version: 2 }])
  expect((await books.linkOwner('bakery', ben)).statusCode).toBe(409)
  expect((await books.linkOwner('nowhere', ana)).statusCode).toBe(404)
  expect((await books.linkOwner('bakery', { ...ana, email: 'no address' })).statusCode).toBe(422)
  expect(books.stores.team.list('bakery')).toMatchObject([{ role: 'owner', ...ana }])
})

test('only the hub’s own token links an owner', async () => {
  await books.open('guarded')
  const headers = { authorization: 'Bearer somebody' }
  const answer = await books.app.inject({
    method: 'PUT',
    url: '/api/accounts/guarded/owner',
    headers,
    payload: ana,
  })
  expect(answer.statusCode).toBe(401)
  expect(books.stores.team.list('guarded')).toMatchObject([{ state: 'expected' }])
})

test('an owner invites the accountant once, and the hub is notified', async () => {
  await books.open('inviting')
  await books.linkOwner('inviting', ana)
  const owner = await books.signedIn(ana)
  const invite = (email: string) => owner.send('POST', '/my/accounts/inviting/team', { email })
  expect((await invite('not an address')).json()).toEqual({
    error: 'invalid_input',
    fields: { email: 'Enter a valid email address' },
  })
  expect((await invite('maya@alder.example')).statusCode).toBe(204)
  expect((await invite('Maya@Alder.example')).json()).toEqual({
    error: 'on_team',
    fields: { email: 'This address is on the team already' },
  })
  const { members } = (await owner.get('/my/accounts/inviting/team')).json()
  expect(members).toEqual([
    {
      id: expect.any(String),
      role: 'owner',
      state: 'joined',
      problem: null,
      firm: null,
      email: ana.email,
      first_name: 'Ana',
      last_name: 'Reyes',
      is_you: true,
      may_go: false,
    },
    {
      id: expect.any(String),
      role: 'accountant',
      state: 'expected',
      problem: null,
      firm: null,
      email: 'maya@alder.example',
      first_name: '',
      last_name: '',
      is_you: false,
      may_go: true,
    },
  ])
  expect(outboxEvents('inviting').slice(1)).toEqual([
    { type: 'team.changed', account_id: 'inviting', version: 3 },
    {
      type: 'accountant.invited',
      account_id: 'inviting',
      business_name: 'Bluebird Bakery',
      email: 'maya@alder.example',
      invitation_id: members[1].id,
      version: 3,
    },
  ])
})

test('someone who accepts the invitation at the hub joins the team once, and the hub reads it', async () => {
  await books.open('joining')
  await books.linkOwner('joining', ana)
  await (await books.signedIn(ana)).send('POST', '/my/accounts/joining/team', { email: ben.email })
  const url = '/api/accounts/joining/team'
  const headers = await books.bearer()
  const team = async () => BooksTeam.parse((await books.app.inject({ url, headers })).json())
  const id = (await team()).members[1]?.id ?? ''
  const accept = async (invitation: string, person: typeof ben) =>
    (await books.app.inject({ method: 'PUT', url: `${url}/${invitation}`, headers, payload: person })).statusCode
  expect((await (await books.signedIn(ben)).get('/my/accounts/joining')).statusCode).toBe(404)
  expect(await accept(randomUUID(), ben)).toBe(404)
  expect(await accept(id, ana)).toBe(404)
  expect([await accept(id, ben), await accept(id, ben)]).toEqual([200, 200])
  expect(await accept(id, { ...ben, identity_uuid: randomUUID() })).toBe(404)
  expect(await team()).toMatchObject({
    version: 4,
    members: [
      { role: 'owner', ...ana },
      { id, role: 'accountant', state: 'joined', ...ben },
    ],
  })
  expect((await (await books.signedIn(ben)).get('/my/accounts/joining')).json().visitor.role).toBe('accountant')
  expect((await books.app.inject({ url: '/api/accounts/nowhere/team', headers })).statusCode).toBe(404)
  expect((await books.app.inject({ url })).statusCode).toBe(401)
})

test('an accountant may change settings and nothing else; an employee may only read', async () => {
  await books.open('roles')
  await books.linkOwner('roles', ana)
  const tries = async (role: string) => {
    const url = '/api/accounts/roles/team'
    await books.app.inject({ method: 'POST', url, headers: ADMIN, payload: { ...ben, role } })
    const browser = await books.signedIn(ben)
    const seen = await browser.get('/my/accounts/roles')
    const settings = await browser.send('PUT', '/my/accounts/roles/settings', {})
    const team = await browser.send('POST', '/my/accounts/roles/team', { email: 'x@y.example' })
    const plan = await browser.send('PUT', '/my/accounts/roles/plan', {
      display_name: 'Plus',
      billing_interval: 'Yearly',
    })
    return [seen.json().visitor.role, settings.statusCode, team.statusCode, plan.statusCode]
  }
  // 422: the call was allowed, but the settings are incomplete.
  expect(await tries('accountant')).toEqual(['accountant', 422, 403, 403])
  expect(await tries('employee')).toEqual(['employee', 403, 403, 403])
  expect(books.stores.team.list('roles')).toHaveLength(2)
  expect(books.neighbours.state.chosen).toEqual([])
})

test('the owner removes an accountant, an accountant leaves, and no one else can remove anyone', async () => {
  await books.open('leaving')
  await books.linkOwner('leaving', ana)
  const owner = await books.signedIn(ana)
  const joined = async () => {
    await owner.send('POST', '/my/accounts/leaving/team', { email: ben.email })
    const [, { id }] = (await owner.get('/my/accounts/leaving/team')).json().members
    const url = `/api/accounts/leaving/team/${id}`
    await books.app.inject({ method: 'PUT', url, headers: await books.bearer(), payload: ben })
    return id as string
  }
  const path = (id: string) => `/my/accounts/leaving/team/${id}`
  const ownId = (await owner.get('/my/accounts/leaving/team')).json().members[0].id
  const first = await joined()
  const accountant = await books.signedIn(ben)
  expect((await accountant.get('/my/accounts/leaving/team')).json().members).toMatchObject([
    { role: 'owner', may_go: false },
    { role: 'accountant', is_you: true, may_go: true },
  ])
  expect((await accountant.send('DELETE', path(ownId))).statusCode).toBe(403)
  expect((await owner.send('DELETE', path(ownId))).statusCode).toBe(404)
  expect((await owner.send('DELETE', path(first))).statusCode).toBe(204)
  expect((await owner.send('DELETE', path(first))).statusCode).toBe(404)
  expect((await accountant.get('/my/accounts/leaving')).statusCode).toBe(404)
  const second = await joined()
  expect((await accountant.send('DELETE', path(second))).statusCode).toBe(204)
  expect(books.stores.team.list('leaving')).toMatchObject([{ role: 'owner' }])
  expect(outboxEvents('leaving').at(-1)).toEqual({ type: 'team.changed', account_id: 'leaving', version: 8 })
})

/** An account opened by a firm, with its owner signed in; the firm has a different id in each account. */
const openedBy = async (account_id: string, firm = { ...alder, id: randomUUID() }) => {
  await books.open(account_id, newAccount({ firm }))
  await books.linkOwner(account_id, ana)
  const owner = await books.signedIn(ana)
  const headers = await books.bearer()
  const path = `/my/accounts/${account_id}/team`
  const url = `/api/accounts/${account_id}/team`
  return {
    firm,
    owner,
    path,
    team: async () => BooksTeam.parse((await books.app.inject({ url, headers })).json()),
    tell: async (to: string, payload: object) =>
      (await books.app.inject({ method: 'PUT', url: `${url}/${to}`, headers, payload })).statusCode,
    invite: async (email: string): Promise<string> => {
      expect((await owner.send('POST', path, { email })).statusCode).toBe(204)
      return books.stores.team.list(account_id).find((member) => member.email === email)?.id ?? ''
    },
  }
}

test('the firm that opens an account is on its team once; after its removal the hub still reads who opened it', async () => {
  const { firm, owner, path, team } = await openedBy('opened')
  const place = { id: firm.id, role: 'accountant', state: 'joined', identity_uuid: null, email: null, firm }
  expect(await team()).toMatchObject({ version: 2, opened_by: firm.id, members: [{ role: 'owner', ...ana }, place] })
  // A second firm asks for the same account, since its accountant was invited; the first repeats its call.
  for (const asking of [{ ...alder, id: randomUUID() }, firm]) await books.open('opened', newAccount({ firm: asking }))
  expect((await team()).members).toHaveLength(2)
  const { members } = (await owner.get(path)).json()
  expect(members[1]).toMatchObject({ firm: { name: 'Alder & Finch LLP' }, is_you: false, may_go: true })

  expect((await owner.send('DELETE', `${path}/${firm.id}`)).statusCode).toBe(204)
  expect(await team()).toMatchObject({ version: 3, opened_by: firm.id, members: [{ role: 'owner' }] })
  expect(outboxEvents('opened').at(-1)).toEqual({ type: 'team.changed', account_id: 'opened', version: 3 })
  await books.open('opened', newAccount({ firm }))
  expect((await team()).members).toHaveLength(1)
})

test('removing a firm removes its people; removing one of them removes no one else', async () => {
  const { firm, owner, path, team, tell, invite } = await openedBy('firm-and-people')
  const joined = async () => {
    const id = await invite(ben.email)
    expect(await tell(id, { ...ben, firm })).toBe(200)
    return id
  }
  expect((await owner.send('DELETE', `${path}/${await joined()}`)).statusCode).toBe(204)
  expect((await team()).members.map(({ id }) => id)).toContain(firm.id)
  await joined()
  expect((await team()).members.map((member) => member.firm?.name)).toEqual([undefined, firm.name, firm.name])
  expect((await owner.send('DELETE', `${path}/${firm.id}`)).statusCode).toBe(204)
  expect((await team()).members.map(({ role }) => role)).toEqual(['owner'])
  expect((await (await books.signedIn(ben)).get('/my/accounts/firm-and-people')).statusCode).toBe(404)
})

test('an invitation’s state is recorded until it is answered, and an ended one can be replaced', async () => {
  const { team, tell, invite } = await openedBy('outcomes')
  const id = await invite('maya@alder.example')
  const note = (state: string, problem: string | null, of = id) => tell(`${of}/invitation`, { state, problem })
  const noted = async () => {
    const { state, problem } = (await team()).members.find((member) => member.id === id) ?? {}
    return [state, problem]
  }
  expect(await note('expected', '550 No such person')).toBe(204)
  const { version } = await team()
  expect([await note('expected', '550 No such person'), (await team()).version]).toEqual([204, version])
  expect(await noted()).toEqual(['expected', '550 No such person'])
  expect([await note('declined', null), await note('expected', 'too late')]).toEqual([204, 204])
  expect(await noted()).toEqual(['declined', null])
  expect(await note('expired', null, randomUUID())).toBe(404)
  expect(await note('joined', null)).toBe(422)

  const again = await invite('Maya@Alder.example')
  expect((await team()).members.map((member) => member.id).slice(2)).toEqual([again])
  expect(await tell(again, ben)).toBe(200)
  expect(await note('expired', null, again)).toBe(204)
  expect((await team()).members[2]).toMatchObject({ id: again, state: 'joined', email: ben.email })
})

test('an older database file keeps its members, and its firm joins the team once the hub names it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'books-'))
  const file = join(folder, 'books.db')
  const older = new DatabaseSync(file)
  older.exec(`create table member (id text primary key, account_id text not null, role text not null,
      state text not null, identity_uuid text, email text, first_name text not null, last_name text not null,
      unique (account_id, identity_uuid));
    create table team (account_id text primary key, version integer not null);
    create table account (account_id text primary key, opened text not null, settings text not null, asked integer not null);
    insert into team values ('older', 4);
    insert into member values ('${randomUUID()}', 'older', 'owner', 'joined', '${ana.identity_uuid}', '${ana.email}', 'Ana', 'Reyes')`)
  older.prepare('insert into account values (?, ?, ?, 1)').run('older', JSON.stringify(newAccount()), '{}')
  older.close()
  for (let start = 0; start < 2; start++) {
    const { team, accounts, close } = openStores(file)
    const owner = { role: 'owner', problem: null, firm: null, ...ana }
    const earlier = { version: 4, opened_by: null, members: [owner] }
    if (start === 0) expect(team.find('older')).toMatchObject(earlier)
    expect(accounts.nameFirm('older', start === 0 ? alder : { ...alder, id: randomUUID() })).toBe(true)
    const since = { version: 5, opened_by: alder.id, members: [owner, { id: alder.id, state: 'joined', firm: alder }] }
    expect(team.find('older')).toMatchObject(since)
    expect(accounts.nameFirm('nowhere', alder)).toBe(false)
    close()
  }
  rmSync(folder, { recursive: true })
})

test('only the hub’s token can remove a member through the API', async () => {
  await books.open('declined')
  await books.linkOwner('declined', ana)
  await (await books.signedIn(ana)).send('POST', '/my/accounts/declined/team', { email: ben.email })
  const id = books.stores.team.list('declined')[1]?.id
  const end = async (headers: Record<string, string>) =>
    (await books.app.inject({ method: 'DELETE', url: `/api/accounts/declined/team/${id}`, headers })).statusCode
  expect(await end({ authorization: 'Bearer somebody' })).toBe(401)
  expect(await end(await books.bearer())).toBe(204)
  expect(await end(await books.bearer())).toBe(404)
  expect(books.stores.team.list('declined')).toHaveLength(1)
})
