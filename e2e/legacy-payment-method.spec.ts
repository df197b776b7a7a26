import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './journey.ts'
import { type CardFormField, cardForm, fillCardForm, saveCardForm, testAddress, testCard } from './pages/card-form.ts'
import { stack, stateOf } from './stack.ts'

test.use({ storageState: stateOf('legacy') })

const panel = (page: Page) => page.getByRole('region', { name: 'Payment Method' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: CardFormField) => cardForm(page).getByLabel(name)

const failures = [
  [
    'a wrong address',
    { 'ZIP/Postal code': '20000' },
    "Oops—Your billing address doesn't match the address on the card",
  ],
  ['a wrong security code', { 'Security code': '200' }, 'Oops—Your security code is incorrect'],
  ['both wrong', { 'Security code': '200', 'ZIP/Postal code': '20000' }, 'Oops—Your security code is incorrect'],
  [
    'an expired card',
    { 'Card number': '4000000000000069' },
    'Oops—The credit card expiry date you entered is incorrect',
  ],
  ['a declined card', { 'Card number': '4000111111111115' }, 'Oops—Your credit card could not be authorized'],
  [
    'a processor that is down',
    { 'Card number': '4000000000000119' },
    "Oops—There's something wrong with your billing details",
  ],
] as const

test('a legacy firm adds its card in the provider’s form; each refusal says why and leaves the form open', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(stack().hubUrl)) sent.push(`${request.url()} ${request.postData() ?? ''}`)
  })
  await page.goto('/billing/payment-method?from=%2Fbilling')
  await expect(page).toHaveURL('/billing/payment-method/legacy?from=%2Fbilling')
  await expect(page.getByRole('heading', { name: 'Edit Payment Method' })).toBeVisible()
  await expect(button(page, 'Save Changes')).toBeEnabled()
  await expectAccessible(page)
  const frame = page.locator('iframe')
  await expect.poll(async () => (await frame.boundingBox())?.height).not.toBe(420)

  // The help of the form is another page in its frame: nothing can be saved there.
  await cardForm(page).getByRole('link', { name: 'Test cards' }).click()
  await expect(cardForm(page).getByRole('heading', { name: /test cards/i })).toBeVisible()
  await expect(button(page, 'Save Changes')).toBeDisabled()
  await cardForm(page).getByRole('link', { name: 'Back to the card form' }).click()
  await expect(button(page, 'Save Changes')).toBeEnabled()

  for (const [, wrong, title] of failures) {
    await fillCardForm(page, { ...testAddress, ...testCard, ...wrong })
    await saveCardForm(page)
    await expect(page.getByRole('alert').getByText(title)).toBeVisible()
    await expect(button(page, 'Save Changes')).toBeEnabled()
  }
  await expectAccessible(page)

  await fillCardForm(page, { ...testAddress, ...testCard })
  await saveCardForm(page)
  await expect(page).toHaveURL('/billing')
  await expect(page.getByText('Your payment method has been updated')).toBeVisible()
  await expect(panel(page).getByText('Visa ending in 1111')).toBeVisible()
  await expect(panel(page).getByText('Iris Quill | 12/2030')).toBeVisible()

  // The next time the form knows the address and nothing of the card.
  await page.getByRole('link', { name: 'Edit Payment Method' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/billing/payment-method/legacy?from=%2Fbilling')
  await expect(field(page, 'Street')).toHaveValue('1969 Upper Water Street')
  await expect(field(page, 'State/Province')).toHaveValue('Nova Scotia')
  await expect(field(page, 'Country')).toHaveValue('Canada')
  await expect(field(page, 'Card number')).toHaveValue('')
  await button(page, 'Cancel').click()
  await expect(page).toHaveURL('/billing')
  for (const number of ['4111111111111111', '4000111111111115'])
    expect(sent.filter((request) => request.includes(number))).toEqual([])
})
