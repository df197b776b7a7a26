import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeViolations } from '../../../testing/axe-violations.ts'
import { hasNoCard, openCardDocument, samplePaymentMethod } from '../../../testing/card-world.tsx'
import { onPhone, onWindowOf } from '../../../testing/screen.ts'
import { getPaymentMethod, openCardForm } from '../../api/contract.ts'

const number = page.getByRole('textbox', { name: 'Card Number' })
const cvv = page.getByRole('textbox', { name: 'Security Code' })
const expiration = page.getByRole('textbox', { name: 'Expiration Date' })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const brand = () => document.querySelector('[data-brand]')?.getAttribute('data-brand')

test('PAY-34 PAY-35 PAY-37 PAY-39 PAY-40 the editor has the specified parts', async () => {
  const { show } = await openCardDocument()
  await show()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Edit Payment Method')
  await expect.element(page.getByText('You are updating your payment method across all your clients.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Payment method', exact: true })).toBeVisible()
  for (const name of ['Close', 'Cancel', 'Save Changes']) await expect.element(button(name)).toBeVisible()
  await expect.element(page.getByText('CREDIT CARD', { exact: true })).toBeVisible()
  const chip = document.querySelector('[data-card-chip]')
  expect(chip?.checkVisibility()).toBe(true)
  // The provider put its fields into our boxes; the names are inputs of our own.
  for (const hosted of [number, cvv, expiration]) await expect.element(hosted).toBeVisible()
  for (const name of ['First Name', 'Last Name'])
    expect(page.getByRole('textbox', { name }).element().closest('.hosted-field')).toBeNull()
  expect(document.title).toBe('Edit Payment Method · Partner Hub')
  const panel = chip?.parentElement?.parentElement
  expect(panel?.getBoundingClientRect().width).toBe(520)
  expect(await axeViolations()).toEqual([])
})

test('PAY-41 PAY-43 PAY-44 with a card the placeholders show it and the expiration is prefilled', async () => {
  const { show } = await openCardDocument()
  await show()
  await expect.element(number).toHaveAttribute('placeholder', '**** **** **** 4242')
  await expect.element(cvv).toHaveAttribute('placeholder', '***')
  await expect.element(expiration).toHaveValue('08/2028')
  await expect.element(page.getByRole('textbox', { name: 'First Name' })).toHaveValue('Maya')
  expect(brand()).toBe('visa')
})

test('PAY-42 PAY-45 PAY-51 without a card the placeholders show the format and the address is open', async () => {
  const { show } = await openCardDocument(null)
  await show()
  await expect.element(number).toHaveAttribute('placeholder', '1234 1234 1234 1234')
  await expect.element(expiration).toHaveAttribute('placeholder', 'MM/YYYY')
  await expect.element(expiration).toHaveValue('')
  await expect.element(page.getByRole('textbox', { name: 'Street Address' })).toBeVisible()
  expect(button('CHANGE').query()).toBeNull()
})

test('PAY-38 PAY-46 the brand follows the number once exactly one type matches', async () => {
  const { show } = await openCardDocument(samplePaymentMethod({ brand_code: 'master-card' }))
  await show()
  await expect.element(number).toBeVisible()
  expect(brand()).toBe('mastercard')
  await number.fill('4')
  expect(brand()).toBe('mastercard')
  await number.fill('41')
  await expect.poll(brand).toBe('visa')
})

test.each([
  ['american-express', 'amex'],
  ['other', 'other'],
] as const)('PAY-38 a saved card of %s has the mark %s', async (brand_code, mark) => {
  const { show } = await openCardDocument(samplePaymentMethod({ brand_code }))
  await show()
  await expect.poll(brand).toBe(mark)
})

test('PAY-47 PAY-48 PAY-49 PAY-50 a whole address is one line that CHANGE opens', async () => {
  const { show } = await openCardDocument()
  await show()
  await expect.element(page.getByRole('heading', { name: 'BILLING ADDRESS' })).toBeVisible()
  const line = page.getByText('1969 Upper Water Street, Suite 1300, Halifax, NS, CA, B3J 3R7', { exact: true })
  await expect.element(line).toBeVisible()
  await button('CHANGE').click()
  expect(line.query()).toBeNull()
  await expect
    .element(page.getByRole('textbox', { name: 'Street Address' }))
    .toHaveValue('1969 Upper Water Street, Suite 1300')
  await expect.element(page.getByRole('textbox', { name: 'City' })).toHaveValue('Halifax')
  await expect.element(page.getByRole('combobox', { name: 'State/Province' })).toHaveValue('Nova Scotia')
  await expect.element(page.getByRole('textbox', { name: 'ZIP Code' })).toHaveValue('B3J 3R7')
  await expect.element(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Canada')
  expect(await axeViolations()).toEqual([])
})

test('PAY-52 PAY-53 DEC-26 the state is a list for some countries, else text, and a new country clears it', async () => {
  const { show } = await openCardDocument()
  await show()
  await button('CHANGE').click()
  const country = page.getByRole('combobox', { name: 'Country' })
  await country.fill('Germany')
  await page.getByRole('option', { name: 'Germany' }).click()
  const text = page.getByRole('textbox', { name: 'State/Province' })
  await expect.element(text).toHaveValue('')
  await text.fill('Bavaria')
  await country.fill('United States')
  await expect.element(page.getByRole('option', { name: 'United States', exact: true })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(country).toHaveValue('United States')
  await expect.element(page.getByRole('combobox', { name: 'State/Province' })).toHaveValue('')
})

test('PAY-51 an address without a postal code shows its fields', async () => {
  const { billing_address } = samplePaymentMethod()
  const { show } = await openCardDocument(
    samplePaymentMethod({ billing_address: { ...billing_address, postal_code: '' } }),
  )
  await show()
  await expect.element(page.getByRole('textbox', { name: 'ZIP Code' })).toHaveValue('')
})

test('DEC-110 each opening of the card fields takes a new client token, also after a failed one', async () => {
  const { server, provider, show } = await openCardDocument()
  provider.opened.mockRejectedValueOnce(new Error('HOSTED_FIELDS_TIMEOUT'))
  let issued = 0
  server.answer(openCardForm, () => ({ authorization: `token-${++issued}` }))
  await show()
  await expect.element(page.getByRole('heading', { name: "The card form didn't load" })).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await button('Try again').click()
  await expect.element(number).toBeVisible()
  expect(provider.opened.mock.calls.map(([{ authorization }]) => authorization)).toEqual(['token-1', 'token-2'])
})

test('ERR-10 a card that cannot be read is an error with a retry, and no form', async () => {
  const { server, show } = await openCardDocument()
  server.refuse(getPaymentMethod, 500)
  await show()
  await expect.element(page.getByRole('heading', { name: 'Error loading data' })).toBeVisible()
  await expect.element(page.getByText('Failed to load payment method information.')).toBeVisible()
  hasNoCard(server)
  await button('Try again').click()
  await expect.element(number).toBeVisible()
})

test('on a phone the form fits its width and has no violations', async () => {
  await onPhone()
  const { show } = await openCardDocument(null)
  await show()
  await expect.element(number).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(390)
  expect(await axeViolations()).toEqual([])
})

test('the form is usable in a narrow window at 320 px', async () => {
  await onWindowOf(320)
  const { show } = await openCardDocument()
  await show()
  await expect.element(number).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(320)
})
