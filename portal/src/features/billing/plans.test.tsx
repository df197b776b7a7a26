import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeViolations } from '../../../testing/axe-violations.ts'
import { noFirmBilling, sampleFirmBilling } from '../../../testing/billing-world.ts'
import { hasNoCard, samplePaymentMethod } from '../../../testing/card-world.tsx'
import { memberOfFirm, readAs, renderApp } from '../../../testing/render-app.tsx'
import { sampleReceiptYear } from '../../../testing/sample-receipts.ts'
import { FIRM_UUID, sampleRow } from '../../../testing/sample-records.ts'
import { onPhone } from '../../../testing/screen.ts'
import { getFirmBilling, getPaymentMethod, listReceipts } from '../../api/contract.ts'

const plans = page.getByRole('region', { name: 'Plans billed to your firm' })
const card = page.getByRole('region', { name: 'Payment Method' })
const textOf = (element: Element | null | undefined) => element?.textContent?.replaceAll('\u00a0', ' ')
const factsIn = (place: Element) =>
  [...place.querySelectorAll('dt')].map((name) => [textOf(name), textOf(name.nextElementSibling)])

const firm = () => {
  const server = memberOfFirm()
  server.answer(listReceipts, sampleReceiptYear())
  return server
}

const open = async (billing = sampleFirmBilling()) => {
  const server = firm()
  server.answer(getFirmBilling, billing)
  server.answer(getPaymentMethod, samplePaymentMethod())
  const app = await renderApp('/billing')
  await expect.element(plans.getByText(/active plan/)).toBeVisible()
  return { server, ...app }
}

test('BILL-15 DEC-109 one call tells what the firm pays for: plans, next bills and this month', async () => {
  const { server } = await open()
  await expect.element(plans.getByText('active plans in 2 currencies')).toBeVisible()
  await expect.element(plans.getByText('64', { exact: true })).toBeVisible()
  expect([...plans.element().querySelectorAll('li')].map(textOf)).toEqual(['Starter 22', 'Plus 31', 'Premium 11'])
  expect(factsIn(plans.element())).toEqual([
    ['Next bill, Nov 18', '1,486.20 USD'],
    ['Nov 21', '158.10 CAD'],
    ['Paid in November 2026', '1,725.50 CAD · 474.30 USD'],
    ['Still to come in November 2026', '158.10 CAD'],
  ])
  await expect.element(plans.getByText('15% certification discount')).toBeVisible()
  const paths = server.callsOf(getFirmBilling).map(({ url }) => url.pathname)
  expect(paths).toEqual([`/partner_services/partners/${FIRM_UUID}/billing/`])
  expect(await axeViolations()).toEqual([])
})

test('DEC-34 with no plans and no invoices the page says when the firm pays, and the card is there', async () => {
  const server = firm()
  server.answer(getFirmBilling, noFirmBilling())
  hasNoCard(server)
  const { path } = await renderApp('/billing')
  await expect.element(plans.getByText('active plans', { exact: true })).toBeVisible()
  await expect.element(plans.getByText(/^Your firm pays when you choose ‘My Firm’ for a new client/)).toBeVisible()
  expect(factsIn(plans.element())).toEqual([])
  await expect.element(card.getByRole('link', { name: 'Add payment method' })).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await plans.getByRole('link', { name: 'Create Client' }).click()
  await expect.poll(path).toBe('/create-client')
})

test('a Billing member, who adds no clients, is not sent to Create Client', async () => {
  const server = firm()
  readAs('billing')
  server.answer(getFirmBilling, noFirmBilling())
  hasNoCard(server)
  await renderApp('/billing')
  await expect.element(plans.getByText(/^Your firm pays/)).toBeVisible()
  expect(plans.getByRole('link', { name: 'Create Client' }).query()).toBeNull()
})

const change = {
  client: sampleRow(1).uuid,
  client_name: 'Amberline Roofing',
  on: '2026-11-20',
  currency_code: 'USD',
} as const

test('DEC-109 clients whose next bill differs from the last one are listed with both amounts', async () => {
  const { path } = await open(
    sampleFirmBilling({
      changes: {
        count: 9,
        soonest: [
          { ...change, kind: 'differs', previous_amount: '46.75', amount: '51.00' },
          { ...change, client: sampleRow(2).uuid, kind: 'ends', previous_amount: '46.75', amount: null },
          { ...change, client: sampleRow(3).uuid, kind: 'starts', previous_amount: null, amount: '16.15' },
        ],
      },
    }),
  )
  const changes = plans.getByRole('region', { name: 'Changes since the last bill' })
  expect([...changes.element().querySelectorAll('li')].map(textOf)).toEqual([
    'Amberline Roofing New amount from Nov 20, 202651.00 USD, was 46.75 USD',
    'Amberline Roofing Plan ends on Nov 20, 2026was 46.75 USD',
    'Amberline Roofing First bill on Nov 20, 202616.15 USD',
  ])
  await expect.element(changes.getByText('and 6 more')).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await changes.getByRole('link').first().click()
  await expect.poll(path).toBe(`/clients/${change.client}/billing`)
})

test('clients without a plan are counted, and the count opens their list', async () => {
  const { router } = await open(sampleFirmBilling({ without_plan: 12 }))
  await plans.getByRole('link', { name: '12 clients billed to your firm have no plan' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/clients')
  expect(router.state.location.search).toBe(
    '?billing_owner=ACCOUNTANT&subscription_status=TRIAL_EXPIRED,DIRECT_BILLING_PENDING,INACTIVE,CANCELLED',
  )
})

test('plans that do not load leave the card on the page, and can be tried again', async () => {
  const server = firm()
  server.refuse(getFirmBilling, 500)
  server.answer(getPaymentMethod, samplePaymentMethod())
  await renderApp('/billing')
  await expect.element(plans.getByRole('heading', { name: 'Error loading data' })).toBeVisible()
  await expect.element(card.getByText('Visa ending in 4242')).toBeVisible()
  server.answer(getFirmBilling, sampleFirmBilling())
  await plans.getByRole('button', { name: 'Try again' }).click()
  await expect.element(plans.getByText('64', { exact: true })).toBeVisible()
})

test('g b opens Billing, and news of a client’s plan asks for it again', async () => {
  const server = firm()
  server.answer(getFirmBilling, sampleFirmBilling())
  server.answer(getPaymentMethod, samplePaymentMethod())
  const { path, events } = await renderApp('/clients')
  await expect.element(page.getByRole('link', { name: 'Client 1', exact: true })).toBeVisible()
  await userEvent.keyboard('gb')
  await expect.poll(path).toBe('/billing')
  await expect.element(plans.getByText('64', { exact: true })).toBeVisible()
  server.answer(getFirmBilling, sampleFirmBilling({ plans: [{ display_name: 'Plus', clients: 1 }] }))
  await events.says('clients')
  await expect.element(plans.getByText('1', { exact: true })).toBeVisible()
})

test('on a phone the plans fit', async () => {
  await onPhone()
  await open()
  expect(document.documentElement.scrollWidth).toBe(390)
  expect(await axeViolations()).toEqual([])
})
