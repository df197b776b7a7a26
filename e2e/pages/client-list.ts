import type { Page } from '@playwright/test'

/** Opens the first page of the list and waits for its rows. */
export const openList = async (page: Page, query = '') => {
  await page.goto(`/clients${query}`)
  await firstRows(page).waitFor()
}

export const firstRows = (page: Page) => page.getByText(/^1–\d+ of/)
export const views = (page: Page) => page.getByRole('navigation', { name: 'Views' }).getByRole('link')
export const view = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name })
export const order = (page: Page) => page.getByRole('button', { name: /^Sort by:/ })
export const rowBoxes = (page: Page) => page.getByRole('checkbox', { name: /^Select (?!all)/ })
