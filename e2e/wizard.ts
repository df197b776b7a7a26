import type { Page } from '@playwright/test'
import { choose, search } from './choices.ts'

export const fillProfile = async (page: Page) => {
  await page.getByLabel('First name').fill('Maya')
  await page.getByLabel('Last name').fill('Lindqvist')
  await page.getByLabel('Phone number').fill('+1 (902) 555-0147')
}

export const fillFirm = async (page: Page, name: string) => {
  await page.getByLabel('Firm name').fill(name)
  await search(page, 'Country', 'Canada')
  await search(page, 'State/Province', 'Nova Scotia')
  await choose(page, /Number of clients/, '6-20')
  await choose(page, /Type of professional/, 'Bookkeeper')
}

export const fillGrowth = async (page: Page) => {
  for (const service of ['Bookkeeping', 'Payroll']) await page.getByRole('checkbox', { name: service }).check()
  await choose(page, /What you're interested in/, 'Onboarding my clients')
  await page.getByRole('checkbox', { name: /product news/ }).check()
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check()
}

export const next = (page: Page) => page.getByRole('button', { name: 'Next' })
export const finish = (page: Page) => page.getByRole('button', { name: 'Finish' })
