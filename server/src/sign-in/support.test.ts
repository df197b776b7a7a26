import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, redirectOf } from '../platform/testing/browser.ts'
import { testConfiguration } from '../platform/testing/configuration.ts'
import type { FirmCaller } from '../platform/testing/hub.ts'
import { startProduct } from '../platform/testing/product.ts'
import { pageOf, viewOf } from '../platform/testing/sign-in.ts'
import { type StaffPerson, type SupportDesk, startSupportDesk } from '../platform/testing/support-desk.ts'

let desk: SupportDesk
let firm: FirmCaller
let staff: StaffPerson
beforeAll(async () => {
  desk = await startSupportDesk({ SUPPORT_SESSION_SECONDS: '1200' })
  firm = await desk.product.hub.firm({ name: 'Alder & Finch LLP' })
  await desk.product.hub.firm({ name: 'Harbour 100% Ledgers' })
  staff = await desk.staff()
})
afterAll(() => desk.stop())

const handOvers = () => desk.asTime('select from support_session')
/** Posts the open form and looks at the page that comes back. */
const refused = async (browser: Browser, typed: Record<string, string>) => {
  const answer = await desk.handOver(browser, await browser.open(desk.supportUrl), typed)
  expect(answer.headers.getSetCookie().filter((line) => line.startsWith('session-'))).toEqual([])
  return pageOf(answer, 'support')
}

test('/support asks for a log-in at the sign-in origin, then for firm, reason and ticket number', async () => {
  const browser = desk.product.newBrowser()
  const asked = await browser.open(desk.supportUrl)
  expect([viewOf(asked).page, asked.url.origin]).toEqual(['log-in', desk.product.signInUrl])
  const { page } = await desk.logIn(staff)
  expect(page.url.href).toBe(desk.supportUrl)
  expect(pageOf(page, 'support')).toMatchObject({
    action: '/support',
    email: staff.email,
    typed: { firm: '', reason: '', ticket_number: '' },
    visit_minutes: 20,
  })
})

test('who is no staff gets 403 and no form, also when they post one; another account can be used', async () => {
  const person = await desk.product.signIn.person()
  const { browser, page } = await desk.logIn(person)
  expect([page.status, viewOf(page)]).toEqual([
    403,
    { page: 'support-refused', email: person.email, sign_in_url: '/support/sign-in' },
  ])
  const { csrf } = pageOf(await browser.open(`${desk.product.signInUrl}/signup`), 'sign-up')
  const typed = { _csrf: csrf, firm: firm.organization_uuid, reason: 'Curious', ticket_number: 'T-1' }
  const posted = await browser.post(desk.supportUrl, typed)
  expect(posted.status).toBe(403)
  expect(await handOvers()).toHaveLength(0)
  expect(pageOf(await browser.open(`${desk.supportUrl}/sign-in`), 'log-in').problem).toBe('session_expired')
})

test('a form of another browser or another site starts nothing', async () => {
  const { browser } = await desk.logIn(staff)
  const foreign = (await desk.logIn(staff)).page
  expect((await desk.handOver(browser, foreign, { firm: firm.organization_uuid })).status).toBe(400)
  const own = pageOf(await browser.open(desk.supportUrl), 'support')
  const fields = { _csrf: own.csrf, firm: firm.organization_uuid, reason: 'r', ticket_number: 't' }
  for (const site of ['cross-site', 'same-site'])
    expect((await browser.post(desk.supportUrl, fields, { 'sec-fetch-site': site })).status).toBe(403)
  expect(await handOvers()).toHaveLength(0)
})

test('a password typed more than ten minutes ago is typed again, and so is one that was changed since', async () => {
  const age = (seconds: number) =>
    desk.asTime(
      `update oidc_records set payload = jsonb_set(payload, '{loginTs}', to_jsonb(extract(epoch from now())::int - $1::int))
      where kind = 'Session' and payload ->> 'accountId' = (select uuid::text from users where id = $2)`,
      [seconds, staff.id],
    )
  const { browser } = await desk.logIn(staff)
  await desk.asTime("update users set password_changed_at = now() - interval '1 day' where id = $1", [staff.id])
  await age(590)
  expect(viewOf(await browser.open(desk.supportUrl)).page).toBe('support')
  await age(601)
  expect(viewOf(await browser.open(desk.supportUrl)).page).toBe('log-in')
  const other = await desk.staff()
  const changed = (await desk.logIn(other)).browser
  await desk.asTime("update users set password_changed_at = now() + interval '1 second' where id = $1", [other.id])
  expect(viewOf(await changed.open(desk.supportUrl)).page).toBe('log-in')
})

test('each of the three is required, and what was typed comes back', async () => {
  const { browser } = await desk.logIn(staff)
  const empty = await refused(browser, { firm: ' ', reason: '', ticket_number: '' })
  expect(empty.problems).toEqual({
    firm: 'support_firm_missing',
    reason: 'support_reason_missing',
    ticket_number: 'support_ticket_missing',
  })
  const long = await refused(browser, { firm: 'x', reason: 'r'.repeat(501), ticket_number: 't'.repeat(51) })
  expect(long.problems).toEqual({ reason: 'support_reason_too_long', ticket_number: 'support_ticket_too_long' })
  const unknown = await refused(browser, { firm: 'Nobody & Sons' })
  expect(unknown).toMatchObject({
    problems: { firm: 'support_firm_unknown' },
    typed: { firm: 'Nobody & Sons', reason: 'The list looks empty', ticket_number: 'T-4711' },
  })
  for (const nothing of ['%', '_lder', 'Harbour 100_ L', '01990000-0000-7000-8000-000000000000'])
    expect((await refused(browser, { firm: nothing })).problems).toEqual({ firm: 'support_firm_unknown' })
  expect(await handOvers()).toHaveLength(0)
})

test('a firm is found by its uuid or by how its name begins; of several one is chosen', async () => {
  const { browser } = await desk.logIn(staff)
  const found = async (typed: Record<string, string>) => {
    const answer = await desk.handOver(browser, await browser.open(desk.supportUrl), typed)
    expect(redirectOf(answer)?.search).toBe(`?support_session=session-${staff.id}`)
    const [last] = await desk.asTime<{ organization_uuid: string }>(
      'select organization_uuid from support_session order by created_at desc limit 1',
    )
    return last?.organization_uuid
  }
  expect(await found({ firm: firm.organization_uuid })).toBe(firm.organization_uuid)
  expect(await found({ firm: ' alder & fi' })).toBe(firm.organization_uuid)
  expect(await found({ firm: 'Harbour 100%' })).not.toBe(firm.organization_uuid)
  const twin = await desk.product.hub.firm({ name: 'Alder & Finch Partners' })
  const several = await refused(browser, { firm: 'Alder' })
  expect(several.problems).toEqual({ organization_uuid: 'support_firm_ambiguous' })
  expect(several.firms.map(({ name }) => name)).toEqual(['Alder & Finch LLP', 'Alder & Finch Partners'])
  expect(await found({ firm: 'Alder', organization_uuid: twin.organization_uuid })).toBe(twin.organization_uuid)
})

test('support sessions are off unless they are switched on, and production refuses to start with them', async () => {
  const off = await startProduct()
  const browser = off.newBrowser()
  for (const path of ['/support', '/support/sign-in'])
    expect((await browser.ask(`${off.signInUrl}${path}`)).status).toBe(404)
  expect((await browser.post(`${off.signInUrl}/support`, {})).status).toBe(404)
  await off.stop()
  const https = { HUB_URL: 'https://hub.northwind.example', SIGN_IN_URL: 'https://id.northwind.example' }
  const start = (more: Record<string, string>) => () =>
    testConfiguration('postgres://nobody@127.0.0.1/none', { NODE_ENV: 'production', ...https, ...more })
  expect(start({ SUPPORT_SESSIONS: 'true' })).toThrow(
    'SUPPORT_SESSIONS: production needs a second factor for staff, which does not exist yet',
  )
  expect(start({})().config.SUPPORT_SESSIONS).toBe(false)
})
