import type { FrameLocator, Page } from '@playwright/test'
import { expect } from './journey.ts'

/** The account in Books as 'Edit Info' opens it: at its settings. */
export const expectSettings = async (account: Page | FrameLocator, name: string) => {
  await expect(account.getByRole('heading', { level: 1 })).toHaveText('Settings')
  await expect(account.getByLabel('Business name')).toHaveValue(name)
}
