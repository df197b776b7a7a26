import type { FrameLocator, Page } from '@playwright/test'

/** The card provider's own form, in its frame. */
export const cardForm = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="Card form of the card provider"]')

export const testCard = { 'Card number': '4111111111111111', 'Security code': '123', 'Expiry date': '12 / 2030' }

export const testAddress = {
  'Name on card': 'Iris Quill',
  Country: 'Canada',
  'State/Province': 'Nova Scotia',
  Street: '1969 Upper Water Street',
  City: 'Halifax',
  'ZIP/Postal code': 'B3J 3R7',
}

export type CardFormField = keyof typeof testCard | keyof typeof testAddress

export const fillCardForm = async (page: Page, values: Partial<Record<CardFormField, string>>): Promise<void> => {
  for (const [name, value] of Object.entries(values)) await cardForm(page).getByLabel(name).fill(value)
}

export const saveCardForm = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Save Changes', exact: true }).click()
