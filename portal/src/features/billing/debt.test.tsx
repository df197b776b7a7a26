import type { OpenInvoices } from '@partner-hub/contracts/billing/open-invoices.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { axeViolations } from '../../../testing/axe-violations.ts'
import { sampleFirmBilling } from '../../../testing/billing-world.ts'
import { samplePaymentMethod } from '../../../testing/card-world.tsx'
import { noOpenInvoices, sampleOpenInvoices } from '../../../testing/open-invoices.ts'
import { writePageData } from '../../../testing/page-state.ts'
import { memberOfFirm, readAs, renderApp } from '../../../testing/render-app.tsx'
import { sampleReceiptYear } from '../../../testing/sample-receipts.ts'
import { onPhone } from '../../../testing/screen.ts'
import { getFirmBilling, getOpenInvoices, getPaymentMethod, listReceipts, payOpenInvoices } from '../../api/contract.ts'

const banner = page.getByRole('region', { name: 'Unpaid invoices' })
const list = page.getByRole('region', { name: /^Open invoices/ })
const schedule = page.getByRole('region', { name: "When we'll try again" })

const owing = (debt: OpenInvoices = sampleOpenInvoices()) => {
  const server = memberOfFirm()
  writePageData({ owes: 'yes' })
  server.answer(getOpenInvoices, debt)
  server.answer(getFirmBilling, sampleFirmBilling())
  server.answer(getPaymentMethod, samplePaymentMethod())
  server.answer(listReceipts, sampleReceiptYear())
  return server
}

test('DEC-103 above the list, the banner says what failed, how much and when, and leads to card and Billing', async () => {
  owing()
  await renderApp('/clients')
  await expect.element(banner.getByText("We couldn't charge your Visa ending in 4242")).toBeVisible()
  const text =
    "3 invoices are open since Nov 13, 2026: 62.90 USD · 65.45 GBP. We'll try again on Nov 16. Plans end on Dec 4."
  await expect.element(banner.getByText(text)).toBeVisible()
  await expect
    .element(banner.getByRole('link', { name: 'Update card' }))
    .toHaveAttribute('href', '/billing/payment-method?from=%2Fclients')
  await expect.element(banner.getByRole('link', { name: 'Open Billing' })).toHaveAttribute('href', '/billing')
  expect(await axeViolations()).toEqual([])
})

test('DEC-103 /billing lists the open invoices and the coming tries, also on a phone', async () => {
  owing()
  await onPhone()
  await renderApp('/billing')
  await expect.element(list.getByText('Amberline Roofing')).toBeVisible()
  const rowsOf = (region: typeof list) =>
    region
      .getByRole('listitem')
      .elements()
      .map((row) => [...row.children].map((part) => part.textContent.replaceAll('\u00a0', ' ')))
  expect(rowsOf(list)).toEqual([
    ['Amberline RoofingNB-2026-008405', 'Due Nov 13, 2026', 'Declined', '46.75 USD'],
    ['Ibis Web WorksNB-2026-008406', 'Due Nov 13, 2026', 'Waiting', '16.15 USD'],
    ['Nine Elms VeterinaryNB-2026-008407', 'Due Nov 13, 2026', 'Waiting', '65.45 GBP'],
  ])
  expect(rowsOf(schedule)).toEqual([
    ['Nov 13, 2026', 'Declined by the bank: insufficient funds.'],
    ['Nov 16, 2026', 'Next try. A new card is tried as soon as you save it.'],
    ['Nov 20, 2026', 'Another try.'],
    ['Nov 27, 2026', 'Last try.'],
    ['Dec 4, 2026', 'These 3 plans end and no one can open the accounts.'],
  ])
  expect(await axeViolations()).toEqual([])
})

test('DEC-103 Pay now pays everything, and banner and list go away', async () => {
  const server = owing()
  await renderApp('/billing')
  await expect.element(list).toBeVisible()
  server.answer(payOpenInvoices, { outcome: 'paid', open_invoices: noOpenInvoices() })
  await banner.getByRole('button', { name: 'Pay now' }).click()
  await expect.element(page.getByText('All open invoices are paid. Your plans go on.')).toBeVisible()
  await expect.element(banner).not.toBeInTheDocument()
  await expect.element(list).not.toBeInTheDocument()
  expect(server.callsOf(payOpenInvoices)).toHaveLength(1)
})

test('DEC-103 a decline says so, and what is still charging is followed until it is paid', async () => {
  const server = owing()
  await renderApp('/billing')
  server.answer(payOpenInvoices, { outcome: 'declined', open_invoices: sampleOpenInvoices() })
  await banner.getByRole('button', { name: 'Pay now' }).click()
  await expect.element(page.getByText('Card declined')).toBeVisible()
  const charging = sampleOpenInvoices({ is_charging: true })
  server.answer(payOpenInvoices, { outcome: 'charging', open_invoices: charging })
  server.answer(getOpenInvoices, noOpenInvoices())
  await banner.getByRole('button', { name: 'Pay now' }).click()
  await expect.element(banner.getByText("We're charging your open invoices")).toBeVisible()
  await expect.element(banner, { timeout: 6_000 }).not.toBeInTheDocument()
  const keys = server.callsOf(payOpenInvoices).map(({ headers }) => headers.get('idempotency-key'))
  expect(new Set(keys).size).toBe(2)
})

test('DEC-103 without a card the banner asks for one, and has no Pay now', async () => {
  owing(sampleOpenInvoices({ payment_method: null, declined: null }))
  await renderApp('/billing')
  await expect.element(banner.getByRole('link', { name: 'Add a card' })).toBeVisible()
  await expect.element(banner.getByRole('button', { name: 'Pay now' })).not.toBeInTheDocument()
})

test('DEC-97 DEC-103 someone who owes nothing, and a Member, asks for no open invoices', async () => {
  const server = memberOfFirm()
  readAs('member')
  await renderApp('/clients')
  await expect.element(page.getByRole('link', { name: 'Client 1', exact: true })).toBeVisible()
  await expect.element(banner).not.toBeInTheDocument()
  expect(server.callsOf(getOpenInvoices)).toEqual([])
})
