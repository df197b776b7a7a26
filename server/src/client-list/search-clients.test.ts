import { CLIENT_SORTS, listBusinessClients } from '@partner-hub/contracts/clients/client-list.ts'
import { expect } from 'vitest'
import type { FirmCaller } from '../../testing/hub.ts'
import { seedTheseClients } from '../../testing/seed-clients.ts'
import { hubTest as test } from '../../testing/test.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { refreshRows } from './refresh-rows.ts'

test.beforeAll(async ({ hub, firm }) => {
  const other = await hub.firm({ name: 'Other LLP' })
  const { database } = hub.parts
  await seedTheseClients(database, other.organization_uuid, [{ client_name: 'Bluebird of the other firm' }])
  await seedTheseClients(database, firm.organization_uuid, [
    {
      client_name: 'Bluebird Bakery',
      first_name: 'Grace',
      last_name: 'Whitfield',
      contact_email: 'grace@bakery.example',
      contact_phone: '+1 (902) 555-0147',
      invitation_status: 'PENDING',
      billing_owner: 'CLIENT',
      subscription_status: 'ACTIVE_TRIAL',
      days_left: 3,
      plan: null,
    },
    {
      client_name: 'Ænima 100% Café_Ltd',
      first_name: 'Noëlle',
      last_name: "O'Brien",
      contact_phone: '416.555.0199',
      plan: { display_name: 'Starter', billing_interval: 'Yearly', staff_limits: 1 },
    },
    { client_name: 'Dune Studio', status: 'NO_ACCESS', invitation_status: 'ACCEPTED', billing_owner: 'CLIENT' },
    { client_name: 'Twice  Spaced\u00a0Co', status: 'NO_ACCESS', plan: null },
    { client_name: 'Quill', status: 'ARCHIVED', subscription_status: 'CANCELLED', plan: null },
    {
      client_name: 'Gilded Fern',
      subscription_status: 'ACTIVE_TRIAL',
      days_left: 20,
      plan: null,
      invitation_status: 'DECLINED',
    },
  ])
})

const answer = async (firm: FirmCaller, query: Record<string, string>) => {
  const params = { organizationUuid: firm.organization_uuid }
  const { status, body } = await firm.call(listBusinessClients, { params, query })
  expect(status).toBe(200)
  return body
}
const names = async (firm: FirmCaller, query: Record<string, string>) =>
  (await answer(firm, query)).results.map(({ client_name }) => client_name)

test.for([
  ['a part of the name', 'uebir', ['Bluebird Bakery']],
  ['any case', 'BLUEBIRD', ['Bluebird Bakery']],
  ['words in another order', 'whitfield grace', ['Bluebird Bakery']],
  ['words of the name and of the owner', 'bakery grace', ['Bluebird Bakery']],
  ['a name without its accents', 'noelle', ['Ænima 100% Café_Ltd']],
  ['accents that are not there', 'blúebird', ['Bluebird Bakery']],
  ['not when one of the words is missing', 'bakery noelle', []],
  ["the owner's name", 'grace whit', ['Bluebird Bakery']],
  ['the email', 'grace@bak', ['Bluebird Bakery']],
  ['an apostrophe', "o'bri", ['Ænima 100% Café_Ltd']],
  ['letters with marks', 'noël', ['Ænima 100% Café_Ltd']],
  ['a percent sign as itself', '0% c', ['Ænima 100% Café_Ltd']],
  ['an underscore as itself', 'é_l', ['Ænima 100% Café_Ltd']],
  ['one letter where a word begins', 'q', ['Quill']],
  ['two letters where a word begins', 'du', ['Dune Studio']],
  ['two letters inside a word: nothing', 'un', []],
  ['words however they are spaced', 'twice spaced co', ['Twice  Spaced\u00a0Co']],
  ['nothing that is there', 'zzz', []],
] as const)('DEC-02 a search finds %s', async ([_what, search, expected], { firm }) => {
  expect(await names(firm, { search })).toEqual(expected)
})

test.for(['9025550147', '902 555 014', '(902) 555-014', '+1 902 555 0147', '555-0147'])(
  'DEC-80 a phone stored as typed is found by its digits: %s',
  async (search, { firm }) => {
    expect(await names(firm, { search })).toEqual(['Bluebird Bakery'])
  },
)

test('DEC-02 a search stays inside its view, counts what it found, and leaves the counts of the views alone', async ({
  firm,
}) => {
  expect(await names(firm, { search: 'quill', view: 'all' })).toEqual([])
  const { count, counts } = await answer(firm, { search: 'quill', view: 'archived' })
  expect({ count, counts }).toEqual({ count: 1, counts: { all: 5, active: 1, trials: 2, archived: 1 } })
  const beyond = await answer(firm, { search: 'quill', offset: '25' })
  expect([beyond.results.length, beyond.count]).toEqual([0, 1])
})

test('DEC-02 filters narrow by invitation, status as shown, payer and plan, alone and together', async ({ firm }) => {
  expect(await names(firm, { invitation_status: 'PENDING,DECLINED' })).toEqual(['Bluebird Bakery', 'Gilded Fern'])
  expect(await names(firm, { subscription_status: 'NO_ACCESS' })).toEqual(['Dune Studio', 'Twice  Spaced\u00a0Co'])
  expect(await names(firm, { subscription_status: 'CANCELLED,INACTIVE' })).toEqual(['Quill'])
  expect(await names(firm, { billing_owner: 'CLIENT' })).toEqual(['Bluebird Bakery', 'Dune Studio'])
  expect(await names(firm, { plan: 'Starter' })).toEqual(['Ænima 100% Café_Ltd'])
  expect(await names(firm, { billing_owner: 'CLIENT', invitation_status: 'PENDING', search: 'blue' })).toEqual([
    'Bluebird Bakery',
  ])
  const params = { organizationUuid: firm.organization_uuid }
  const refused = await firm.call(listBusinessClients, { params, query: { invitation_status: 'MAYBE' } })
  expect(refused.status).toBe(422)
})

test('DEC-05 the list is ordered by name, by the end of the trial, or by what came last', async ({ firm }) => {
  const byName = [
    'Ænima 100% Café_Ltd',
    'Bluebird Bakery',
    'Dune Studio',
    'Gilded Fern',
    'Quill',
    'Twice  Spaced\u00a0Co',
  ]
  expect(await names(firm, {})).toEqual(byName)
  expect(await names(firm, { sort: 'trial_ends' })).toEqual([
    'Bluebird Bakery',
    'Gilded Fern',
    'Ænima 100% Café_Ltd',
    'Dune Studio',
    'Quill',
    'Twice  Spaced\u00a0Co',
  ])
  const made = await answer(firm, { sort: 'created' })
  const uuids = made.results.map(({ uuid }) => uuid)
  expect(uuids).toEqual([...uuids].sort().reverse())
})

test('DEC-05 clients with the same name are sorted by uuid, and paging shows each once', async ({ hub }) => {
  const twins = await hub.firm({ name: 'Twins LLP' })
  const called = ['Zulu', 'Same', 'Same', 'Alpha', 'Same'].map((client_name) => ({ client_name }))
  await seedTheseClients(hub.parts.database, twins.organization_uuid, called)
  const page = async (offset: number, beside: Record<string, string> = {}) => {
    const query = { limit: '2', offset: String(offset), ...beside }
    const params = { organizationUuid: twins.organization_uuid }
    return (await twins.call(listBusinessClients, { params, query })).body.results
  }
  const first = await page(0)
  const second = await page(2, { after: first[1]?.uuid ?? '' })
  const third = await page(4, { after: second[1]?.uuid ?? '' })
  const all = [...first, ...second, ...third]
  expect(all.map(({ client_name }) => client_name)).toEqual(['Alpha', 'Same', 'Same', 'Same', 'Zulu'])
  const same = all.slice(1, 4).map(({ uuid }) => uuid)
  expect(same).toEqual([...new Set(same)].sort())
  expect(await page(2, { before: third[0]?.uuid ?? '' })).toEqual(second)
  expect(await page(2)).toEqual(second)
})

test('DEC-05 the newest come first, whatever their uuid; age does not order clients with the same name', async ({
  hub,
}) => {
  const late = await hub.firm({ name: 'Late LLP' })
  const { organization_uuid } = late
  const made = ['Same', 'Same', 'Same'].map((client_name) => ({ client_name }))
  await seedTheseClients(hub.parts.database, organization_uuid, made)
  const uuids = async (query: Record<string, string>) => {
    const { body } = await late.call(listBusinessClients, { params: { organizationUuid: organization_uuid }, query })
    return body.results.map(({ uuid }) => uuid)
  }
  const byUuid = (await uuids({})).sort()
  await hub.parts.database.inFirm(wholeFirm(organization_uuid), async (tx) => {
    for (const [index, uuid] of byUuid.entries())
      await tx
        .updateTable('business_client')
        .set({ relation_start: new Date(Date.UTC(2026, 0, 9 - index)) })
        .where('uuid', '=', uuid)
        .execute()
    await refreshRows(tx, { organization_uuid })
  })
  expect(await uuids({ sort: 'created' })).toEqual(byUuid)
  expect(await uuids({})).toEqual(byUuid)
  expect(await uuids({ sort: '-name' })).toEqual(byUuid.toReversed())
})

test.for(CLIENT_SORTS)(
  'paging by %s shows every client once, forwards, backwards and by number',
  async (sort, { firm }) => {
    const whole = (await answer(firm, { sort })).results.map(({ uuid }) => uuid)
    const page = async (offset: number, beside: Record<string, string> = {}) =>
      (await answer(firm, { sort, limit: '2', offset: String(offset), ...beside })).results.map(({ uuid }) => uuid)
    const first = await page(0)
    const second = await page(2, { after: first[1] ?? '' })
    const third = await page(4, { after: second[1] ?? '' })
    expect([...first, ...second, ...third]).toEqual(whole)
    expect(await page(2, { before: third[0] ?? '' })).toEqual(second)
    expect(await page(0, { before: second[0] ?? '' })).toEqual(first)
    expect([...(await page(0)), ...(await page(2)), ...(await page(4))]).toEqual(whole)
  },
)

test('if the cursor row no longer exists, the page number is used', async ({ firm }) => {
  const whole = await names(firm, {})
  const gone = '01a1de26-bd58-7485-a384-393c1274874c'
  expect(await names(firm, { limit: '2', offset: '2', after: gone })).toEqual(whole.slice(2, 4))
})

test('a search text that cannot be stored is refused before it reaches the database', async ({ firm }) => {
  const params = { organizationUuid: firm.organization_uuid }
  for (const query of [{ search: '\u0000' }, { plan: '\u0000' }]) {
    const refused = await firm.call(listBusinessClients, { params, query })
    expect(refused).toMatchObject({ status: 422, body: { code: 'invalid_input' } })
  }
})
