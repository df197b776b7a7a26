import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './journey.ts'
import { arriveWithNewFirm } from './new-firm.ts'
import { fillAddress } from './pages/billing-address.ts'
import { hostedField, routeToCards, typeCard } from './pages/card-provider.ts'
import { stack } from './stack.ts'

const VISA = '4111111111111111'
const DECLINED = '4000111111111115'
const PROCESSOR_DOWN = '4000000000000119'

const panel = (page: Page) => page.getByRole('region', { name: 'Payment Method' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Everything that the browser sends to the hub from now on. */
const sentToHub = (page: Page): string[] => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(stack().hubUrl)) sent.push(`${request.url()} ${request.postData() ?? ''}`)
  })
  return sent
}

const editAgain = async (page: Page) => {
  await page.getByRole('link', { name: 'Edit Payment Method' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Continue' }).click()
  await expect(hostedField(page, 'number')).toHaveAttribute('placeholder', '**** **** **** 1111')
}

test('a firm adds its card; a declined card and one whose processor is down leave it in place', async ({
  page,
  watch,
}) => {
  watch.allow(/403/, /partner_services/)
  watch.allow(/404|422|503/, /identity-payment-methods/)
  await routeToCards(page.context(), stack().cards.CARDS_INTERNAL_URL)
  await arriveWithNewFirm(page)
  const sent = sentToHub(page)

  await page.goto('/billing')
  await expect(panel(page).getByText('No card yet')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Add payment method' }).click()
  await expect(page).toHaveURL('/billing/payment-method?from=%2Fbilling')
  await expect(hostedField(page, 'number')).toHaveAttribute('placeholder', '1234 1234 1234 1234')
  await expectAccessible(page)
  await button(page, 'Save Changes').click()
  await expect(page.getByText('Card number is invalid')).toBeVisible()
  await fillAddress(page)
  await typeCard(page, VISA)
  await button(page, 'Save Changes').click()
  await expect(page).toHaveURL('/billing')
  await expect(page.getByText('Your payment method has been updated')).toBeVisible()
  await expect(panel(page).getByText('Visa ending in 1111')).toBeVisible()
  await expect(panel(page).getByText('Maya Lindqvist | 12/2030')).toBeVisible()
  await expect(panel(page).getByText('1969 Upper Water Street, Halifax, Nova Scotia, Canada, B3J 3R7')).toBeVisible()

  for (const number of [DECLINED, PROCESSOR_DOWN]) {
    await editAgain(page)
    await expect(page.getByText('1969 Upper Water Street, Halifax, NS, CA, B3J 3R7')).toBeVisible()
    await typeCard(page, number)
    await button(page, 'Save Changes').click()
    await expect(page).toHaveURL('/billing')
    await expect(page.getByRole('alert').getByText('Oops-Your credit card could not be updated')).toBeVisible()
    await expect(panel(page).getByText('Visa ending in 1111')).toBeVisible()
  }
  for (const number of [VISA, DECLINED, PROCESSOR_DOWN])
    expect(sent.filter((request) => request.includes(number))).toEqual([])
})

test('with the card provider out of reach the card form says so, and opens once it is back', async ({
  page,
  watch,
}) => {
  watch.allow(/Failed to load resource|net::/, /braintree/)
  watch.allow(/403/, /partner_services/)
  watch.allow(/404/, /identity-payment-methods/)
  let isDown = true
  await arriveWithNewFirm(page)
  await routeToCards(page.context(), stack().cards.CARDS_INTERNAL_URL)
  await page.route(/braintree/, (route) => (isDown ? route.abort() : route.fallback()))
  await page.goto('/billing/payment-method')
  await expect(page.getByRole('heading', { name: "The card form didn't load" })).toBeVisible({ timeout: 40_000 })
  isDown = false
  await button(page, 'Try again').click()
  await expect(hostedField(page, 'number')).toBeVisible()
})
