import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  business,
  button,
  choice,
  field,
  heading,
  leave,
  open,
  openAt,
  openBillingStep,
  openOwnerStep,
  radio,
  search,
  select,
  shows,
  withFirm,
} from '../../../testing/client-wizard.ts'
import { registerClient } from '../../api/contract.ts'

test('CREATE-06 VALID-04 VALID-08 VALID-10 VALID-11 Next shows all that step 1 lacks and nothing of the other steps', async () => {
  withFirm()
  await open()
  await button('Next').click()
  await expect.element(field('Business name')).toHaveAccessibleDescription("Enter your client's business name")
  await expect.element(field('Business name')).toHaveFocus()
  await expect.element(choice('Industry')).toHaveAccessibleDescription(/Select your client's industry/)
  await expect.element(choice('Country')).toHaveAccessibleDescription(/Select your client's country/)
  await expect.element(choice('Currency')).toHaveAccessibleDescription(/Select a currency type/)
  for (const message of ["Select your client's industry", "Select your client's country", 'Select a currency type'])
    await shows(message)
  await shows('7 fields need your attention')
  await expect.element(heading('Tell Us About Your Business')).toBeVisible()
  expect(page.getByText("Enter client's first name").query()).toBeNull()
  expect(page.getByText("Select the currency for this client's plan billing").query()).toBeNull()
})

test('VALID-09 VALID-14 VALID-15 two choices must be made, each says so; the offering has no rule', async () => {
  withFirm()
  await open()
  await button('Next').click()
  const messages = page.getByText('Select an option', { exact: true })
  await expect.poll(() => messages.elements().length).toBe(2)
  await expect
    .element(page.getByRole('group', { name: 'How long has the business been running?' }))
    .toHaveAccessibleDescription('Select an option')
  await expect.element(select('How long does a service take')).toHaveAccessibleDescription('Select an option')
  await expect
    .element(page.getByRole('group', { name: 'How customized are the services they offer?' }))
    .not.toHaveAccessibleDescription()
})

test('nothing is disabled: Next can always be pressed', async () => {
  withFirm()
  await open()
  await expect.element(button('Next')).not.toHaveAttribute('aria-disabled')
  await expect.element(button('Next')).toBeEnabled()
})

test.each([
  ['VALID-05', '   ', "Your client's business name must be at least 1 character long"],
  ['VALID-06', 'a'.repeat(251), "Your client's business name can't be longer than 250 characters"],
])('%s leaving the business name as %o shows its message', async (_id, name, message) => {
  withFirm()
  await open()
  await field('Business name').fill(name)
  leave(field('Business name'))
  await expect.element(field('Business name')).toHaveAccessibleDescription(message)
})

test('VALID-12 VALID-13 the revenue’s message fits how it is asked, and changes with the currency', async () => {
  withFirm()
  await openAt(0, { ...business, business_revenue: '' })
  await button('Next').click()
  await shows("Select your client's estimated yearly revenue")
  await expect.element(select('Estimated yearly revenue')).toHaveFocus()
  await shows('1 field needs your attention')
  await search('Currency', 'NOK — Norwegian Krone')
  await shows("Enter your client's estimated yearly revenue")
  expect(page.getByText("Select your client's estimated yearly revenue").query()).toBeNull()
  await field('Estimated yearly revenue').fill('2 000 000')
  await expect.poll(() => page.getByText(/needs your attention/).query()).toBeNull()
})

test('the first wrong field has the focus, also when it is a radio', async () => {
  withFirm()
  await openAt(0, { ...business, business_description: '' })
  await button('Next').click()
  await expect.element(radio("It's launching soon")).toHaveFocus()
})

test('VALID-16 VALID-19 VALID-22 CREATE-06 Next shows all that the owner lacks', async () => {
  withFirm()
  await openOwnerStep()
  await button('Next').click()
  await expect.element(field('First name')).toHaveAccessibleDescription("Enter client's first name")
  await expect.element(field('First name')).toHaveFocus()
  await expect.element(field('Last name')).toHaveAccessibleDescription("Enter client's last name")
  await expect.element(field('Phone number')).toHaveAccessibleDescription('Enter a valid phone number')
  await shows('3 fields need your attention')
})

test.each([
  ['VALID-17', 'First name', '  ', "The client's first name must be at least 1 character long"],
  ['VALID-18', 'First name', 'a'.repeat(101), "The client's first name can't be longer than 100 characters"],
  ['VALID-20', 'Last name', '  ', "The client's last name must be at least 1 character long"],
  ['VALID-21', 'Last name', 'a'.repeat(101), "The client's last name can't be longer than 100 characters"],
  ['VALID-23', 'Phone number', '1234567', 'Enter a valid phone number, e.g. 1234567890'],
])('%s leaving %s as %o shows its message', async (_id, name, typed, message) => {
  withFirm()
  await openOwnerStep()
  await field(name).fill(typed)
  leave(field(name))
  await expect.element(field(name)).toHaveAccessibleDescription(message)
})

test('DEC-21 an invalid email shows an error, an empty one does not', async () => {
  withFirm()
  await openOwnerStep()
  await field('Email').fill('ruth@')
  leave(field('Email'))
  await shows('Enter a valid email')
  await field('Email').fill('')
  await expect.poll(() => page.getByText('Enter a valid email').query()).toBeNull()
})

test('VALID-24 VALID-25 Finish asks for the billing currency, registers nothing without it, and has no rule on the payer', async () => {
  const server = withFirm()
  await openBillingStep({})
  await button('Finish').click()
  await expect
    .element(select('Select the Billing Currency'))
    .toHaveAccessibleDescription(/Select the currency for this client's plan billing/)
  await expect.element(select('Select the Billing Currency')).toHaveFocus()
  await shows('1 field needs your attention')
  await expect
    .element(page.getByRole('group', { name: "Who will pay for your client's plan?" }))
    .not.toHaveAccessibleDescription()
  expect(server.callsOf(registerClient)).toEqual([])
})
