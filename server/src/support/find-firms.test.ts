import { expect } from 'vitest'
import { type Browser, redirectOf } from '../../testing/browser.ts'
import type { FirmCaller } from '../../testing/hub.ts'
import { seedClients } from '../../testing/seed-clients.ts'
import { pageOf } from '../../testing/sign-in.ts'
import type { SupportDesk } from '../../testing/support-desk.ts'
import { supportTest } from '../../testing/test.ts'
import { newUuid } from '../platform/ids/ids.ts'

const test = supportTest
  .extend('firm', { scope: 'file' }, ({ hub }) => hub.firm({ email: 'maya@alderfinch.example' }))
  .extend('browser', { scope: 'file' }, async ({ desk, staff }) => (await desk.logIn(staff)).browser)

test.beforeAll(async ({ hub, firm }) => {
  await seedClients(hub.parts.database, firm.organization_uuid, 3)
  await hub.firm({ name: 'Harbour 100% Ledgers' })
})

/** The response of /support to the form; checks that no visit has started. */
const found = async (desk: SupportDesk, browser: Browser, typed: Record<string, string>) => {
  const before = await handOvers(desk)
  const answer = await desk.find(browser, await browser.open(desk.supportUrl), typed)
  expect(redirectOf(answer)).toBeUndefined()
  expect(answer.headers.getSetCookie().filter((line) => line.startsWith('session-'))).toEqual([])
  expect(await handOvers(desk)).toEqual(before)
  return answer
}
const listed = async (desk: SupportDesk, browser: Browser, name: string) => {
  const { firms, has_more } = pageOf(await found(desk, browser, { firm: name }), 'support')
  return { names: firms.map((each) => each.name), has_more }
}
const handOvers = (desk: SupportDesk) =>
  desk.asTime<{ organization_uuid: string }>('select organization_uuid from support_session order by created_at')

test.for<[what: string, typedFor: (uuid: string) => string]>([
  ['the uuid', (uuid) => uuid],
  ['the uuid in capitals', (uuid) => ` ${uuid.toUpperCase()} `],
  ['the address of a member', () => ' Maya@AlderFinch.example'],
])(
  '%s shows the firm and asks for confirmation, which alone starts the visit',
  async ([_what, typedFor], { desk, firm, staff, browser }) => {
    const typed = typedFor(firm.organization_uuid)
    const answer = await found(desk, browser, { firm: typed })
    const before = await handOvers(desk)
    const asked = pageOf(answer, 'support-confirm')
    expect(asked.firm).toEqual({
      uuid: firm.organization_uuid,
      name: 'Alder & Finch LLP',
      place: expect.any(String),
      owner_email: 'maya@alderfinch.example',
      clients: 3,
      created_at: expect.stringMatching(new RegExp(`^${new Date().getUTCFullYear()}-\\d\\d-\\d\\dT`)),
    })
    expect(asked.typed).toEqual({ firm: typed, reason: 'The list looks empty', ticket_number: 'T-4711' })
    expect(redirectOf(await desk.start(browser, answer))?.search).toBe(`?support_session=session-${staff.id}`)
    expect((await handOvers(desk)).slice(before.length)).toEqual([{ organization_uuid: firm.organization_uuid }])
  },
)

test('a name never opens a firm: even a single match or a full name is only listed', async ({ desk, browser }) => {
  for (const name of [' alder & fi', 'Alder & Finch LLP', 'A'])
    expect(await listed(desk, browser, name)).toEqual({ names: ['Alder & Finch LLP'], has_more: false })
  expect(await listed(desk, browser, 'Harbour 100%')).toEqual({ names: ['Harbour 100% Ledgers'], has_more: false })
})

test('a firm chosen from the list leads to the confirmation; one that is not on it does not', async ({
  desk,
  browser,
}) => {
  const twin = await desk.product.hub.firm({ name: 'Alder & Finch Partners' })
  const chosen = { firm: 'Alder', organization_uuid: twin.organization_uuid }
  expect(pageOf(await found(desk, browser, chosen), 'support-confirm').firm.name).toBe('Alder & Finch Partners')
  const elsewhere = { firm: 'Harbour', organization_uuid: twin.organization_uuid }
  expect(pageOf(await found(desk, browser, elsewhere), 'support').firms.map(({ name }) => name)).toEqual([
    'Harbour 100% Ledgers',
  ])
})

test('ten firms are listed by name, and the page says if there are more', async ({ desk, browser }) => {
  for (let number = 11; number > 0; number--)
    await desk.product.hub.firm({ name: `Quarry ${String(number).padStart(2, '0')}` })
  const names = Array.from({ length: 10 }, (_, index) => `Quarry ${String(index + 1).padStart(2, '0')}`)
  expect(await listed(desk, browser, 'quarry')).toEqual({ names, has_more: true })
  expect(await listed(desk, browser, 'quarry 1')).toEqual({ names: ['Quarry 10', 'Quarry 11'], has_more: false })
})

test('A11 every firm shown gets an audit row of who looked, why and for which ticket, and no other firm does', async ({
  desk,
  staff,
  browser,
}) => {
  const [shown, hidden] = [
    await desk.product.hub.firm({ name: 'Wren Partners' }),
    await desk.product.hub.firm({ name: 'Heron Partners' }),
  ]
  await listed(desk, browser, 'Wren')
  const looks = (of: FirmCaller) =>
    desk.asTime(
      "select actor_kind, actor_id, detail from activity where act = 'support_looked_up' and organization_uuid = $1",
      [of.organization_uuid],
    )
  const detail = { reason: 'The list looks empty', ticket_number: 'T-4711' }
  expect(await looks(shown)).toEqual([{ actor_kind: 'staff', actor_id: String(staff.id), detail }])
  expect(await looks(hidden)).toEqual([])
})

test('an unknown text finds no firm, and pattern characters are literal', async ({ desk, browser }) => {
  for (const nothing of ['%', '_lder', 'Harbour 100_ L', newUuid(), 'nobody@alderfinch.example']) {
    const answer = await found(desk, browser, { firm: nothing })
    expect(pageOf(answer, 'support')).toMatchObject({ firms: [], problems: { firm: 'support_firm_unknown' } })
  }
})

test('going back to look for another firm keeps what was typed, and no visit has started', async ({
  desk,
  firm,
  browser,
}) => {
  const answer = await found(desk, browser, { firm: firm.organization_uuid, again: 'yes' })
  expect(pageOf(answer, 'support')).toMatchObject({
    firms: [],
    problems: {},
    typed: { firm: firm.organization_uuid, reason: 'The list looks empty', ticket_number: 'T-4711' },
  })
})

test('starting a visit takes only a firm’s uuid, never a search text', async ({ desk, firm, browser }) => {
  const answer = await found(desk, browser, { firm: firm.organization_uuid })
  const { csrf, action, typed } = pageOf(answer, 'support-confirm')
  const before = await handOvers(desk)
  for (const organization_uuid of ['', 'Alder & Finch LLP', 'maya@alderfinch.example', newUuid()]) {
    const posted = await browser.post(`${desk.product.signInUrl}${action}`, {
      ...typed,
      organization_uuid,
      _csrf: csrf,
    })
    expect(pageOf(posted, 'support').problems).toEqual({ firm: 'support_firm_unknown' })
  }
  const unsaid = { ...typed, reason: ' ', organization_uuid: firm.organization_uuid, _csrf: csrf }
  const posted = await browser.post(`${desk.product.signInUrl}${action}`, unsaid)
  expect(pageOf(posted, 'support').problems).toEqual({ reason: 'support_reason_missing' })
  expect(await handOvers(desk)).toEqual(before)
})
