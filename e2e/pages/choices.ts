import type { Page } from '@playwright/test'

export const list = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
export const select = (page: Page, name: RegExp) => page.getByRole('button', { name })

/** Picks from a list that is searched by typing. */
export const search = async (page: Page, name: string, option: string) => {
  const found = page.getByRole('option', { name: option, exact: true })
  // Left, not clicked: a click may have to scroll first, and that closes the list.
  await list(page, name).fill(option)
  await found.waitFor()
  await list(page, name).blur()
  await found.waitFor({ state: 'hidden' })
  const value = await list(page, name).inputValue()
  if (value !== option) throw new Error(`${name} is ${value} and not ${option}`)
}

/** Picks from a list that opens under its field. */
export const choose = async (page: Page, name: RegExp, option: string) => {
  await select(page, name).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}
