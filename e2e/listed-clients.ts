import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Checks how many clients of this name the list finds. */
export const expectInList = async (page: Page, name: string, count: number) => {
  await page.goto(`/clients?${new URLSearchParams({ search: name })}`)
  await expect(page.getByText(`1–${count} of ${count}`, { exact: true })).toBeVisible()
  return page.getByRole('row').filter({ hasText: name })
}
