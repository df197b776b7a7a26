import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sampleFirmBilling } from '../../../testing/billing-world.ts'
import { samplePaymentMethod } from '../../../testing/card-world.tsx'
import { hasInvoicedClient } from '../../../testing/invoiced-client.ts'
import { sampleLegacyMethod } from '../../../testing/legacy-card-world.tsx'
import { memberOfFirm, renderApp } from '../../../testing/render-app.tsx'
import { sampleSubscription } from '../../../testing/sample-client.ts'
import { sampleReceipt, sampleReceiptYear } from '../../../testing/sample-receipts.ts'
import {
  getBillingAccount,
  getFirmBilling,
  getLegacyPaymentMethod,
  getPaymentMethod,
  getSubscription,
  listReceipts,
} from '../../api/contract.ts'

const panel = page.getByRole('region', { name: 'Payment Method' })
const edit = panel.getByRole('link', { name: 'Edit Payment Method' })
const receipts = page.getByRole('region', { name: 'Receipts' })
const invoices = [sampleReceipt(0), sampleReceipt(1), sampleReceipt(3)]

/** A firm that has paid for two clients. */
const payingFirm = (world: Parameters<typeof hasInvoicedClient>[1] = {}) => {
  const server = memberOfFirm()
  server.answer(getFirmBilling, sampleFirmBilling())
  server.answer(listReceipts, sampleReceiptYear({ invoices }))
  server.answer(getPaymentMethod, samplePaymentMethod())
  server.answer(getLegacyPaymentMethod, sampleLegacyMethod({ brand: 'Mastercard', last4: '4444' }))
  hasInvoicedClient(server, world)
  return server
}

const pathsOf = (server: ReturnType<typeof payingFirm>, call: Parameters<typeof server.callsOf>[0]) =>
  server.callsOf(call).map(({ url }) => url.pathname)

test('PAY-09 PAY-10 CALL-76 the card of a firm that is not migrated is read by the first invoice’s subscription', async () => {
  const server = payingFirm({ isMigrated: false })
  await renderApp('/billing')
  await expect.element(panel.getByText('Mastercard ending in 4444', { exact: true })).toBeVisible()
  await expect.element(panel.getByText('Maya Lindqvist | 08/2028', { exact: true })).toBeVisible()
  const address = '1969 Upper Water Street, Suite 1300, Halifax, Nova Scotia, Canada, B3J 3R7'
  await expect.element(panel.getByText(address)).toBeVisible()
  const first = invoices[0]?.subscription
  expect(pathsOf(server, getSubscription)).toEqual([`/partner_services/partners/subscriptions/${first}/`])
  const { fb_account_id } = sampleSubscription()
  expect(pathsOf(server, getBillingAccount)).toEqual([`/auth/api/v1/billing/account/${fb_account_id}`])
  expect(pathsOf(server, getLegacyPaymentMethod)).toEqual([
    `/partner_services/partners/subscriptions/${first}/payment_method/`,
  ])
  expect(server.callsOf(getPaymentMethod)).toEqual([])
})

test('PAY-11 the card of a migrated firm is read by the reader’s identity, with invoices too', async () => {
  const server = payingFirm()
  await renderApp('/billing')
  await expect.element(panel.getByText('Visa ending in 4242')).toBeVisible()
  await expect.element(edit).toBeVisible()
  expect(server.callsOf(getLegacyPaymentMethod)).toEqual([])
})

test('PAY-08 a legacy firm without a card can add one', async () => {
  const server = payingFirm({ isMigrated: false })
  server.answer(getLegacyPaymentMethod, sampleLegacyMethod({ last4: null, billing_contact: null }))
  await renderApp('/billing')
  await expect.element(panel.getByRole('link', { name: 'Add payment method' })).toBeVisible()
})

test('PAY-08 if the subscription of no invoice can be read, there is no panel', async () => {
  const server = payingFirm()
  server.refuse(getSubscription, 404, { code: 'not_found', detail: 'Not found' })
  await renderApp('/billing')
  await expect.element(receipts).toBeVisible()
  // One per subscription.
  await expect.poll(() => server.callsOf(getSubscription).length).toBe(2)
  await expect.poll(() => panel.query()).toBeNull()
})

test('the card stays visible after the client of the newest invoice is lost', async () => {
  const server = payingFirm()
  const lost = invoices[0]?.subscription ?? ''
  server.reply(getSubscription, ({ url }) =>
    url.pathname.includes(lost)
      ? Response.json({ code: 'not_found', detail: 'Not found' }, { status: 404 })
      : Response.json(sampleSubscription()),
  )
  await renderApp('/billing')
  await expect.element(panel.getByText('Visa ending in 4242')).toBeVisible()
})

test('PAY-02 without books of the invoiced client there is no Edit link', async () => {
  payingFirm({ client: { ml_redirect_url: null } })
  await renderApp('/billing')
  await expect.element(panel.getByText('Visa ending in 4242')).toBeVisible()
  expect(edit.query()).toBeNull()
})

test('ERR-10 ERR-17 CALL-32 a failed batch of payment methods fails as a whole', async () => {
  const server = payingFirm({ isMigrated: false })
  server.refuse(getLegacyPaymentMethod, 500)
  const { queryClient } = await renderApp('/billing')
  await expect.element(panel.getByText('Failed to load payment method information.')).toBeVisible()
  const errors = queryClient
    .getQueryCache()
    .findAll({ queryKey: ['payment-method'] })
    .map(({ state }) => state.error)
  expect(errors.at(-1)).toMatchObject({ message: 'Error fetching payment data', status: 'CUSTOM_ERROR' })
})

test('with receipts that cannot be read, the card is there all the same', async () => {
  const server = payingFirm()
  server.refuse(listReceipts, 500)
  await renderApp('/billing')
  await expect.element(panel.getByText('Visa ending in 4242')).toBeVisible()
})
