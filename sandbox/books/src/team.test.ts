import { randomUUID } from 'node:crypto'
import { BooksTeam } from '@partner-hub/contracts/books.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN, ana, ben, startBooksInTests } from './books-in-tests.ts'

let books: Awaited<ReturnType<typeof startBooksInTests>>
beforeAll(async () => {
  books = await startBooksInTests()
})
afterAll(() => books.close())

const told = (account_id: string) => books.stores.outbox.list(account_id).map(({ body }) => JSON.parse(body))

test('a new account expects its owner; the hub says who it is, once and for all', async () => {
  await books.open('bakery')
  expect(books.stores.team.list('bakery')).toMatchObject([
    { role: 'owner', state: 'expected', identity_uuid: null, first_name: 'Ana', last_name: 'Reyes' },
  ])
  for (let call = 0; call < 3; call++) expect((await books.linkOwner('bakery', ana)).statusCode).toBe(200)
  expect(books.stores.team.list('bakery')).toMatchObject([{ role: 'owner', state: 'joined', ...ana }])
  expect(told('bakery')).toEqual([{ type: 'team.changed', account_id: 'bakery', version: 2 }])
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

test('an owner invites the accountant once, and the hub is told of it', async () => {
  await books.open('inviting')
  await books.linkOwner('inviting', ana)
  const owner = await books.signedIn(ana)
  const invite = (email: string) => owner.send('POST', '/my/accounts/inviting/team', { email })
  expect((await invite('not an address')).json()).toEqual({
    error: 'invalid_input',
    fields: { email: 'Please enter a valid e-mail address' },
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
      email: 'maya@alder.example',
      first_name: '',
      last_name: '',
      is_you: false,
      may_go: true,
    },
  ])
  expect(told('inviting').slice(1)).toEqual([
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

test('who accepts the invitation at the hub joins the team, once, and the hub reads it', async () => {
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

test('an accountant changes settings and nothing else; an employee only looks', async () => {
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
  // 422: the settings were read, and are not complete.
  expect(await tries('accountant')).toEqual(['accountant', 422, 403, 403])
  expect(await tries('employee')).toEqual(['employee', 403, 403, 403])
  expect(books.stores.team.list('roles')).toHaveLength(2)
  expect(books.neighbours.state.chosen).toEqual([])
})

test('the owner removes an accountant, an accountant leaves, and nobody else ends anything', async () => {
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
  expect(told('leaving').at(-1)).toEqual({ type: 'team.changed', account_id: 'leaving', version: 8 })
})

test('the hub ends an invitation that was declined, and only the hub', async () => {
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
