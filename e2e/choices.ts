import { expect, type Page } from '@playwright/test'

export const list = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
export const select = (page: Page, name: RegExp) => page.getByRole('button', { name })

/** Picks from a list that is searched by typing. */
export const search = async (page: Page, name: string, option: string) => {
  // Left, not clicked: a click may have to scroll first, and that closes the list.
  await list(page, name).fill(option)
  await expect(page.getByRole('option', { name: option, exact: true })).toBeVisible()
  await list(page, name).blur()
  await expect(list(page, name)).toHaveValue(option)
}

/** Picks from a list that opens under its field. */
export const choose = async (page: Page, name: RegExp, option: string) => {
  await select(page, name).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}
