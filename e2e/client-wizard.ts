import type { Locator, Page } from '@playwright/test'
import { choose, search } from './choices.ts'
import { expect } from './journey.ts'
import { next } from './wizard.ts'

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
export const step = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

export const pick = (page: Page, name: string | RegExp) => page.getByRole('radio', { name }).check()

export const openWizard = async (page: Page) => {
  await page.goto('/create-client')
  await expect(step(page, 'Tell Us About Your Business')).toBeVisible()
}

export const fillBusiness = async (page: Page, name: string) => {
  await field(page, 'Business name').fill(name)
  await search(page, 'Industry', 'Construction And Trades')
  await search(page, 'Country', 'Canada')
  await choose(page, /Estimated yearly revenue/, '30k - 100k')
  await pick(page, /full-time focus for over a year/)
  await choose(page, /How long does a service take/, 'Less than a week')
}

export const fillOwner = async (page: Page) => {
  await field(page, 'First name').fill('Ruth')
  await field(page, 'Last name').fill('Marlowe')
  await field(page, 'Phone number').fill('902 555 0123')
}

/** All three steps up to the moment before Finish. */
export const fillClient = async (page: Page, name: string) => {
  await openWizard(page)
  await fillBusiness(page, name)
  await next(page).click()
  await expect(step(page, "Owner's Info")).toBeVisible()
  await fillOwner(page)
  await next(page).click()
  await expect(step(page, 'Billing Info')).toBeVisible()
  await choose(page, /Select the Billing Currency/, 'CAD — Canadian Dollar')
}

/** The words under a field, which its control names as its description. */
export const expectMessage = async (control: Locator, message: string) => {
  await expect(control).toHaveAccessibleDescription(new RegExp(message.replace(/[.?()]/g, '\\$&')))
}

export const madeHeading = "Your Client's Account is Created!"

/** How many clients of this name the list finds. */
export const expectInList = async (page: Page, name: string, count: number) => {
  await page.goto(`/clients?${new URLSearchParams({ search: name })}`)
  await expect(page.getByText(`1–${count} of ${count}`, { exact: true })).toBeVisible()
  return page.getByRole('row').filter({ hasText: name })
}
