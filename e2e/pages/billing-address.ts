import type { Page } from '@playwright/test'
import { search } from './choices.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name })

/** Fills the address of the card form. */
export const fillAddress = async (page: Page) => {
  await field(page, 'First Name').fill('Maya')
  await field(page, 'Last Name').fill('Lindqvist')
  await field(page, 'Street Address').fill('1969 Upper Water Street')
  await field(page, 'City').fill('Halifax')
  await field(page, 'ZIP Code').fill('B3J 3R7')
  await search(page, 'Country', 'Canada')
  await search(page, 'State/Province', 'Nova Scotia')
}
