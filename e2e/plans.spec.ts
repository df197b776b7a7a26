import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './journey.ts'
import { arriveWithNewFirm } from './new-firm.ts'
import { fillAddress } from './pages/billing-address.ts'
import { routeToCards, typeCard } from './pages/card-provider.ts'
import { openClient, status, tabs, toast } from './pages/client-page.ts'
import { fillClient, madeHeading } from './pages/client-wizard.ts'
import { finish, pick } from './pages/wizard.ts'
import { stack } from './stack.ts'

const VISA = '4111111111111111'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const billing = (page: Page) => page.getByRole('region', { name: /^Billing Info/ })
const dialog = (page: Page) => page.getByRole('alertdialog')

const openBilling = async (page: Page, name: string) => {
  await openClient(page, name)
  await tabs(page).filter({ hasText: 'Billing' }).click()
}

const cancel = async (page: Page, when: RegExp) => {
  await button(page, 'Cancel Plan').click()
  await dialog(page).getByRole('radio', { name: when }).check()
  await dialog(page).getByRole('button', { name: 'Cancel Plan', exact: true }).click()
  await expect(toast(page).filter({ hasText: 'Plan cancelled' }).first()).toBeVisible()
}

test('BILL-08 DEC-34 DEC-99 a firm pays for a client: card, first plan, upgrade, downgrade undone, cancelled both ways', async ({
  page,
  watch,
}) => {
  watch.allow(/403/, /partner_services/)
  watch.allow(/404/, /identity-payment-methods/)
  await routeToCards(page.context(), stack().cards.CARDS_INTERNAL_URL)
  await arriveWithNewFirm(page)
  await fillClient(page, 'Bramble Joinery')
  await finish(page).click()
  await expect(madeHeading(page)).toBeFocused()

  await openBilling(page, 'Bramble Joinery')
  await link(page, 'Select Plan').click()
  await expect(page.getByText('No card yet')).toBeVisible()
  await expectAccessible(page)
  await link(page, 'Add a card').click()
  await fillAddress(page)
  await typeCard(page, VISA)
  await button(page, 'Save Changes').click()
  await expect(page.getByText('Visa ending in 1111')).toBeVisible()
  await pick(page, /^Plus/)
  await expect(page.getByText('330.00 CAD').first()).toBeVisible()
  await button(page, 'Select Plan').click()
  await expect(toast(page).filter({ hasText: 'Bramble Joinery is on Plus' })).toBeVisible()
  await expect(billing(page)).toContainText('Plus')

  await link(page, 'Change Plan').click()
  await pick(page, /^Premium/)
  await button(page, 'Upgrade now').click()
  await expect(toast(page).filter({ hasText: 'Bramble Joinery is on Premium' })).toBeVisible()

  await link(page, 'Change Plan').click()
  await pick(page, /^Starter/)
  await button(page, 'Schedule downgrade').click()
  await expect(billing(page)).toContainText('Changes to Starter')
  await button(page, 'Keep Plan').click()
  await expect(billing(page)).not.toContainText('Changes to Starter')

  await cancel(page, /^At the end of the paid period/)
  await expect(billing(page)).toContainText('Cancelled. The last paid day is')
  await button(page, 'Keep Plan').click()
  await expect(billing(page)).not.toContainText('Cancelled.')
  await cancel(page, /^Now/)
  await expect(status(page)).toContainText('The plan was cancelled')
})
