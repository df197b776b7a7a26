import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeViolations } from '../../../testing/axe-violations.ts'
import { noFirmBilling } from '../../../testing/billing-world.ts'
import { samplePaymentMethod } from '../../../testing/card-world.tsx'
import { hasInvoicedClient } from '../../../testing/invoiced-client.ts'
import { memberOfFirm, renderApp } from '../../../testing/render-app.tsx'
import { sampleReceipt, sampleReceiptYear } from '../../../testing/sample-receipts.ts'
import { FIRM_UUID } from '../../../testing/sample-records.ts'
import { onPhone } from '../../../testing/screen.ts'
import { getFirmBilling, getPaymentMethod, getReceiptFile, listReceipts } from '../../api/contract.ts'

const receipts = page.getByRole('region', { name: 'Receipts' })
const table = receipts.getByRole('table', { name: 'Receipts' })
const pages = receipts.getByRole('navigation', { name: 'Pages' })
const rows = () =>
  [...table.element().querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].slice(0, 4).map((cell) => cell.textContent),
  )
const numbers = () => rows().map(([, number]) => number)

const many = (count: number) => Array.from(Array(count).keys(), (number) => sampleReceipt(number))

const firm = () => {
  const server = memberOfFirm()
  server.answer(getFirmBilling, noFirmBilling())
  server.answer(getPaymentMethod, samplePaymentMethod())
  hasInvoicedClient(server)
  return server
}

const open = async (year = sampleReceiptYear({ invoices: many(23) }), address = '/billing') => {
  const server = firm()
  server.answer(listReceipts, year)
  const app = await renderApp(address)
  await expect.element(receipts).toBeVisible()
  return { server, ...app }
}

test('BILL-17 BILL-18 BILL-19 BILL-20 DEC-33 a receipt has date, number, client and amount as it comes', async () => {
  const large = { charges_amount: '1725.50', currency_code: 'CAD' }
  const { server } = await open(sampleReceiptYear({ invoices: [sampleReceipt(0), sampleReceipt(1, large)] }))
  await expect.element(table).toHaveAttribute('aria-busy', 'false')
  expect([...table.element().querySelectorAll('th')].map(({ textContent }) => textContent)).toEqual([
    'Payment Date',
    'Invoice Number',
    'Client',
    'Amount',
    'Download',
  ])
  expect(rows()).toEqual([
    ['Nov 14, 2026', 'NB-2026-001000', 'Client 1', '37.40 USD'],
    ['Nov 14, 2026', 'NB-2026-000999', 'Client 2', '1725.50 CAD'],
  ])
  const calls = server.callsOf(listReceipts).map(({ url }) => url.pathname + url.search)
  expect(calls).toEqual([`/partner_services/partners/${FIRM_UUID}/receipts/`])
  expect(await axeViolations()).toEqual([])
})

test('CONST-05 CONST-06 CONST-07 BILL-21 23 receipts are three pages of ten, turned without a call', async () => {
  const { server } = await open()
  await expect.poll(() => rows().length).toBe(10)
  await expect.element(receipts.getByText('1–10 of 23')).toBeVisible()
  await expect.element(pages.getByRole('link', { name: '1', exact: true })).toHaveAttribute('aria-current', 'page')
  const links = [...pages.element().querySelectorAll('a')].map(({ textContent }) => textContent).filter(Boolean)
  expect(links).toEqual(['1', '2', '3'])
  ;(pages.getByRole('link', { name: 'Next page' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => numbers()[0]).toBe('NB-2026-000990')
  await pages.getByRole('link', { name: '3' }).click()
  await expect.poll(numbers).toEqual(['NB-2026-000980', 'NB-2026-000979', 'NB-2026-000978'])
  expect(server.callsOf(listReceipts)).toHaveLength(1)
})

test('BILL-22 the receipts cannot be sorted or searched', async () => {
  await open()
  await expect.poll(() => rows().length).toBe(10)
  expect(receipts.element().querySelector('input, select, [aria-sort], th button, th a')).toBeNull()
})

test('a page of the URL beyond the last one is the last one', async () => {
  await open(undefined, '/billing?page=9')
  await expect.poll(() => rows().length).toBe(3)
})

test('DEC-107 DEC-109 totals are per year and currency, and an earlier year is one more call', async () => {
  const totals = [
    { currency_code: 'CAD', amount: '1725.50' },
    { currency_code: 'USD', amount: '74.80' },
  ]
  const { server } = await open(sampleReceiptYear({ earlier_year: 2024, totals, invoices: many(2) }))
  await expect.element(receipts.getByText('Paid in 2026: 1,725.50 CAD · 74.80 USD')).toBeVisible()
  const older = sampleReceipt(9, { invoice_number: 'NB-2024-000001', due_date: '2024-12-31' })
  const total2024 = [{ currency_code: 'USD', amount: '37.40' }]
  server.answer(listReceipts, sampleReceiptYear({ year: 2024, totals: total2024, invoices: [older] }))
  await receipts.getByRole('button', { name: 'Show 2024' }).click()
  await expect.element(receipts.getByText('Paid in 2024: 37.40 USD')).toBeVisible()
  expect(numbers()).toEqual(['NB-2026-001000', 'NB-2026-000999', 'NB-2024-000001'])
  expect(server.callsOf(listReceipts).map(({ url }) => url.search)).toEqual(['', '?year=2024'])
  expect(receipts.getByRole('button', { name: /^Show/ }).query()).toBeNull()
})

test('a year in which nothing was paid says so, and offers the year before', async () => {
  await open(sampleReceiptYear({ earlier_year: 2025 }))
  await expect.element(receipts.getByText('Nothing was paid in 2026.')).toBeVisible()
  await expect.element(receipts.getByRole('button', { name: 'Show 2025' })).toBeVisible()
  expect(table.query()).toBeNull()
})

test('DEC-34 with zero receipts the section says what will be there', async () => {
  await open(sampleReceiptYear())
  await expect.element(receipts.getByRole('heading', { name: 'No receipts yet' })).toBeVisible()
  expect(await axeViolations()).toEqual([])
})

test('ERR-09 receipts that do not load can be tried again', async () => {
  const server = firm()
  server.refuse(listReceipts, 500)
  await renderApp('/billing')
  await expect.element(receipts.getByRole('heading', { name: 'Error loading data' })).toBeVisible()
  await expect.element(receipts.getByText('Failed to load invoices.')).toBeVisible()
  server.answer(listReceipts, sampleReceiptYear({ invoices: many(1) }))
  await receipts.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(numbers).toEqual(['NB-2026-001000'])
})

test('a press on a row downloads its receipt under the name in its URL', async () => {
  const { server } = await open(sampleReceiptYear({ invoices: many(2) }))
  const file = 'NB-2026-000999.pdf'
  const headers = { 'content-disposition': `attachment; filename="${file}"` }
  server.reply(getReceiptFile, () => new Response('%PDF-1.7', { headers }))
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  onTestFinished(() => saved.mockRestore())
  await table.getByText('Client 2').click({ position: { x: 2, y: 2 }, force: true })
  await expect.poll(() => saved.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual([file])
  const paths = server.callsOf(getReceiptFile).map(({ url }) => url.pathname)
  expect(paths).toEqual([sampleReceipt(1).statement_url])
})

test('ERR-13 ERR-14 a receipt that cannot be fetched is told in a toast', async () => {
  const { server } = await open(sampleReceiptYear({ invoices: many(1) }))
  server.refuse(getReceiptFile, 404, { code: 'not_found', detail: 'Not found' })
  const button = table.getByRole('button', { name: 'Download receipt NB-2026-001000' })
  await expect.element(button).toBeVisible()
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Error loading data: Cannot fetch the Receipt PDF file')).toBeVisible()
})

test('on a phone a receipt is a card, and the page fits', async () => {
  await onPhone()
  const name = 'Brackenridge & Daughters Landscape Architecture and Garden Restoration Ltd'
  const client = { ...sampleReceipt(0).client, client_name: name }
  await open(sampleReceiptYear({ invoices: [sampleReceipt(0, { client }), ...many(3)] }))
  await expect.poll(() => rows().length).toBe(4)
  expect(document.documentElement.scrollWidth).toBe(390)
  expect(await axeViolations()).toEqual([])
})
