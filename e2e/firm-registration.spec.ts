import { pathOf } from '@partner-hub/contracts/calls/endpoint.ts'
import { registerOrganization } from '@partner-hub/contracts/firms/registration.ts'
import { getOrganization } from '@partner-hub/contracts/people/identity.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { fillFirm, fillGrowth, fillProfile, wantNews } from './pages/firm-wizard.ts'
import { finish, next } from './pages/wizard.ts'
import { arriveNew } from './signing-in.ts'
import { stateOf } from './stack.ts'

test.beforeEach(({ watch }) => watch.allow(/403/, /partner_services\/identity/))

test.describe('for someone without a firm', () => {
  test.use({ storageState: stateOf('withoutFirm') })

  test('FIRM-01 FIRM-02 FIRM-03 FIRM-09 ROUTE-10 the wizard starts with the person’s profile', async ({ page }) => {
    await page.goto('/create-organization')
    await expect(page.getByRole('listitem')).toHaveText([
      /Enter Your Profile Information$/,
      /Tell Us About Your Business$/,
      /Start Your Journey Of Growth$/,
    ])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Welcome to the Partner Hub! Tell us about yourself.',
    )
    await expectAccessible(page)
    await expect(next(page)).toBeDisabled()
    for (const [field, value] of [
      ['First name', 'Maya'],
      ['Last name', 'Lindqvist'],
      ['Phone number', '902-555-0147'],
    ] as const) {
      await expect(next(page)).toBeDisabled()
      await page.getByLabel(field).fill(value)
    }
    await expect(next(page)).toBeEnabled()
  })

  test('FIRM-04 FIRM-05 FIRM-06 FIRM-08 DEC-24 the firm’s details are asked for in two steps', async ({ page }) => {
    await page.goto('/create-organization')
    await fillProfile(page)
    await next(page).click()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Nice to meet you! Tell us about your firm.')
    await expect(heading).toBeFocused()
    await expect(next(page)).toBeDisabled()
    await fillFirm(page)
    await expectAccessible(page)
    await next(page).click()
    await expect(finish(page)).toBeVisible()
    await expect(heading).toHaveText('Nice to meet you! Tell us about your firm.')
    const services = page.getByRole('group', { name: 'Services offered' }).getByRole('checkbox')
    await expect(services).toHaveCount(9)
    await expect(page.getByRole('button', { name: /What you're interested in/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /terms and conditions/ })).toHaveAttribute(
      'href',
      'https://northwind.example/collaborative-accounting/terms',
    )
    await expectAccessible(page)
    await finish(page).click()
    await expect(page.getByText('3 fields need your attention')).toBeVisible()
    await expect(services.first()).toBeFocused()
    await expectAccessible(page)
  })
})

test('FIRM-12 FIRM-13 FIRM-14 FIRM-15 FIRM-16 Finish sends every answer', async ({ page }) => {
  await arriveNew(page)
  await fillProfile(page)
  await next(page).click()
  await fillFirm(page)
  await next(page).click()
  await fillGrowth(page)
  await wantNews(page)
  const sent = page.waitForRequest(`**${registerOrganization.path}`)
  await finish(page).click()
  expect((await sent).postDataJSON()).toMatchObject({
    identity: { first_name: 'Maya', last_name: 'Lindqvist', phone_number: expect.stringMatching(/902.*555.*0147/) },
    name: 'Fernhill & Moss Accounting',
    country: 'CA',
    state_province: 'NS',
    number_of_clients: '5-20',
    type_of_professional: 'BOOKKEEPER',
    interest: 'ONBOARDINGMY_CLIENTS',
    accounting_service: false,
    bookkeeping_service: true,
    taxes_service: false,
    audit_service: false,
    payroll_service: true,
    advisory_services: false,
    technology_training_service: false,
    analytics_reporting_service: false,
    other_service: false,
    email_flag: true,
    tos_flag: true,
    user_service_groups: [
      {
        name: 'Accounting Team',
        notes: 'Team for accounting services',
        service_type: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ],
  })
  await expect(page).toHaveURL('/clients')
})

test('ERR-44 FIRM-07 FIRM-11 a failed Finish shows an error and loses nothing; the next one reloads the app at /', async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_CONNECTION_FAILED/, /registration/)
  await arriveNew(page)
  await fillProfile(page)
  await next(page).click()
  await fillFirm(page)
  await next(page).click()
  await fillGrowth(page)
  await wantNews(page)
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(registerOrganization.path)) keys.push(request.headers()['idempotency-key'])
  })
  await page.route(`**${registerOrganization.path}`, (route) => route.abort('connectionfailed'), { times: 1 })
  await finish(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to register organization.' })).toHaveCount(2)
  await expectAccessible(page)
  const root = page.waitForRequest(
    (request) => request.isNavigationRequest() && new URL(request.url()).pathname === '/',
  )
  const organization = page.waitForResponse(`**${pathOf(getOrganization.path, { uuid: '*' })}`)
  await finish(page).click()
  await root
  await expect(page).toHaveURL('/clients')
  expect(keys).toEqual([keys[0], keys[0]])
  expect(await (await organization).json()).toMatchObject({ email_flag: true, tos_flag: true })
})
