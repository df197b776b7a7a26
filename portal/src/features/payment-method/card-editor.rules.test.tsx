import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openCardDocument } from '../../../testing/card-world.tsx'
import { savePaymentMethod } from '../../api/contract.ts'

const field = (name: string) => page.getByRole(/Country/.test(name) ? 'combobox' : 'textbox', { name })
const save = page.getByRole('button', { name: 'Save Changes' })
const tooltips = () =>
  [...document.querySelectorAll('[role="tooltip"]')]
    .filter((tip) => tip.checkVisibility())
    .map((tip) => tip.textContent)

const messages = [
  ['VALID-70', 'Card Number', 'Card number is invalid'],
  ['VALID-71', 'Security Code', 'Security code is invalid'],
  ['VALID-72', 'Expiration Date', 'Expiration date is invalid'],
  ['VALID-73', 'First Name', 'First name is required'],
  ['VALID-74', 'Last Name', 'Last name is required'],
  ['VALID-75', 'Street Address', 'Street address is required'],
  ['VALID-76', 'City', 'City is required'],
  ['VALID-77', 'State/Province', 'State/province is required'],
  ['VALID-78', 'ZIP Code', 'ZIP code is required'],
  ['VALID-79', 'Country', 'Country is required'],
] as const

test.each(messages)('%s after a save attempt %s shows its message while it has the focus', async (_id, label, text) => {
  const { show } = await openCardDocument(null)
  await show()
  await field(label).click()
  expect(tooltips()).toEqual([])
  // Closes the list of options.
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await save.click()
  await field(label).click()
  await expect.poll(tooltips).toEqual([text])
})

test('PAY-54 PAY-55 PAY-56 VALID-80 a save with errors reveals them, calls no one and stays ready', async () => {
  const { server, provider, show } = await openCardDocument(null)
  await show()
  await expect.element(field('Card Number')).toBeVisible()
  expect(document.querySelectorAll('[aria-invalid="true"], .hosted-field[data-invalid]').length).toBe(0)
  await save.click()
  // The first field with a problem has the focus, and only its message shows.
  await expect.element(field('Card Number')).toHaveFocus()
  await expect.poll(tooltips).toEqual(['Card number is invalid'])
  expect(document.querySelectorAll('.hosted-field[data-invalid]').length).toBe(3)
  await expect.element(field('First Name')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field('First Name')).toHaveAccessibleDescription('First name is required')
  await expect.element(save).not.toHaveAttribute('aria-busy')
  expect([provider.details, server.callsOf(savePaymentMethod)]).toEqual([[], []])
  // A message leaves with its cause.
  await field('Card Number').fill('4111111111111111')
  await expect.poll(tooltips).toEqual([])
})

test('VALID-70 a number that may still become valid does not pass', async () => {
  const { provider, show } = await openCardDocument()
  await show()
  await field('Card Number').fill('4111111111111112')
  await field('Security Code').fill('123')
  await save.click()
  await expect.poll(tooltips).toEqual(['Card number is invalid'])
  expect(provider.details).toEqual([])
})

test('spaces alone are no name', async () => {
  const { show } = await openCardDocument()
  await show()
  await field('Card Number').fill('4111111111111111')
  await field('Security Code').fill('123')
  await field('First Name').fill('  ')
  await save.click()
  await expect.element(field('First Name')).toHaveFocus()
})
