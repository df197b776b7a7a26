import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { getCurrentUser, listOrganizations, registerOrganization } from '../api/contract.ts'
import { writePageData, writeSession } from '../api/testing/page-state.ts'
import { sampleOrganization, sampleUser } from '../api/testing/sample-records.ts'
import { type Stubs, stubCalls } from '../api/testing/stub-calls.ts'
import { renderApp } from './testing/render-app.tsx'

const field = (name: string) => page.getByRole('textbox', { name })
const choice = (name: string) => page.getByRole('combobox', { name })
const select = (name: string) => page.getByRole('button', { name: new RegExp(name) })
const service = (name: string) => page.getByRole('checkbox', { name, exact: true })
const terms = page.getByRole('checkbox', { name: /I accept the terms and conditions/ })
const next = page.getByRole('button', { name: 'Next' })
const finish = page.getByRole('button', { name: 'Finish' })
const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const KEY = '4a2f3d4e-0000-4000-8000-000000000001'
const shows = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible()

const withoutFirm = (): Stubs => {
  const server = stubCalls()
  writeSession()
  server.answer(getCurrentUser, sampleUser())
  server.refuse(listOrganizations, 403, { code: 'organization_missing', detail: 'Register your firm first' })
  return server
}

const open = async () => {
  const app = await renderApp('/create-organization')
  await expect.element(field('First name')).toBeVisible()
  return app
}

const profile = { first_name: 'Maya', last_name: 'Lindqvist', phone_number: '902 555 0100' }
const firm = {
  name: 'Alder & Finch LLP',
  country: 'CA',
  state_province: 'NS',
  number_of_clients: '5-20',
  type_of_professional: 'BOOKKEEPER',
}
const growth = { accounting_service: true, payroll_service: true, interest: 'ONBOARDINGMY_CLIENTS', tos_flag: true }

/** A reload in the middle of the wizard: earlier steps are in the draft of the tab. */
const openAt = async (step: 1 | 2, answers: object) => {
  const draft = { email: sampleUser().email, step, answers, idempotencyKey: KEY }
  sessionStorage.setItem('firm-registration', JSON.stringify(draft))
  const app = await renderApp('/create-organization')
  await expect.element(heading('Nice to meet you! Tell us about your firm.')).toBeVisible()
  return app
}
const openFirmStep = () => openAt(1, profile)
const openLastStep = (answers: object = {}) => openAt(2, { ...profile, ...firm, ...answers })

const choose = async (button: ReturnType<typeof select>, option: string) => {
  await button.click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

const fillProfile = async () => {
  await field('First name').fill('Maya')
  await field('Last name').fill('Lindqvist')
  await field('Phone number').fill('902 555 0100')
  await next.click()
  await expect.element(field('Firm name')).toBeVisible()
}

const fillFirm = async (country = 'Canada', state = 'Nova Scotia') => {
  await field('Firm name').fill('Alder & Finch LLP')
  await choice('Country').fill(country)
  await page.getByRole('option', { name: country, exact: true }).click()
  if (state) {
    await choice('State/Province').fill(state)
    await page.getByRole('option', { name: state, exact: true }).click()
  }
  await choose(select('Number of clients'), '6-20')
  await choose(select('Type of professional'), 'Bookkeeper')
  await next.click()
  await expect.element(service('Accounting')).toBeVisible()
}

const fillGrowth = async () => {
  await service('Accounting').click({ force: true })
  await service('Payroll').click({ force: true })
  await choose(select("What you're interested in"), 'Onboarding my clients')
  await terms.click({ force: true })
}

/** Leaves a field after having been in it. */
const visit = async (control: { element: () => Element }) => {
  ;(control.element() as HTMLElement).focus()
  await userEvent.tab()
}

test('FIRM-01 FIRM-02 FIRM-03 VALID-03 step 1 greets, asks for the profile, and names the three steps', async () => {
  withoutFirm()
  await open()
  await expect.element(heading('Welcome to the Partner Hub! Tell us about yourself.')).toBeVisible()
  const steps = page.getByRole('complementary').getByRole('listitem')
  expect(steps.elements().map((step) => step.textContent)).toEqual([
    '1Enter Your Profile Information',
    '2Tell Us About Your Business',
    '3Start Your Journey Of Growth',
  ])
  expect(page.getByRole('textbox').elements()).toHaveLength(3)
  await expect.element(field('Last name')).toBeVisible()
  await expect.element(field('Phone number')).toBeVisible()
  await shows('All fields are mandatory')
})

test('SHELL-07 FIRM-02 the greeting names the product as configured', async () => {
  withoutFirm()
  writePageData({ hubName: 'Ledger Desk' })
  await open()
  await expect.element(heading('Welcome to the Ledger Desk! Tell us about yourself.')).toBeVisible()
})

test('FIRM-04 FIRM-05 DEC-24 VALID-03 step 2 asks for name, country, state, number of clients and type of professional', async () => {
  withoutFirm()
  await open()
  await fillProfile()
  await expect.element(heading('Nice to meet you! Tell us about your firm.')).toHaveFocus()
  await shows('All fields are mandatory')
  await expect.element(choice('Country')).toBeVisible()
  expect(choice('State/Province').query()).toBeNull()
  await choice('Country').fill('Canada')
  await page.getByRole('option', { name: 'Canada', exact: true }).click()
  await expect.element(choice('State/Province')).toBeVisible()
  await expect.element(select('Number of clients')).toBeVisible()
  await expect.element(select('Type of professional')).toBeVisible()
  expect(page.getByRole('checkbox').query()).toBeNull()
})

test('FIRM-04 FIRM-06 FIRM-07 DEC-24 DEC-25 step 3 asks for nine services, the interest and the two flags', async () => {
  withoutFirm()
  await openLastStep()
  const boxes = page.getByRole('group', { name: /Services offered/ }).getByRole('checkbox')
  expect(boxes.elements().map((box) => box.closest('label')?.textContent)).toEqual([
    'Accounting',
    'Bookkeeping',
    'Taxes',
    'Audit',
    'Advisory',
    'Payroll',
    'Technology Training',
    'Analytics & Reporting',
    'Other',
  ])
  await expect.element(select("What you're interested in")).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: /Send me product news and tips by e-mail/ })).toBeVisible()
  await expect.element(terms).toBeVisible()
})

test('FIRM-08 START-17 VALID-02 the terms of Collaborative Accounting are linked; the form says what is required', async () => {
  withoutFirm()
  writePageData({ termsUrl: 'https://provider.example/programme-terms' })
  await openLastStep()
  await expect.element(page.getByText(/of the Collaborative Accounting programme\./)).toBeVisible()
  const link = page.getByRole('link', { name: /terms and conditions/ })
  await expect.element(link).toHaveAttribute('href', 'https://provider.example/programme-terms')
  await expect.element(link).toHaveAttribute('target', '_blank')
  await shows('Required information')
  await shows('Optional')
})

test('FIRM-09 VALID-01 Next stays disabled until every field of the step is valid', async () => {
  withoutFirm()
  await open()
  await expect.element(next).toHaveAttribute('aria-disabled', 'true')
  await field('First name').fill('Maya')
  await field('Last name').fill('Lindqvist')
  await expect.element(next).toHaveAttribute('aria-disabled', 'true')
  await next.click({ force: true })
  await expect.element(field('First name')).toBeVisible()
  await field('Phone number').fill('902 555 0100')
  await expect.element(next).not.toHaveAttribute('aria-disabled')
})

test.each([
  ['VALID-33', 'First name', '', 'Enter your first name'],
  ['VALID-34', 'First name', 'a'.repeat(101), "You can't enter a first name longer than 100 characters"],
  ['VALID-35', 'Last name', '', 'Enter your last name'],
  ['VALID-36', 'Last name', 'a'.repeat(101), "You can't enter a last name longer than 100 characters"],
  ['VALID-37', 'Phone number', '', 'Enter your phone number'],
  ['VALID-38', 'Phone number', '1234567', 'Enter a valid phone number, e.g. 1234567890'],
])('%s leaving %s as %o shows its message', async (_id, name, value, message) => {
  withoutFirm()
  await open()
  await field(name).fill(value)
  await visit(field(name))
  await shows(message)
  await expect.element(field(name)).toHaveAccessibleDescription(message)
})

test.each([
  ['VALID-39', '', 'Enter your firm name'],
  ['VALID-40', 'a'.repeat(151), "Your firm name can't be longer than 150 characters"],
])('%s leaving the firm name as %o shows its message', async (_id, value, message) => {
  withoutFirm()
  await openFirmStep()
  await field('Firm name').fill(value)
  await visit(field('Firm name'))
  await shows(message)
})

test('VALID-41 VALID-44 VALID-45 leaving country, number of clients and type without a choice shows their messages', async () => {
  withoutFirm()
  await openFirmStep()
  await visit(choice('Country'))
  await shows('Select the country of your firm')
  await visit(select('Number of clients'))
  await shows('Select the number of clients')
  await visit(select('Type of professional'))
  await shows('Select the type of professional')
})

test('VALID-42 leaving the state without a choice shows its message, whatever else is missing', async () => {
  withoutFirm()
  await openFirmStep()
  await choice('Country').fill('United States')
  await page.getByRole('option', { name: 'United States', exact: true }).click()
  await visit(choice('State/Province'))
  await shows('Select the state of your firm')
})

test('VALID-43 a country without states needs none, and choosing it forgets the state chosen before', async () => {
  const server = withoutFirm()
  server.answer(registerOrganization, sampleOrganization())
  await openFirmStep()
  await choice('Country').fill('Canada')
  await page.getByRole('option', { name: 'Canada', exact: true }).click()
  await choice('State/Province').fill('Nova')
  await page.getByRole('option', { name: 'Nova Scotia', exact: true }).click()
  await fillFirm('New Zealand', '')
  await fillGrowth()
  await finish.click()
  await expect
    .poll(() => server.callsOf(registerOrganization)[0]?.body)
    .toMatchObject({
      country: 'NZ',
      state_province: '',
    })
})

test('DEC-25 the country list begins with Canada, the United States and the United Kingdom; 5-20 clients read 6-20', async () => {
  withoutFirm()
  await openFirmStep()
  await choice('Country').click()
  const options = page.getByRole('option')
  await expect.element(options.first()).toBeVisible()
  expect(
    options
      .elements()
      .slice(0, 4)
      .map((option) => option.textContent),
  ).toEqual(['Canada', 'United States', 'United Kingdom', 'Afghanistan'])
  await userEvent.keyboard('{Escape}')
  await select('Number of clients').click()
  expect(options.elements().map((option) => option.textContent)).toEqual([
    '0',
    '1-5',
    '6-20',
    '21-50',
    '51-100',
    '101-200',
    '200+',
  ])
})

test('VALID-46 VALID-47 VALID-48 VALID-49 Finish with nothing chosen shows all that is missing and registers nothing', async () => {
  const server = withoutFirm()
  await openLastStep()
  const asterisk = () => getComputedStyle(page.getByText('*').element()).color
  const calm = asterisk()
  await finish.click()
  await shows('Select at least one service')
  await shows("Select what you're interested in")
  await shows('Accept the terms and conditions to go on')
  await shows('3 fields need your attention')
  expect(asterisk()).not.toBe(calm)
  expect(asterisk()).toBe(getComputedStyle(page.getByText('Select at least one service').element()).color)
  await expect.element(service('Accounting')).toHaveFocus()
  await service('Audit').click({ force: true })
  await shows('2 fields need your attention')
  expect(asterisk()).toBe(calm)
  expect(server.callsOf(registerOrganization)).toEqual([])
})

test('FIRM-10 FIRM-12 FIRM-13 FIRM-16 Finish registers the firm with the profile, its facts and its first group', async () => {
  const server = withoutFirm()
  server.answer(registerOrganization, sampleOrganization())
  await open()
  await fillProfile()
  await fillFirm()
  await fillGrowth()
  await finish.click()
  await expect.poll(() => server.callsOf(registerOrganization).length).toBe(1)
  const [call] = server.callsOf(registerOrganization)
  expect(call?.url.pathname).toBe('/partner_services/identity/registration/')
  expect(call?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/)
  expect(call?.body).toMatchObject({
    identity: { first_name: 'Maya', last_name: 'Lindqvist', phone_number: '902 555 0100' },
    name: 'Alder & Finch LLP',
    country: 'CA',
    state_province: 'NS',
    number_of_clients: '5-20',
    type_of_professional: 'BOOKKEEPER',
    interest: 'ONBOARDINGMY_CLIENTS',
    user_service_groups: [
      {
        name: 'Accounting Team',
        notes: 'Team for accounting services',
        service_type: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
      },
    ],
    time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
})

test('FIRM-07 FIRM-08 FIRM-14 FIRM-15 the payload has one boolean per service and both flags', async () => {
  const server = withoutFirm()
  server.answer(registerOrganization, sampleOrganization())
  await openLastStep(growth)
  await page.getByRole('checkbox', { name: /Send me product news/ }).click({ force: true })
  await finish.click()
  await expect
    .poll(() => server.callsOf(registerOrganization)[0]?.body)
    .toMatchObject({
      accounting_service: true,
      bookkeeping_service: false,
      taxes_service: false,
      audit_service: false,
      advisory_services: false,
      payroll_service: true,
      technology_training_service: false,
      analytics_reporting_service: false,
      other_service: false,
      email_flag: true,
      tos_flag: true,
    })
})

test('FIRM-11 ERR-43 after a success the app loads anew at / and says so there', async () => {
  const server = withoutFirm()
  server.answer(registerOrganization, sampleOrganization())
  const { goTo } = await openLastStep(growth)
  await finish.click()
  await expect.poll(() => goTo.mock.calls).toEqual([['/']])
  expect(JSON.parse(sessionStorage.getItem('flash') ?? '')).toEqual({
    tone: 'success',
    title: 'Organization has been created',
    text: 'Organization successfully registered',
  })
  expect(sessionStorage.getItem('firm-registration')).toBeNull()
})

test('ERR-44 DEC-41 a failure says so in a toast and in the step, and Finish works again under the same key', async () => {
  const server = withoutFirm()
  server.refuse(registerOrganization, 500)
  const { goTo } = await openLastStep(growth)
  await finish.click()
  await expect.poll(() => page.getByText('Organization cannot be created').elements().length).toBe(2)
  await expect.element(page.getByRole('main').getByRole('alert')).toMatchTextContent('Failed to register organization.')
  await expect
    .element(page.getByRole('region', { name: 'Notifications' }))
    .toMatchTextContent('Failed to register organization.')
  server.answer(registerOrganization, sampleOrganization())
  await finish.click()
  await expect.poll(() => goTo.mock.calls).toEqual([['/']])
  const keys = server.callsOf(registerOrganization).map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toEqual([KEY, KEY])
})

test('what is typed survives a reload of the tab, with its step', async () => {
  withoutFirm()
  await openFirmStep()
  await field('Firm name').fill('Alder')
  await expect.element(page.getByText('5 / 150')).toBeVisible()
  await cleanup()
  await renderApp('/create-organization')
  await expect.element(field('Firm name')).toHaveValue('Alder')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.element(field('Phone number')).toHaveValue('902 555 0100')
})

test('a key that stands for other answers is replaced, and the registration goes on', async () => {
  const server = withoutFirm()
  server.reply(registerOrganization, () =>
    server.callsOf(registerOrganization).length === 1
      ? Response.json({ code: 'key_reused', detail: 'Another body' }, { status: 422 })
      : Response.json(sampleOrganization()),
  )
  const { goTo } = await openLastStep(growth)
  await finish.click()
  await expect.poll(() => goTo.mock.calls).toEqual([['/']])
  const keys = server.callsOf(registerOrganization).map(({ headers }) => headers.get('idempotency-key'))
  expect(new Set(keys).size).toBe(2)
})

test('a person who has a firm already goes home without a complaint', async () => {
  const server = withoutFirm()
  server.refuse(registerOrganization, 409, { code: 'already_registered', detail: 'There is a firm' })
  const { goTo } = await openLastStep(growth)
  await finish.click()
  await expect.poll(() => goTo.mock.calls).toEqual([['/']])
  expect(page.getByText('Organization cannot be created').query()).toBeNull()
})
