import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { writePageData } from '../../../testing/page-state.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import {
  choice,
  field,
  fillProfile,
  heading,
  next,
  open,
  openFirmStep,
  openLastStep,
  select,
  shows,
  terms,
  withoutFirm,
} from '../../../testing/wizard.ts'

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
  await expect.element(field('Firm name')).toBeVisible()
  await expect.element(choice('Country')).toBeVisible()
  expect(choice('State/Province').query()).toBeNull()
  await choice('Country').fill('Canada')
  await page.getByRole('option', { name: 'Canada', exact: true }).click()
  await expect.element(choice('State/Province')).toBeVisible()
  await expect.element(select('Number of clients')).toBeVisible()
  await expect.element(select('Type of professional')).toBeVisible()
  await shows('Number of clients')
  await shows('Type of professional')
  expect(page.getByRole('checkbox').query()).toBeNull()
})

test('FIRM-05 FIRM-06 FIRM-07 DEC-24 DEC-25 step 3 asks for nine services, the interest and the two flags', async () => {
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
  await shows("What you're interested in")
  await expect.element(page.getByRole('checkbox', { name: /Send me product news and tips by email/ })).toBeVisible()
  await expect.element(terms).toBeVisible()
})

test('FIRM-04 FIRM-08 START-17 VALID-02 step 3 is about the firm, links the terms of Collaborative Accounting and says what is required', async () => {
  withoutFirm()
  writePageData({ termsUrl: 'https://provider.example/programme-terms' })
  await openLastStep()
  await expect.element(heading('Nice to meet you! Tell us about your firm.')).toBeVisible()
  await expect
    .element(terms)
    .toHaveAccessibleName(/^I accept the terms and conditions .*of the Collaborative Accounting program\.$/)
  const link = page.getByRole('link', { name: /terms and conditions/ })
  await expect.element(link).toHaveAttribute('href', 'https://provider.example/programme-terms')
  await expect.element(link).toHaveAttribute('target', '_blank')
  await shows('Required information')
  await shows('Optional')
})

test('someone who owns a business finds a link to their books', async () => {
  withoutFirm()
  writePageData({ booksUrl: 'https://books.example/' })
  await open()
  await expect
    .element(page.getByRole('link', { name: 'Open Northwind Books' }))
    .toHaveAttribute('href', 'https://books.example/')
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

test('country and state are selected from the typed text when the field loses focus', async () => {
  withoutFirm()
  await openFirmStep()
  await userEvent.type(choice('Country'), 'Canada')
  await userEvent.tab()
  await userEvent.type(choice('State/Province'), 'nova sc')
  await userEvent.tab()
  await expect.element(choice('State/Province')).toHaveValue('Nova Scotia')
  await expect.element(choice('Country')).toHaveValue('Canada')
  const { answers } = JSON.parse(sessionStorage.getItem('firm-registration') ?? '{}')
  expect(answers).toMatchObject({ country: 'CA', state_province: 'NS' })
})

test('VALID-41 VALID-42 an unknown country or state stays as typed, with an error at the field', async () => {
  withoutFirm()
  await openFirmStep()
  await userEvent.type(choice('Country'), 'Atlantis')
  await userEvent.tab()
  await shows('Select the country of your firm')
  await expect.element(choice('Country')).toHaveValue('Atlantis')
  await userEvent.fill(choice('Country'), 'Canada')
  await userEvent.tab()
  await userEvent.type(choice('State/Province'), 'Atlantis')
  await userEvent.tab()
  await shows('Select the state of your firm')
  await expect.element(choice('State/Province')).toHaveValue('Atlantis')
})
