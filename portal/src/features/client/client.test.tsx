import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { clientOfFirm, factsOf, heading, region } from '../../../testing/client-world.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { bluebird, CLIENT_UUID, sampleColleague } from '../../../testing/sample-client.ts'
import { sampleClients, sampleRow } from '../../../testing/sample-records.ts'
import { getBusinessClient, listBusinessClients } from '../../api/contract.ts'

const path = `/clients/${CLIENT_UUID}`
const tabs = page.getByRole('navigation', { name: 'Parts of the client' }).getByRole('link')
const open = async (at = path) => {
  const app = await renderApp(at)
  await expect.element(heading).toMatchTextContent('Bluebird Bakery')
  return app
}
/** The pill beside the heading. */
const headBadges = () => [...(heading.element().parentElement?.parentElement?.children ?? [])].slice(1)

test('ROUTE-03 CLIENT-02 the address of a client shows that client, under its name', async () => {
  const server = clientOfFirm({})
  await open()
  expect(server.callsOf(getBusinessClient)[0]?.url.pathname).toBe(
    `/partner_services/partners/business_clients/${CLIENT_UUID}/`,
  )
  await expect.poll(() => document.title).toBe('Bluebird Bakery · Partner Hub')
})

test('ROUTE-03 the URL of another client shows that client, and Back the first again', async () => {
  const other = { uuid: '01990000-0000-7000-9000-000000000009', client_name: 'Amberline Roofing' }
  const server = clientOfFirm({})
  server.answer(getBusinessClient, ({ url }) => bluebird(url.pathname.includes(other.uuid) ? other : {}))
  const { router } = await open()
  await router.navigate(`/clients/${other.uuid}`)
  await expect.element(heading).toMatchTextContent('Amberline Roofing')
  await router.navigate(-1)
  await expect.element(heading).toMatchTextContent('Bluebird Bakery')
})

test('CLIENT-01 the back link leads to /clients, and to the list as it was if the client was opened from it', async () => {
  const server = clientOfFirm({})
  server.answer(listBusinessClients, sampleClients([sampleRow(1, { uuid: CLIENT_UUID, name: 'Bluebird Bakery' })]))
  const { router } = await renderApp('/clients?view=trials')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible()
  await router.navigate(path)
  await expect.element(heading).toMatchTextContent('Bluebird Bakery')
  const back = page.getByRole('main').getByRole('link', { name: 'Clients' })
  await expect.element(back).toHaveAttribute('href', '/clients')
  await tabs.nth(1).click()
  await expect.element(tabs.nth(1)).toHaveAttribute('aria-current', 'page')
  expect(router.state.location.pathname).toBe(`${path}/billing`)
  await back.click()
  await expect.poll(() => router.state.location.pathname + router.state.location.search).toBe('/clients?view=trials')
})

test('CLIENT-01 the back link of a client opened by URL leads to the list too', async () => {
  clientOfFirm({})
  const { path: shown } = await open()
  await page.getByRole('main').getByRole('link', { name: 'Clients' }).click()
  await expect.poll(shown).toBe('/clients')
})

test.each([
  ['ACTIVE_TRIAL', 12, 'Free Trial - 12 days left'],
  ['ACTIVE_TRIAL', 2, 'Free Trial - 2 days left'],
  ['ACTIVE_TRIAL', 1, 'Free Trial - 1 day left'],
  ['DIRECT_BILLING_PENDING', null, 'No Plan'],
  ['INACTIVE', null, 'No Plan'],
  ['CANCELLED', null, 'No Plan'],
  ['TRIAL_EXPIRED', null, 'Trial Expired'],
  ['TRIAL_EXPIRED', 0, 'Trial Expired'],
  ['ACTIVE_TRIAL', 0, 'No Status Set'],
] as const)(
  'CLIENT-03 STATE-02 STATE-03 STATE-04 STATE-06 %s with %s days left reads %s beside the heading and under Billing',
  async (status, days_left, text) => {
    clientOfFirm({ subscription: { status, days_left } })
    await open()
    expect(headBadges().map((badge) => badge.textContent)).toEqual([text])
    await tabs.nth(1).click()
    await expect
      .element(page.getByRole('heading', { level: 2, name: /^Billing Info/ }))
      .toMatchTextContent(`Billing Info ${text}`)
  },
)

test('CLIENT-03 STATE-01 an active plan has no badge beside the heading; under Billing it reads Active', async () => {
  clientOfFirm({ subscription: { status: 'ACTIVE', days_left: null } })
  await open()
  expect(headBadges()).toEqual([])
  await tabs.nth(1).click()
  await expect
    .element(page.getByRole('heading', { level: 2, name: /^Billing Info/ }))
    .toMatchTextContent('Billing Info Active')
})

test('CLIENT-03 STATE-05 a client without access reads No Access, whatever its plan', async () => {
  clientOfFirm({ client: { status: 'NO_ACCESS' }, subscription: { status: 'ACTIVE', days_left: null } })
  await open()
  expect(headBadges().map((badge) => badge.textContent)).toEqual(['No Access'])
})

test.each([
  ['ACTIVE', 'Grace Whitfield pays for this plan and can change it there.'],
  ['ACTIVE_TRIAL', 'Grace Whitfield selects and pays for a plan there. It shows here once they do.'],
] as const)(
  'DEC-95 the Billing tab of a client that pays and is %s says where the plan is chosen',
  async (status, text) => {
    clientOfFirm({ subscription: { status } })
    await open(`${path}/billing`)
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  },
)

test('CLIENT-05 CLIENT-07 the tabs are Business Info, Billing and Contacts, each with its address', async () => {
  clientOfFirm({ colleagues: [sampleColleague(1), sampleColleague(2)] })
  const { path: shown } = await open()
  expect(tabs.elements().map((tab) => tab.textContent?.trim())).toEqual(['Business Info', 'Billing', 'Contacts 2'])
  expect(tabs.elements().map((tab) => tab.getAttribute('href'))).toEqual([path, `${path}/billing`, `${path}/contacts`])
  await tabs.nth(2).click()
  await expect.element(page.getByRole('heading', { name: 'Client Contacts' })).toBeVisible()
  expect(shown()).toBe(`${path}/contacts`)
})

test('CLIENT-07 if the owner is the only contact there is no Contacts tab, and its URL shows Business Info', async () => {
  clientOfFirm({})
  const { path: shown } = await open(`${path}/contacts`)
  await expect.poll(shown).toBe(path)
  expect(tabs.elements().map((tab) => tab.textContent?.trim())).toEqual(['Business Info', 'Billing'])
})

test('CLIENT-06 Business Info holds the onboarding panel, the Owner section and the Business Info section', async () => {
  clientOfFirm({})
  await open()
  const sections = page.getByRole('heading', { level: 2 }).elements()
  expect(sections.slice(0, 3).map((section) => section.textContent)).toEqual([
    'Onboarding',
    'Owner Not invited',
    'Business Info',
  ])
})

test.each([
  [undefined, 'Not invited'],
  ['DRAFT', 'Not invited'],
  ['PENDING', 'Invite Sent'],
  ['ACCEPTED', 'Accepted'],
  ['DECLINED', 'Declined'],
  ['EXPIRED', 'Trial Expired'],
] as const)('CLIENT-08 with the invitation %s the Owner heading carries %s', async (invited, text) => {
  clientOfFirm(invited ? { invited } : {})
  await open()
  await expect.element(page.getByRole('heading', { level: 2, name: /^Owner/ })).toMatchTextContent(`Owner ${text}`)
})

test('CLIENT-14 CLIENT-15 the Owner section shows its four fields in order, and --- for what is empty', async () => {
  clientOfFirm({ owner: { contact_email: null, contact_mobile: '' } })
  await open()
  expect(factsOf(region(/^Owner/).element())).toEqual([
    'Name: Grace Whitfield',
    'Phone Number 1: 902 555 0142',
    'Email: ---',
    'Phone Number 2: ---',
  ])
})

test('CLIENT-17 CLIENT-18 DEC-85 Business Info shows its eight fields in order, then what the wizard took', async () => {
  const settings = { business_name: 'Bluebird Bakery Ltd', business_currency: 'SEK', base_currency: 'CAD' }
  const answers = { country_code: 'SE', business_industry: 'FOOD_SERVICES', business_revenue: '3 000 000' } as const
  clientOfFirm({ client: { ...settings, ...answers, settings_read_at: new Date(Date.now() - 130_000).toISOString() } })
  await open()
  const section = region('Business Info').element()
  expect(factsOf(section).map((fact) => fact.replaceAll('\u00a0', ' '))).toEqual([
    'Business Name: Bluebird Bakery Ltd',
    'Fiscal Year End Month: December',
    'Business Phone: 902 555 0188',
    'Fiscal Year End Day: 31',
    expect.stringMatching(/^Business Address: /),
    'Date Format: MM/DD/YYYY',
    'Base Currency: CAD — Canadian Dollar',
    'Standard Rate: 85.00 CAD',
    'Industry: Food Services',
    'Country: Sweden',
    'Estimated Revenue: 3 000 000 SEK',
  ])
  const parts = [...(section.querySelector('dl dl')?.children ?? [])]
  expect(parts.map((part) => [...part.children].map((cell) => cell.textContent).join(': '))).toEqual([
    'Address Line 1: 14 Quinpool Road',
    'Address Line 2: ---',
    'City: Halifax',
    'State/Province: Nova Scotia',
    'ZIP/Postal Code: B3K 5J7',
    'Country: Canada',
  ])
  expect(section.textContent).toContain('From Northwind Books, 2 minutes ago')
})

test('DEC-85 the country of the address is not shown as missing', async () => {
  clientOfFirm({ client: { country_code: null } })
  await open()
  const facts = factsOf(region('Business Info').element())
  expect(facts.filter((fact) => fact.startsWith('Country'))).toEqual([])
  expect(facts.join()).toContain('Canada')
})

test('settings that Books has not sent yet show as --- with a note', async () => {
  clientOfFirm({
    client: {
      settings_read_at: null,
      fiscal_year_end_month: null,
      fiscal_year_end_day: null,
      business_phone: null,
      business_address: null,
      date_format: null,
      business_name: null,
      business_currency: null,
      base_currency: null,
      standard_rate: null,
    },
  })
  await open()
  const section = region('Business Info').element()
  expect(factsOf(section).filter((fact) => fact.endsWith(': ---'))).toHaveLength(7)
  expect(section.textContent).toContain('Waiting for data from Northwind Books')
})

test('CLIENT-19 CLIENT-20 CLIENT-21 Client Contacts has its three columns and all rows on one page, without the owner', async () => {
  const colleagues = Array.from({ length: 101 }, (_, index) => sampleColleague(index + 1))
  colleagues[0] = sampleColleague(1, { description: null, contact_mobile: null })
  clientOfFirm({ colleagues })
  await open(`${path}/contacts`)
  const table = page.getByRole('table', { name: 'Client Contacts' })
  await expect.element(table).toBeVisible()
  expect(
    table
      .getByRole('columnheader')
      .elements()
      .map((header) => header.textContent),
  ).toEqual(['Name / Description', 'Phone Number 1 / Phone Number 2', 'Email / Invitation status'])
  expect(table.getByRole('row').elements()).toHaveLength(102)
  expect(
    table
      .getByRole('row')
      .nth(1)
      .getByRole('cell')
      .elements()
      .map((cell) => cell.textContent),
  ).toEqual(['TSTheo Sandhu 1---', '902 555 0143---', 'theo1@bluebirdbakery.exampleNot invited'])
  expect(page.getByText('Grace Whitfield').query()).toBeNull()
})

test('DEC-79 contacts are edited here and not created', async () => {
  clientOfFirm({ colleagues: [sampleColleague(1)] })
  await open(`${path}/contacts`)
  await expect.element(page.getByRole('table', { name: 'Client Contacts' })).toBeVisible()
  expect(page.getByRole('button', { name: /^(add|new|create)/i }).elements()).toEqual([])
  await expect.element(page.getByText('People on the team in Northwind Books. New ones are added there.')).toBeVisible()
})
