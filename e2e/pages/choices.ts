import type { Page } from '@playwright/test'

export const list = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
export const select = (page: Page, name: RegExp) => page.getByRole('button', { name })

/** Picks an option of a combobox by typing it. */
export const search = async (page: Page, name: string, option: string) => {
  const found = page.getByRole('option', { name: option, exact: true })
  // Blurs the field instead of clicking the option: a click may scroll first, which closes the list.
  await list(page, name).fill(option)
  await found.waitFor()
  await list(page, name).blur()
  await found.waitFor({ state: 'hidden' })
  const value = await list(page, name).inputValue()
  if (value !== option) throw new Error(`${name} is ${value} and not ${option}`)
}

/** Picks an option of a select. */
export const choose = async (page: Page, name: RegExp, option: string) => {
  await select(page, name).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}
