import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  billing,
  business,
  button,
  choose,
  field,
  heading,
  KEY,
  keepDraft,
  keptDraft,
  newClient,
  openBillingStep,
  openOwnerStep,
  owner,
  radio,
  shows,
  withFirm,
} from '../../../testing/client-wizard.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { FIRM_UUID, sampleIdentity } from '../../../testing/sample-records.ts'
import { getIdentity, listBusinessClients, registerClient } from '../../api/contract.ts'

const done = () => expect.element(heading("Your Client's Account is Created!")).toBeVisible()
const inPage = page.getByRole('main').getByRole('alert')
const nameOf = (control: HTMLElement) => control.textContent?.trim()
const inToast = page.getByRole('region', { name: 'Notifications' })

test('CREATE-09 CREATE-19 CREATE-34 CALL-09 CALL-10 Finish sends exactly the registration, for the first group of the identity', async () => {
  const server = withFirm()
  server.answer(getIdentity, sampleIdentity({ user_service_groups: [41, 1] }))
  await openOwnerStep({ offerings_customization: 'CUSTOMIZED' })
  await field('First name').fill(' Ruth ')
  await field('Last name').fill('Marlowe')
  await field('Phone number').fill('902 555 0177')
  await button('Next').click()
  await radio('The Client').click()
  await choose('Select the Billing Currency', 'EUR — Euro')
  await button('Finish').click()
  await done()
  const [call, ...others] = server.callsOf(registerClient)
  expect(others).toEqual([])
  expect(call?.url.pathname).toBe(`/partner_services/partners/${FIRM_UUID}/business_client_register/`)
  expect(call?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/)
  expect(call?.body).toEqual({
    client_name: 'Marlowe & Finch Stonework',
    business_industry: 'CONSTRUCTION_AND_TRADES',
    business_description: 'OLD_FULL_TIME_FOCUS',
    business_currency: 'CAD',
    business_revenue: '30k - 100k',
    service_completion: 'LESS_THAN_A_WEEK',
    offerings_customization: 'CUSTOMIZED',
    billing_currency: 'EUR',
    billing_owner: 'CLIENT',
    client_contacts: {
      first_name: 'Ruth',
      last_name: 'Marlowe',
      contact_phone: '902 555 0177',
      country_code: 'CA',
    },
    user_service_group: 41,
  })
})

test('DEC-21 the owner’s email is sent if given', async () => {
  const server = withFirm()
  await openBillingStep({ billing_currency: 'CAD', contact_email: 'ruth@marlowestone.example' })
  await button('Finish').click()
  await done()
  expect(server.callsOf(registerClient)[0]?.body).toMatchObject({
    client_contacts: { contact_email: 'ruth@marlowestone.example' },
  })
})

test('CREATE-24 CREATE-25 while the client is registered the page is blocked and says so; a second press does nothing', async () => {
  const server = withFirm()
  const answer = server.hold(registerClient, newClient())
  await openBillingStep()
  const press = () => (button('Finish').element() as HTMLElement).click()
  press()
  press()
  const cover = page.getByText("Getting Your Client's Account Ready...")
  await expect.element(cover).toBeVisible()
  const status = cover.element().closest('[role=status]')
  expect(status?.textContent).toContain('Marlowe & Finch Stonework')
  expect(status?.getAttribute('aria-busy')).toBe('true')
  expect(status?.querySelector('.animate-spin')).not.toBeNull()
  const form = document.querySelector('form')
  expect(form?.closest('[inert]')).not.toBeNull()
  const { x, y, width, height } = (form as Element).getBoundingClientRect()
  const onTop = document.elementFromPoint(x + width / 2, Math.min(y + height / 2, innerHeight / 2))
  expect(status?.contains(onTop)).toBe(true)
  const controls = [...document.querySelectorAll<HTMLElement>('button, input, select, textarea, a[href]')]
  expect(controls.map(nameOf)).toEqual(expect.arrayContaining(['Close', 'Back', 'Finish']))
  const usable = controls.filter((control) => {
    control.focus()
    return document.activeElement === control
  })
  expect(usable.map(nameOf)).toEqual([])
  await expect.poll(() => server.callsOf(registerClient)).toHaveLength(1)
  answer()
  await done()
  expect(server.callsOf(registerClient)).toHaveLength(1)
})

test('DEC-27 after a success the draft is gone, and a list loaded before is refetched', async () => {
  const server = withFirm()
  const app = await renderApp('/clients')
  await expect.element(page.getByText('Client 1', { exact: true })).toBeVisible()
  keepDraft(2, { ...business, ...owner, ...billing })
  await app.router.navigate('/create-client')
  await button('Continue with Marlowe & Finch Stonework').click()
  const before = server.callsOf(listBusinessClients).length
  await button('Finish').click()
  await done()
  expect(keptDraft()).toBeNull()
  await page.getByRole('link', { name: 'Do it later' }).click()
  await expect.poll(() => app.path()).toBe('/clients')
  await expect.poll(() => server.callsOf(listBusinessClients).length).toBe(before + 1)
})

test('ERR-24 ERR-25 DEC-27 DEC-41 a failure shows one error in its place, keeps everything, and Finish retries with the same key', async () => {
  const server = withFirm()
  server.refuse(registerClient, 500)
  await openBillingStep()
  await button('Finish').click()
  await expect.element(inPage).toMatchTextContent('Client has not been created.')
  await expect.element(inPage).toMatchTextContent('Unsuccessful client registration.')
  await expect.element(inPage).toMatchTextContent('Unsuccessful client registration due to an unknown error')
  expect(inToast.query()?.textContent ?? '').toBe('')
  expect(keptDraft()).toMatchObject({ step: 2, answers: { first_name: 'Ruth', billing_currency: 'CAD' } })
  server.answer(registerClient, newClient())
  await button('Finish').click()
  await done()
  expect(server.callsOf(registerClient).map(({ headers }) => headers.get('idempotency-key'))).toEqual([KEY, KEY])
})

test('without a response the page says that the client may exist and that Finish creates no second one', async () => {
  withFirm().fail(registerClient)
  await openBillingStep()
  await button('Finish').click()
  await expect.element(inPage).toMatchTextContent(/the client may exist\. .* it won't be created twice\./)
  expect(inPage.element().textContent).not.toContain('Nothing was lost')
})

test('ERR-23 ERR-25 an identity without a service group shows an error, and nothing is sent', async () => {
  const server = withFirm()
  server.answer(getIdentity, sampleIdentity({ user_service_groups: [] }))
  await openBillingStep()
  await button('Finish').click()
  await expect.element(inPage).toMatchTextContent('User Service Group not loaded')
  expect(server.callsOf(registerClient)).toEqual([])
})

test('fields refused by the server show their errors at their step, and the first has the focus', async () => {
  const server = withFirm()
  server.refuse(registerClient, 422, {
    code: 'invalid_input',
    detail: 'Some fields are not valid.',
    fields: {
      'client_contacts.last_name': 'client_last_name_too_long',
      'client_contacts.contact_phone': 'phone_malformed',
    },
  })
  await openBillingStep()
  await button('Finish').click()
  await expect
    .element(field('Last name'))
    .toHaveAccessibleDescription("The client's last name can't be longer than 100 characters")
  await expect.element(field('Last name')).toHaveFocus()
  await expect.element(field('Phone number')).toHaveAccessibleDescription('Enter a valid phone number, e.g. 1234567890')
  await shows('2 fields need your attention')
  server.answer(registerClient, newClient())
  await button('Next').click()
  await button('Finish').click()
  await done()
})

test('a key already used for other answers creates a second client only on request', async () => {
  const server = withFirm()
  server.refuse(registerClient, 422, { code: 'key_reused', detail: 'Another body' })
  await openBillingStep()
  await button('Finish').click()
  await expect.element(inPage).toMatchTextContent('A client was already created from this form')
  await expect.element(inPage.getByRole('link', { name: 'Go to Clients' })).toHaveAttribute('href', '/clients')
  server.answer(registerClient, newClient())
  await button('Create another client').click()
  await done()
  const keys = server.callsOf(registerClient).map(({ headers }) => headers.get('idempotency-key'))
  expect(keys[0]).toBe(KEY)
  expect(keys[1]).not.toBe(KEY)
})

test('DEC-92 a duplicate of an existing client gets a warning with a link, and is created only on request', async () => {
  const server = withFirm()
  const duplicate_of = crypto.randomUUID()
  server.refuse(registerClient, 409, { code: 'duplicate_client', detail: 'Exists', fields: { duplicate_of } })
  await openBillingStep()
  await button('Finish').click()
  await expect.element(inPage).toMatchTextContent('You already have this client')
  await expect
    .element(inPage.getByRole('link', { name: /^Open that client/ }))
    .toHaveAttribute('href', `/clients/${duplicate_of}`)
  expect(inToast.query()?.textContent ?? '').toBe('')
  server.answer(registerClient, newClient())
  await button('Create anyway').click()
  await done()
  const calls = server.callsOf(registerClient)
  expect(calls.map(({ url }) => url.search)).toEqual(['?unless_duplicate=true', ''])
  expect(calls.map(({ headers }) => headers.get('idempotency-key'))).toEqual([KEY, KEY])
})

test('DEC-92 changing an answer removes the duplicate warning, and Finish checks again', async () => {
  const server = withFirm()
  const fields = { duplicate_of: crypto.randomUUID() }
  server.refuse(registerClient, 409, { code: 'duplicate_client', detail: 'Exists', fields })
  await openBillingStep()
  await button('Finish').click()
  await expect.element(inPage).toMatchTextContent('You already have this client')
  await button('Back').click()
  await button('Back').click()
  await field('Business name').fill('Marlowe West')
  await button('Next').click()
  await button('Next').click()
  await expect.element(heading('Billing Info')).toBeVisible()
  expect(inPage.query()).toBeNull()
  server.answer(registerClient, newClient())
  await button('Finish').click()
  await done()
  expect(server.callsOf(registerClient).map(({ url }) => url.search)).toEqual([
    '?unless_duplicate=true',
    '?unless_duplicate=true',
  ])
})

test('DEC-92 the duplicate warning is still there after visiting an earlier step', async () => {
  const server = withFirm()
  const fields = { duplicate_of: crypto.randomUUID() }
  server.refuse(registerClient, 409, { code: 'duplicate_client', detail: 'Exists', fields })
  await openBillingStep()
  await button('Finish').click()
  await button('Back').click()
  await button('Next').click()
  await expect.element(inPage).toMatchTextContent('You already have this client')
})
