import type { Page } from 'playwright'
import { getBillingAccount } from '../../contracts/billing/account-facts.ts'
import { getBillingDetails } from '../../contracts/billing/billing-details.ts'
import { comparePlans } from '../../contracts/billing/compared-plans.ts'
import { getFirmBilling } from '../../contracts/billing/firm-billing.ts'
import { getPaymentMethod } from '../../contracts/billing/payment-methods.ts'
import { listReceipts } from '../../contracts/billing/receipts.ts'
import { getSubscription } from '../../contracts/billing/subscriptions.ts'
import { getBusinessClient } from '../../contracts/clients/business-clients.ts'
import { noFirmBilling, sampleFirmBilling } from '../../portal/testing/billing-world.ts'
import { sampleComparison } from '../../portal/testing/sample-plan.ts'
import { sampleReceipt, sampleReceiptYear } from '../../portal/testing/sample-receipts.ts'
import { sampleBillingDetails } from '../../server/testing/billing-details.ts'
import { at } from './plan-screens.ts'
import type { Screen } from './screens.ts'

const card = {
  ...{ brand_code: 'visa', last_4: '4242', expiration_month: '08', expiration_year: '2028' },
  billing_address: {
    ...{ first_name: 'Maya', last_name: 'Lindqvist', company: '', phone_number: '' },
    ...{ address_line_1: '1969 Upper Water Street', address_line_2: 'Suite 1300', postal_code: 'B3J 3R7' },
    ...{ admin_area_2: 'Halifax', admin_area_1: 'NS', country_code: 'CA' },
  },
}

const LONG_NAME = 'Brackenridge & Daughters Landscape Architecture and Garden Restoration Ltd'
const names = ['Caldera Coffee Roasters', 'Nine Elms Veterinary', 'Amberline Roofing', LONG_NAME]
const invoices = Array.from(Array(23).keys(), (number) => {
  const receipt = sampleReceipt(number)
  return { ...receipt, client: { ...receipt.client, client_name: names[number % names.length] ?? '' } }
})
const totals = [
  { currency_code: 'CAD', amount: '1725.50' },
  { currency_code: 'USD', amount: '474.30' },
]
const change = { client: sampleReceipt(0).client.uuid, on: '2026-11-20', currency_code: 'USD' }
const billing = sampleFirmBilling({
  without_plan: 12,
  changes: {
    count: 2,
    soonest: [
      { ...change, client_name: 'Amberline Roofing', kind: 'differs', previous_amount: '46.75', amount: '51.00' },
      { ...change, client_name: 'Hana Ramen', kind: 'ends', previous_amount: '46.75', amount: null },
    ],
  },
})

const withBilling = async (page: Page) => {
  await page.route(at(getFirmBilling), (route) => route.fulfill({ json: billing }))
  await page.route(at(getPaymentMethod), (route) => route.fulfill({ json: card }))
  await page.route(at(listReceipts), (route) =>
    route.fulfill({ json: sampleReceiptYear({ earlier_year: 2025, totals, invoices }) }),
  )
  // The first invoice's account says that the firm is migrated.
  await page.route(at(getSubscription), (route) => route.fulfill({ json: { fb_account_id: 'account' } }))
  await page.route(at(getBusinessClient), (route) =>
    route.fulfill({ json: { ml_redirect_url: 'https://books.example' } }),
  )
  await page.route(at(getBillingAccount), (route) =>
    route.fulfill({ json: { response: { subscription_migrated: true } } }),
  )
  await page.goto('/billing')
  await page.getByText('1–10 of 23').waitFor()
  await page.getByText('Visa ending in 4242').waitFor()
}

/** The firm's own billing, with figures like those of the design. */
export const billingScreens: readonly Screen[] = [
  { name: 'billing', who: 'twelve', isWhole: true, open: withBilling },
  {
    name: 'billing-empty',
    who: 'twelve',
    isWhole: true,
    open: async (page) => {
      await page.route(at(getFirmBilling), (route) => route.fulfill({ json: noFirmBilling() }))
      await page.goto('/billing')
      await page.getByText('No receipts yet').waitFor()
      await page.getByText('No card yet').waitFor()
    },
  },
  {
    name: 'billing-details',
    who: 'twelve',
    open: async (page) => {
      await page.route(at(getBillingDetails), (route) => route.fulfill({ json: sampleBillingDetails() }))
      await withBilling(page)
      await page.getByRole('button', { name: 'Billing details' }).click()
      await page.getByRole('textbox', { name: 'Legal name' }).waitFor()
    },
  },
  {
    name: 'billing-plans',
    who: 'twelve',
    isWhole: true,
    open: async (page) => {
      await page.route(at(getFirmBilling), (route) => route.fulfill({ json: billing }))
      await page.route(at(comparePlans), (route) => route.fulfill({ json: sampleComparison() }))
      await page.goto('/billing/plans')
      await page.getByText('First bill').first().waitFor()
    },
  },
]
