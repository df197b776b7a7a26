import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { axeViolations } from '../../../testing/axe-violations.ts'
import { clientOfFirm } from '../../../testing/client-world.ts'
import { readAs, renderApp } from '../../../testing/render-app.tsx'
import { CLIENT_UUID, sampleSubscription } from '../../../testing/sample-client.ts'
import { onPlus } from '../../../testing/sample-plan.ts'
import { sampleReceipt } from '../../../testing/sample-receipts.ts'
import { listSubscriptionInvoices } from '../../api/contract.ts'

const receipts = page.getByRole('region', { name: 'All Receipts' })
const subscription = sampleSubscription().uuid
const info = page.getByRole('region', { name: /^Billing Info/ })

const paidBy = (billing_owner: 'ACCOUNTANT' | 'CLIENT') =>
  clientOfFirm({ client: { billing_owner }, invited: 'ACCEPTED', subscription: onPlus })
const open = async () => {
  await renderApp(`/clients/${CLIENT_UUID}/billing`)
  await expect.element(info).toBeVisible()
}

test('BILL-12 BILL-13 All Receipts has the columns of Billing and the receipts of this client', async () => {
  const server = paidBy('ACCOUNTANT')
  const { subscription: _, client: __, ...receipt } = sampleReceipt(0)
  server.answer(listSubscriptionInvoices, { subscription, invoices: [receipt] })
  await open()
  await expect.element(receipts.getByText('NB-2026-001000')).toBeVisible()
  expect([...receipts.element().querySelectorAll('th')].map(({ textContent }) => textContent)).toEqual([
    'Payment Date',
    'Invoice Number',
    'Client',
    'Amount',
    'Download',
  ])
  expect([...receipts.element().querySelectorAll('td')].map(({ textContent }) => textContent)).toEqual([
    'Nov 14, 2026',
    'NB-2026-001000',
    'Bluebird Bakery',
    '37.40 USD',
    '',
  ])
  const paths = server.callsOf(listSubscriptionInvoices).map(({ url }) => url.pathname)
  expect(paths).toEqual([`/partner_services/partners/subscriptions/${subscription}/invoices/`])
  expect(await axeViolations()).toEqual([])
})

test('All Receipts of a client that the firm has not paid for says so', async () => {
  paidBy('ACCOUNTANT')
  await open()
  await expect.element(receipts.getByText('Your firm has not paid for this client yet.')).toBeVisible()
})

test('All Receipts is absent if the client pays', async () => {
  const server = paidBy('CLIENT')
  await open()
  expect(receipts.query()).toBeNull()
  expect(server.callsOf(listSubscriptionInvoices)).toEqual([])
})

test('DEC-97 a Member sees no receipts', async () => {
  const server = paidBy('ACCOUNTANT')
  readAs('member')
  await open()
  expect(receipts.query()).toBeNull()
  expect(server.callsOf(listSubscriptionInvoices)).toEqual([])
})
