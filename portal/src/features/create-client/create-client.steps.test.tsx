import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  business,
  button,
  choice,
  field,
  focus,
  heading,
  open,
  openAt,
  openBillingStep,
  openOwnerStep,
  radio,
  select,
  shows,
  textsOf,
  withFirm,
} from '../../../testing/client-wizard.ts'

const footer = page.getByRole('contentinfo').getByRole('button')
const steps = page.getByRole('complementary').getByRole('listitem')

test('ROUTE-11 CREATE-01 CREATE-02 CREATE-10 /create-client asks at the left and names the three steps at the right', async () => {
  withFirm()
  await open()
  await expect.element(heading('Tell Us About Your Business')).toBeVisible()
  await expect.poll(() => document.title).toBe('Create Client · Partner Hub')
  expect(textsOf(steps)).toEqual(['1Business Info', "2Owner's Info", '3Billing Info'])
  const form = field('Business name').element().getBoundingClientRect()
  const stepper = steps.elements().map((step) => step.getBoundingClientRect())
  for (const step of stepper) expect(step.left).toBeGreaterThan(form.right)
  // One below the other: steps in a row would share their top, and steps on a diagonal would not share their left.
  for (const [index, step] of stepper.slice(1).entries())
    expect(step.top).toBeGreaterThanOrEqual(stepper[index]?.bottom ?? Number.NaN)
  expect(new Set(stepper.map(({ left }) => left)).size).toBe(1)
})

test('CREATE-11 CREATE-12 CREATE-36 step 1 asks for the eight facts of the business; the offering is a radio', async () => {
  withFirm()
  await open()
  await expect.element(field('Business name')).toBeVisible()
  await expect.element(choice('Industry')).toBeVisible()
  await expect.element(choice('Country')).toBeVisible()
  await expect.element(choice('Currency')).toBeVisible()
  await expect.element(field('Estimated yearly revenue')).toBeVisible()
  const group = (name: string) => page.getByRole('group', { name }).getByRole('radio')
  expect(group('How long has the business been running?').elements()).toHaveLength(4)
  expect(group('How customized are the services they offer?').elements()).toHaveLength(2)
  await expect.element(radio('More or less the same')).toBeChecked()
  await expect.element(select('How long does a service take to complete?')).toBeVisible()
  expect(page.getByRole('textbox').elements()).toHaveLength(2)
})

test('CREATE-03 CREATE-07 CREATE-08 each step has its buttons; Next goes one step on, Back one step back with all that was typed', async () => {
  withFirm()
  await openAt(0, { ...business, client_name: '' })
  expect(textsOf(footer)).toEqual(['Cancel', 'Next'])
  await field('Business name').fill('Marlowe & Finch Stonework')
  await button('Next').click()
  await expect.element(heading("Owner's Info")).toHaveFocus()
  expect(textsOf(footer)).toEqual(['Back', 'Next'])
  expect(textsOf(steps)).toEqual(['Business Info (done)Marlowe & Finch Stonework', "2Owner's Info", '3Billing Info'])
  await field('First name').fill('Ruth')
  await field('Last name').fill('Marlowe')
  await field('Phone number').fill('902 555 0177')
  await button('Next').click()
  await expect.element(heading('Billing Info')).toHaveFocus()
  expect(textsOf(footer)).toEqual(['Back', 'Finish'])
  await radio('The Client').click()
  await button('Back').click()
  await expect.element(field('Last name')).toHaveValue('Marlowe')
  await expect.element(heading("Owner's Info")).toHaveFocus()
  await button('Back').click()
  await expect.element(field('Business name')).toHaveValue('Marlowe & Finch Stonework')
  await expect.element(choice('Currency')).toHaveValue('CAD — Canadian Dollar')
  await expect.element(select('Estimated yearly revenue')).toHaveTextContent('30k - 100k')
  await button('Next').click()
  await button('Next').click()
  await expect.element(radio('The Client')).toBeChecked()
})

test('CREATE-17 DEC-21 step 2 asks for the owner’s name and phone, and for the email if it is known', async () => {
  withFirm()
  await openOwnerStep()
  expect(page.getByRole('textbox').elements()).toHaveLength(4)
  await shows('Who owns Marlowe & Finch Stonework? Fields are mandatory unless marked.')
  await expect.element(field('First name')).toBeVisible()
  await expect.element(field('Last name')).toBeVisible()
  await expect.element(field('Phone number')).toBeVisible()
  await expect.element(field('Email')).toBeVisible()
})

test('CREATE-17 step 2 names the business without the spaces typed around it', async () => {
  withFirm()
  await openOwnerStep({ client_name: " O'Brien & Søn " })
  await shows("Who owns O'Brien & Søn? Fields are mandatory unless marked.")
})

test('CREATE-18 CREATE-22 CREATE-23 CONST-12 CONST-13 step 3 asks who pays, and says what follows', async () => {
  withFirm()
  await openBillingStep({})
  const payers = page.getByRole('group', { name: "Who will pay for your client's plan?" }).getByRole('radio')
  expect(payers.elements().map((payer) => payer.closest('label')?.textContent)).toEqual([
    "My FirmYou'll select a plan and be billed instead of the client.The owner can be invited once a plan is selected.",
    'The ClientYour Client will have 30 days to try the product for free before they must purchase a plan',
  ])
})

test('a double click on Next goes one step on, and finds nothing wrong there yet', async () => {
  withFirm()
  await openAt(0, business)
  await button('Next').dblClick()
  await expect.element(heading("Owner's Info")).toBeVisible()
  expect(page.getByText(/needs? your attention/).query()).toBeNull()
})

test('CREATE-21 step 3 asks for the currency, and says that the client is not contacted, whoever pays', async () => {
  withFirm()
  await openBillingStep({})
  await expect.element(select('Select the Billing Currency')).toBeVisible()
  for (const payer of ['My Firm', 'The Client']) {
    await radio(payer).click()
    await expect.element(radio(payer)).toBeChecked()
    await shows('Your client will not be contacted by the provider until you invite them directly.')
  }
})

test('CREATE-35 CONST-12 CONST-13 the firm pays by default; if the client pays, the last day of the trial is shown', async () => {
  withFirm()
  await openBillingStep({})
  await expect.element(radio('My Firm')).toBeChecked()
  expect(page.getByText(/The trial would end on/).query()).toBeNull()
  await radio('The Client').click()
  const end = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }).format(Date.now() + 30 * 86_400_000)
  await shows(`The trial would end on ${end}`)
})

test('the step can be filled and submitted by keyboard alone', async () => {
  withFirm()
  await open()
  focus(field('Business name'))
  await userEvent.keyboard('Co{Tab}legal{Tab}canada{Tab}')
  await expect.element(choice('Currency')).toHaveFocus()
  await userEvent.keyboard('{Escape}{Tab}')
  await expect.element(select('Estimated yearly revenue')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('option', { name: 'Not earning yet' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(select('Estimated yearly revenue')).toHaveTextContent('Up to 30k')
  await expect.element(select('Estimated yearly revenue')).toHaveFocus()
  await userEvent.keyboard('{Tab} {Tab}{Tab}')
  await expect.element(radio("It's launching soon")).toBeChecked()
  await expect.element(select('How long does a service take')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('option', { name: 'Real-time or within a few hours' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(select('How long does a service take')).toHaveFocus()
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(button('Next')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(heading("Owner's Info")).toHaveFocus()
})
