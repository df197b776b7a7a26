import { SUPPORT_LOGOUT_PATH } from '@partner-hub/contracts/support/support.ts'
import { expect } from 'vitest'
import type { Browser } from '../../testing/browser.ts'
import { testConfiguration } from '../../testing/configuration.ts'
import { startProduct } from '../../testing/product.ts'
import { pageOf, viewOf } from '../../testing/sign-in.ts'
import type { SupportDesk } from '../../testing/support-desk.ts'
import { supportTest } from '../../testing/test.ts'

const test = supportTest.extend('settings', { SUPPORT_SESSION_SECONDS: '1200' })

const handOvers = (desk: SupportDesk) => desk.asTime('select from support_session')
/** Posts the form and returns the page with its errors. */
const refused = async (desk: SupportDesk, browser: Browser, typed: Record<string, string>) => {
  return pageOf(await desk.find(browser, await browser.open(desk.supportUrl), typed), 'support')
}

test('/support asks for a log-in at the sign-in origin, then for firm, reason and ticket number', async ({
  desk,
  staff,
}) => {
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

test('someone who is not staff gets 403 and no form, even when posting one, and can switch accounts', async ({
  desk,
  firm,
}) => {
  const person = await desk.product.signIn.person()
  const { browser, page } = await desk.logIn(person)
  expect([page.status, viewOf(page)]).toEqual([
    403,
    { page: 'support-refused', email: person.email, sign_in_url: '/support/sign-in' },
  ])
  const { csrf } = pageOf(await browser.open(`${desk.product.signInUrl}/signup`), 'sign-up')
  const typed = { _csrf: csrf, firm: firm.organization_uuid, reason: 'Curious', ticket_number: 'T-1' }
  for (const path of ['', '/start']) {
    const posted = { ...typed, organization_uuid: firm.organization_uuid }
    expect((await browser.post(`${desk.supportUrl}${path}`, posted)).status).toBe(403)
  }
  expect(await handOvers(desk)).toHaveLength(0)
  expect(pageOf(await browser.open(`${desk.supportUrl}/sign-in`), 'log-in').problem).toBe('session_expired')
})

test('a form from another browser or another site starts nothing', async ({ desk, firm, staff }) => {
  const { browser } = await desk.logIn(staff)
  const other = await desk.logIn(staff)
  const foreign = await desk.find(other.browser, other.page, { firm: firm.organization_uuid })
  expect((await desk.find(browser, other.page, { firm: firm.organization_uuid })).status).toBe(400)
  expect((await desk.start(browser, foreign)).status).toBe(400)
  const own = pageOf(await browser.open(desk.supportUrl), 'support')
  const organization_uuid = firm.organization_uuid
  const fields = { _csrf: own.csrf, firm: organization_uuid, organization_uuid, reason: 'r', ticket_number: 't' }
  for (const site of ['cross-site', 'same-site'])
    for (const path of ['', '/start'])
      expect((await browser.post(`${desk.supportUrl}${path}`, fields, { 'sec-fetch-site': site })).status).toBe(403)
  expect(await handOvers(desk)).toHaveLength(0)
})

test('the password must be typed again after ten minutes, or after it was changed', async ({ desk, staff }) => {
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

test('all three fields are required, and the form keeps what was typed', async ({ desk, staff }) => {
  const { browser } = await desk.logIn(staff)
  const empty = await refused(desk, browser, { firm: ' ', reason: '', ticket_number: '' })
  expect(empty.problems).toEqual({
    firm: 'support_firm_missing',
    reason: 'support_reason_missing',
    ticket_number: 'support_ticket_missing',
  })
  const long = await refused(desk, browser, { firm: 'x', reason: 'r'.repeat(501), ticket_number: 't'.repeat(51) })
  expect(long.problems).toEqual({ reason: 'support_reason_too_long', ticket_number: 'support_ticket_too_long' })
  const unknown = await refused(desk, browser, { firm: 'Nobody & Sons' })
  expect(unknown).toMatchObject({
    problems: { firm: 'support_firm_unknown' },
    typed: { firm: 'Nobody & Sons', reason: 'The list looks empty', ticket_number: 'T-4711' },
  })
  expect(await handOvers(desk)).toHaveLength(0)
})

test('support sessions are off by default, and production refuses to start with them', async () => {
  const off = await startProduct()
  const browser = off.newBrowser()
  for (const path of ['/support', '/support/sign-in'])
    expect((await browser.ask(`${off.signInUrl}${path}`)).status).toBe(404)
  for (const path of ['/support', '/support/start'])
    expect((await browser.post(`${off.signInUrl}${path}`, {})).status).toBe(404)
  await off.stop()
  const https = { HUB_URL: 'https://hub.northwind.example', SIGN_IN_URL: 'https://id.northwind.example' }
  const start = (more: Record<string, string>) => () =>
    testConfiguration('postgres://nobody@127.0.0.1/none', {
      NODE_ENV: 'production',
      STANDS_ALONE: 'true',
      ...https,
      ...more,
    })
  expect(start({ SUPPORT_SESSIONS: 'true' })).toThrow(
    'SUPPORT_SESSIONS: production needs a second factor for staff, which does not exist yet',
  )
  expect(start({})().config.SUPPORT_SESSIONS).toBe(false)
})

test('staff can log out from /support, even if they are signed in only at the sign-in service', async ({
  desk,
  firm,
  staff,
}) => {
  const logOutUrl = `${desk.product.hubUrl}${SUPPORT_LOGOUT_PATH}`
  const { browser } = await desk.logIn(staff)
  const { action, csrf, hidden } = pageOf(await browser.open(logOutUrl), 'sign-out')
  await browser.post(`${desk.product.signInUrl}${action}`, { _csrf: csrf, ...hidden })
  expect(viewOf(await browser.open(desk.supportUrl)).page).toBe('log-in')

  const visit = await desk.visit(staff, firm.organization_uuid)
  await visit.call('POST', '/support_session/end/')
  const atHub = await visit.browser.ask(logOutUrl)
  expect([atHub.status, atHub.url.href]).toEqual([200, logOutUrl])
})
