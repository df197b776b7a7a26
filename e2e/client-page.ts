import type { FrameLocator, Page } from '@playwright/test'
import { expect } from './journey.ts'

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
export const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')

/** By the list, as a person comes. */
export const openClient = async (page: Page, name: string) => {
  await page.goto(`/clients?${new URLSearchParams({ search: name })}`)
  await page.getByRole('link', { name }).click()
  await expect(heading(page)).toHaveText(name)
  await expect(page.getByRole('heading', { name: 'Owner' })).toBeVisible()
}

/** The account in Books as 'Edit Info' opens it: at its settings. */
export const expectSettings = async (account: Page | FrameLocator, name: string) => {
  await expect(account.getByRole('heading', { level: 1 })).toHaveText('Settings')
  await expect(account.getByLabel('Business name')).toHaveValue(name)
}
