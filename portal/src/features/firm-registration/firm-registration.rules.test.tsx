import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sampleOrganization } from '../../../testing/sample-records.ts'
import {
  choice,
  field,
  fillFirm,
  fillGrowth,
  finish,
  open,
  openFirmStep,
  openLastStep,
  select,
  service,
  shows,
  visit,
  withoutFirm,
} from '../../../testing/wizard.ts'
import { registerOrganization } from '../../api/contract.ts'

test.each([
  ['VALID-33', 'First name', '', 'Enter your first name'],
  ['VALID-34', 'First name', 'a'.repeat(101), "You can't enter a first name longer than 100 characters"],
  ['VALID-35', 'Last name', '', 'Enter your last name'],
  ['VALID-35', 'Last name', '   ', 'Enter your last name'],
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

test('VALID-48 leaving the interest without a choice shows its message', async () => {
  withoutFirm()
  await openLastStep()
  await visit(select("What you're interested in"))
  await shows("Select what you're interested in")
})

test('VALID-46 VALID-47 VALID-48 VALID-49 Finish with nothing chosen shows all that is missing and registers nothing', async () => {
  const server = withoutFirm()
  await openLastStep()
  const asterisk = () => getComputedStyle(page.getByText('*').element()).color
  const calm = asterisk()
  await finish.click()
  await shows('Select at least one service')
  await shows("Select what you're interested in")
  await shows('Accept the terms and conditions to continue')
  await shows('3 fields need your attention')
  expect(asterisk()).not.toBe(calm)
  expect(asterisk()).toBe(getComputedStyle(page.getByText('Select at least one service').element()).color)
  await expect.element(service('Accounting')).toHaveFocus()
  await service('Audit').click()
  await shows('2 fields need your attention')
  expect(asterisk()).toBe(calm)
  expect(server.callsOf(registerOrganization)).toEqual([])
})
