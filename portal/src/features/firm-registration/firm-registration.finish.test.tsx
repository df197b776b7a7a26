import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sampleOrganization } from '../../../testing/sample-records.ts'
import {
  fillFirm,
  fillGrowth,
  fillProfile,
  finish,
  growth,
  KEY,
  open,
  openLastStep,
  withoutFirm,
} from '../../../testing/wizard.ts'
import { registerOrganization } from '../../api/contract.ts'

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

test('FIRM-07 FIRM-08 FIRM-12 FIRM-14 FIRM-15 the payload has the person’s three facts, one boolean per service and both flags', async () => {
  const server = withoutFirm()
  server.answer(registerOrganization, sampleOrganization())
  await openLastStep(growth)
  await page.getByRole('checkbox', { name: /Send me product news/ }).click()
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
  expect(server.callsOf(registerOrganization)[0]?.body).toHaveProperty('identity', {
    first_name: 'Maya',
    last_name: 'Lindqvist',
    phone_number: '902 555 0100',
  })
})

test('FIRM-11 ERR-43 after a success the app reloads at / and confirms there', async () => {
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

test('ERR-44 DEC-41 a failure shows an error in a toast and in the step, and Finish retries with the same key', async () => {
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

test('ERR-44 a registration whose response is lost shows the same error in both places', async () => {
  withoutFirm().fail(registerOrganization)
  await openLastStep(growth)
  await finish.click()
  for (const place of [page.getByRole('main').getByRole('alert'), page.getByRole('region', { name: 'Notifications' })])
    await expect.element(place).toMatchTextContent(/Organization cannot be created\s*Failed to register organization\./)
})

test('a key already used for other answers is replaced, and the registration continues', async () => {
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

test('a person who already has a firm is redirected to / without an error', async () => {
  const server = withoutFirm()
  server.refuse(registerOrganization, 409, { code: 'already_registered', detail: 'There is a firm' })
  const { goTo } = await openLastStep(growth)
  await finish.click()
  await expect.poll(() => goTo.mock.calls).toEqual([['/']])
  expect(page.getByText('Organization cannot be created').query()).toBeNull()
})
