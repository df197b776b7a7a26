import type { BillingDetails } from '@partner-hub/contracts/billing/billing-details.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeViolations } from '../../../testing/axe-violations.ts'
import { noFirmBilling } from '../../../testing/billing-world.ts'
import { hasNoCard } from '../../../testing/card-world.tsx'
import { memberOfFirm, renderApp } from '../../../testing/render-app.tsx'
import { sampleReceiptYear } from '../../../testing/sample-receipts.ts'
import { onPhone } from '../../../testing/screen.ts'
import { getBillingDetails, getFirmBilling, listReceipts, saveBillingDetails } from '../../api/contract.ts'

const opener = page.getByRole('button', { name: 'Billing details' })
const dialog = page.getByRole('dialog', { name: 'Billing details' })
const field = (name: string | RegExp) => dialog.getByRole('textbox', { name })
const save = dialog.getByRole('button', { name: 'Save Changes' })
const country = dialog.getByRole('combobox', { name: 'Country' })

const details: BillingDetails = {
  legal_name: 'Alder & Finch LLP',
  country: 'CA',
  address_line_1: '1969 Upper Water Street',
  address_line_2: '',
  city: 'Halifax',
  state: 'NS',
  postal_code: 'B3J 3R7',
  tax_id: '',
  reference: '',
}

const open = async (changes: Partial<BillingDetails> = {}) => {
  const server = memberOfFirm()
  server.answer(getFirmBilling, noFirmBilling())
  server.answer(listReceipts, sampleReceiptYear())
  hasNoCard(server)
  server.answer(getBillingDetails, { ...details, ...changes })
  server.answer(saveBillingDetails, ({ body }) => body as BillingDetails)
  await renderApp('/billing')
  await opener.click()
  await expect.element(field('Legal name')).toHaveFocus()
  return server
}

test('DEC-101 DEC-34 a firm without a card or invoices can save its billing details', async () => {
  const server = await open()
  await expect.element(field('Legal name')).toHaveValue('Alder & Finch LLP')
  await expect.element(dialog.getByRole('combobox', { name: 'Province' })).toHaveValue('Nova Scotia')
  expect(await axeViolations()).toEqual([])
  await field(/^Tax ID/).fill(' 81234 5678 RT0001 ')
  await field(/^PO reference/).fill('PO-2026-114')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => dialog.query()).toBeNull()
  await expect.element(opener).toHaveFocus()
  await expect.element(page.getByText('Billing details saved')).toBeVisible()
  const saved = { ...details, tax_id: '81234 5678 RT0001', reference: 'PO-2026-114' }
  expect(server.callsOf(saveBillingDetails).map(({ body }) => body)).toEqual([saved])
})

test.each([
  ['GB', 'VAT Number'],
  ['DE', 'VAT Number'],
  ['AR', 'CUIT'],
  ['MX', 'RFC'],
])('CONST-31 CONST-32 the tax ID has the label of its country: %s', async (code, label) => {
  await open({ country: code, state: '' })
  await expect.element(field(new RegExp(`^${label}`))).toBeVisible()
  expect(field(/^Tax ID/).query()).toBeNull()
})

test('another country clears the state and asks for its own', async () => {
  const server = await open()
  await country.fill('United States')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByRole('combobox', { name: 'State' })).toHaveValue('')
  await expect.element(field(/^ZIP Code/)).toBeVisible()
  await save.click()
  await expect.element(dialog.getByText('Select a state or province')).toBeVisible()
  await expect.element(dialog.getByText('1 field needs your attention')).toBeVisible()
  expect(server.callsOf(saveBillingDetails)).toEqual([])
})

test('what is missing is told at its field, and what the server refuses too', async () => {
  const server = await open()
  await field('Legal name').fill('')
  await field('City').fill('')
  await save.click()
  await expect.element(dialog.getByText('Enter the legal name')).toBeVisible()
  await expect.element(dialog.getByText('Enter the city')).toBeVisible()
  await expect.element(field('Legal name')).toHaveFocus()
  expect(await axeViolations()).toEqual([])
  await field('Legal name').fill('Alder & Finch LLP')
  await field('City').fill('Halifax')
  server.refuse(saveBillingDetails, 400, {
    code: 'invalid_input',
    detail: 'Not valid',
    fields: { city: 'city_missing' },
  })
  await save.click()
  await expect.element(dialog.getByText('Enter the city')).toBeVisible()
  await expect.element(dialog).toBeVisible()
})

test('typed details are not lost without a question', async () => {
  await open()
  await field('City').fill('Dartmouth')
  await userEvent.keyboard('{Escape}')
  const question = page.getByRole('alertdialog', { name: 'Discard Changes' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(field('City')).toHaveValue('Dartmouth')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect.poll(() => dialog.query()).toBeNull()
})

test('details that do not load can be tried again', async () => {
  const server = await open()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  server.refuse(getBillingDetails, 500)
  await opener.click()
  await expect.element(dialog.getByRole('heading', { name: 'Error loading data' })).toBeVisible()
  server.answer(getBillingDetails, details)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.element(field('Legal name')).toBeVisible()
})

test('on a phone the billing details fit', async () => {
  await onPhone()
  await open()
  expect(document.documentElement.scrollWidth).toBe(390)
  expect(await axeViolations()).toEqual([])
})
